/** A large picture of a piece, copied from where it lies. */
import { plainCopy } from './travel';

const WIDTH = 132;
const HEIGHT = 112;
const LARGEST = 3;

/**
 * The piece alone, inside copies of everything around it, so that the classes and properties by which a
 * board styles its pieces apply to the picture too.
 */
export function portraitOf(piece: Element): Element | null {
  const body = piece.closest<HTMLElement | SVGGElement>('[data-travel]') ?? piece.closest<HTMLElement>('[data-piece]');
  if (!body) return null;
  const framed = body instanceof SVGGraphicsElement ? ofDrawing(body) : ofElement(withArt(body));
  if (framed === null) return null;
  return around(framed.from.parentElement, framed.picture);
}

interface Framed {
  /** The element that was copied; copies of all its ancestors surround the picture. */
  from: Element;
  picture: Element;
}

/** The piece, or the thing it lies on if only that is drawn. */
function withArt(body: HTMLElement): HTMLElement {
  const drawn = body.innerText.trim() !== '' || body.querySelector('svg, img') !== null;
  return drawn ? body : (body.parentElement ?? body);
}

function ofElement(body: HTMLElement): Framed | null {
  const { offsetWidth: width, offsetHeight: height } = body;
  if (width === 0 || height === 0) return null;
  const scale = Math.min(LARGEST, WIDTH / width, HEIGHT / height);
  const copy = plainCopy(body) as HTMLElement;
  copy.classList.remove('lit', 'picked');
  for (const ring of copy.querySelectorAll('.lamp, button')) ring.remove();
  Object.assign(copy.style, {
    position: 'relative',
    inset: 'auto',
    left: '0',
    top: '0',
    margin: '0',
    translate: 'none',
    width: `${width}px`,
    height: `${height}px`,
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
  });
  const frame = document.createElement('div');
  Object.assign(frame.style, { width: `${width * scale}px`, height: `${height * scale}px` });
  frame.append(copy);
  return { from: body, picture: frame };
}

function ofDrawing(body: SVGGraphicsElement): Framed | null {
  const art = body.querySelector<SVGGraphicsElement>('.art') ?? body;
  const { x, y, width, height } = art.getBBox();
  const drawing = body.ownerSVGElement;
  if (drawing === null || width === 0 || height === 0) return null;
  const scale = Math.min(LARGEST, WIDTH / width, HEIGHT / height);
  const frame = drawing.cloneNode(false) as SVGSVGElement;
  frame.removeAttribute('style');
  frame.setAttribute('viewBox', `${x - 1} ${y - 1} ${width + 2} ${height + 2}`);
  frame.setAttribute('width', `${width * scale}`);
  frame.setAttribute('height', `${height * scale}`);
  frame.append(plainCopy(art));
  return { from: drawing, picture: frame };
}

function around(parent: Element | null, picture: Element): Element {
  if (parent === null || parent === document.body) return picture;
  const copy = parent.cloneNode(false) as HTMLElement;
  for (const name of ['id', 'role', 'tabindex', 'data-region', 'data-piece', 'data-zone', 'aria-label'])
    copy.removeAttribute(name);
  copy.style.setProperty('display', 'contents', 'important');
  copy.append(picture);
  return around(parent.parentElement, copy);
}
