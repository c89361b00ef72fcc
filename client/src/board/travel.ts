/**
 * Pieces travel; nothing pops. Before a table is redrawn, `look` records where every piece lies;
 * afterwards, `travel` moves each one from there to its new place.
 *
 * A piece is an element with `data-piece`; what moves is the nearest `data-travel` around it, else the
 * piece itself. Tokens that cannot be picked have `data-token` instead and move on their own. A piece lies
 * in its nearest `data-place`, `data-zone` or other piece. `data-count` is how many it stands for: a pile
 * that grew gets a copy that flies to it. A piece that appears can name the zone it emerges from in
 * `data-from`.
 */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A piece that lies somewhere. */
export interface Spot {
  id: string;
  /** What it lies in. */
  at: string;
  count: number;
  box: Box;
  /** The zone it emerges from if its origin is unknown. */
  from: string;
}

export interface Flight {
  /** The index of its destination among the new spots. */
  to: number;
  from: Box;
  /** The piece stays put, and a copy flies to it. */
  copy: boolean;
  /** It is in the same place, but drawn elsewhere because others made or needed room. */
  shoved: boolean;
}

const MAX_APART = 6;
const APART = 40;
/** Shorter distances are not animated. */
const STILL = 6;

/** How long a trip takes, in milliseconds. */
export function duration(distance: number): number {
  return Math.min(300, 150 + 0.15 * distance);
}

/** Pieces set off one after another; from the sixth on, together. */
export function delayOf(index: number): number {
  return Math.min(index, MAX_APART - 1) * APART;
}

function distance(from: Box, to: Box): number {
  return Math.hypot(from.x - to.x, from.y - to.y);
}

/** Which pieces fly where: those that moved, and those that left one pile for another. */
export function flights(before: readonly Spot[], after: readonly Spot[], zones: ReadonlyMap<string, Box>): Flight[] {
  const old = new Map(before.map(spot => [keyOf(spot), spot]));
  const lost = losses(before, after);
  const all: Flight[] = [];
  after.forEach((spot, to) => {
    const same = old.get(keyOf(spot));
    if (same && distance(same.box, spot.box) >= STILL) all.push({ to, from: same.box, copy: false, shoved: true });
    const gained = spot.count - (same?.count ?? 0);
    if (gained <= 0) return;
    const from = take(lost.get(spot.id), gained) ?? zones.get(spot.from);
    if (from && distance(from, spot.box) >= STILL) all.push({ to, from, copy: same !== undefined, shoved: false });
  });
  return all;
}

function keyOf(spot: Spot): string {
  return `${spot.id}|${spot.at}`;
}

interface Loss {
  box: Box;
  count: number;
}

function losses(before: readonly Spot[], after: readonly Spot[]): Map<string, Loss[]> {
  const now = new Map(after.map(spot => [keyOf(spot), spot.count]));
  const lost = new Map<string, Loss[]>();
  for (const spot of before) {
    const count = spot.count - (now.get(keyOf(spot)) ?? 0);
    if (count > 0) lost.set(spot.id, [...(lost.get(spot.id) ?? []), { box: spot.box, count }]);
  }
  return lost;
}

function take(lost: Loss[] | undefined, wanted: number): Box | null {
  const source = lost?.find(loss => loss.count > 0);
  if (!source) return null;
  source.count -= wanted;
  return source.box;
}

// -- In the page -------------------------------------------------------------------------------

type Drawn = HTMLElement | SVGElement;

/** A record of where everything lies. */
export interface Look {
  spots: readonly Spot[];
  bodies: readonly Drawn[];
  zones: ReadonlyMap<string, Box>;
  /** The box they lie in. */
  room: Box;
}

export function look(root: Element): Look {
  const spots: Spot[] = [];
  const bodies: Drawn[] = [];
  const seen = new Map<string, number>();
  for (const piece of root.querySelectorAll<Drawn>('[data-piece], [data-token]')) {
    const token = piece.dataset.token;
    const body = token ? piece : (piece.closest<Drawn>('[data-travel]') ?? piece);
    const box = boxOf(body);
    const id = token ?? piece.dataset.piece;
    if (!id || box.width === 0) continue;
    const place = placeOf(body);
    const nth = seen.get(`${id}|${place}`) ?? 0;
    seen.set(`${id}|${place}`, nth + 1);
    const count = Number(piece.dataset.count ?? 1);
    spots.push({ id, at: nth === 0 ? place : `${place}#${nth}`, count, box, from: piece.dataset.from ?? '' });
    bodies.push(body);
  }
  const zones = new Map<string, Box>();
  for (const zone of root.querySelectorAll<Drawn>('[data-zone]')) zones.set(zone.dataset.zone ?? '', boxOf(zone));
  return { spots, bodies, zones, room: boxOf(root) };
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

function placeOf(body: Drawn): string {
  const around = body.parentElement?.closest<Drawn>('[data-place], [data-travel], [data-zone]');
  if (!around) return '';
  const { place, zone } = around.dataset;
  return place ?? zone ?? around.querySelector<Drawn>(':scope > [data-piece]')?.dataset.piece ?? '';
}

export interface Manner {
  /** 1 is the design's pace; 4 is four times as fast. */
  rate: number;
  /** No travel: pieces fade in, and an outline marks where they came from. */
  less: boolean;
}

/** A journey under way. */
export interface Journey {
  /** How long it takes, in milliseconds. */
  lasts: number;
  finish: () => void;
}

export const NO_JOURNEY: Journey = { lasts: 0, finish: () => undefined };

const EASE = 'cubic-bezier(.2,.8,.2,1)';
const FADE = 80;
const OUTLINE_STAYS = 1500;

/** Animate everything to its new place. */
export function travel(root: Element, before: Look, { rate, less }: Manner): Journey {
  const now = look(root);
  const list = flights(before.spots, now.spots, before.zones).filter(
    ({ shoved }) => !shoved || sameSize(before.room, now.room),
  );
  if (list.length === 0) return NO_JOURNEY;
  if (less) return fadeIn(root, now, list);
  const shifts = new Map<Drawn, { dx: number; dy: number }>();
  for (const flight of list)
    if (!flight.copy) shifts.set(now.bodies[flight.to]!, shiftOf(flight, now.spots[flight.to]!));
  const running: Animation[] = [];
  const clear = above(root);
  let lasts = 0;
  let going = 0;
  for (const flight of list) {
    const body = now.bodies[flight.to]!;
    const own = shiftOf(flight, now.spots[flight.to]!);
    const carried = flight.copy ? null : carrier(body, shifts);
    const shift = carried ? { dx: own.dx - carried.dx, dy: own.dy - carried.dy } : own;
    if (Math.hypot(shift.dx, shift.dy) < STILL) continue;
    const actor = clear.lift(body, flight.copy);
    const timing = {
      duration: duration(Math.hypot(shift.dx, shift.dy)) / rate,
      delay: delayOf(going++) / rate,
      easing: EASE,
      fill: 'backwards' as const,
    };
    const animation = actor.animate(frames(shift, actor), timing);
    animation.onfinish = () => clear.land(actor);
    running.push(animation);
    lasts = Math.max(lasts, timing.duration + timing.delay);
  }
  return {
    lasts,
    finish: () => {
      for (const animation of running) animation.finish();
      clear.landAll();
    },
  };
}

/** Resizing the table is not a move. */
function sameSize(a: Box, b: Box): boolean {
  return Math.abs(a.width - b.width) < 1 && Math.abs(a.height - b.height) < 1;
}

/** Moving pieces are drawn above everything else, so that nothing hides them on the way. */
function above(root: Element): {
  lift: (body: Drawn, copy: boolean) => Drawn;
  land: (actor: Drawn) => void;
  landAll: () => void;
} {
  const landings = new Map<Drawn, () => void>();
  const raised = new Map<HTMLElement, { level: string; by: number }>();

  function raise(actor: Drawn): HTMLElement[] {
    const ancestors: HTMLElement[] = [];
    for (let up = actor.parentElement; up && up !== root; up = up.parentElement)
      if (up instanceof HTMLElement && getComputedStyle(up).position !== 'static') ancestors.push(up);
    for (const element of ancestors) {
      const old = raised.get(element);
      raised.set(element, { level: old?.level ?? element.style.zIndex, by: (old?.by ?? 0) + 1 });
      element.style.zIndex = '30';
    }
    return ancestors;
  }

  function lower(element: HTMLElement): void {
    const old = raised.get(element);
    if (!old) return;
    if (old.by > 1) raised.set(element, { ...old, by: old.by - 1 });
    else {
      element.style.zIndex = old.level;
      raised.delete(element);
    }
  }

  function lift(body: Drawn, copy: boolean): Drawn {
    const drawn = isDrawn(body);
    const actor = drawn ? aloft(body) : copy ? copyOf(body) : body;
    const hidden = drawn && !copy;
    const { zIndex } = actor.style;
    if (hidden) body.style.visibility = 'hidden';
    actor.style.zIndex = '30';
    const over = raise(body);
    landings.set(actor, () => {
      if (actor !== body) actor.remove();
      if (hidden) body.style.visibility = '';
      actor.style.zIndex = zIndex;
      over.forEach(lower);
    });
    return actor;
  }

  function land(actor: Drawn): void {
    landings.get(actor)?.();
    landings.delete(actor);
  }

  return { lift, land, landAll: () => [...landings.keys()].forEach(land) };
}

const SVG = 'http://www.w3.org/2000/svg';

/** A copy of a drawn element, appended last to its SVG so that it is on top, without a transform of its own. */
function aloft(body: SVGGraphicsElement): Drawn {
  const sheet = body.ownerSVGElement!;
  const around = body.parentNode instanceof SVGGraphicsElement ? body.parentNode.getScreenCTM() : null;
  const own = sheet.getScreenCTM();
  const layer = document.createElementNS(SVG, 'g');
  const placed = document.createElementNS(SVG, 'g');
  if (around && own) {
    const { a, b, c, d, e, f } = own.inverse().multiply(around);
    placed.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  }
  placed.append(plainCopy(body));
  layer.append(placed);
  sheet.append(layer);
  return layer;
}

export interface Shift {
  dx: number;
  dy: number;
}

function shiftOf(flight: Flight, to: Spot): Shift {
  const { from } = flight;
  return {
    dx: from.x + from.width / 2 - to.box.x - to.box.width / 2,
    dy: from.y + from.height / 2 - to.box.y - to.box.height / 2,
  };
}

/** The element that moves when this piece does. */
function carrier(body: Drawn, shifts: ReadonlyMap<Drawn, Shift>): Shift | null {
  for (let up = body.parentElement; up; up = up.parentElement) {
    const shift = shifts.get(up);
    if (shift) return shift;
  }
  return null;
}

/** A screen distance in the units of the element that travels it. */
export function transformTo({ dx, dy }: Shift, actor: Drawn): string {
  const scale = isDrawn(actor) ? (actor.getScreenCTM()?.a ?? 1) : 1;
  return `translate(${dx / scale}px, ${dy / scale}px)`;
}

/** Whether this is part of an SVG rather than an `<svg>` in the page. */
function isDrawn(body: Drawn): body is SVGGraphicsElement {
  return body instanceof SVGGraphicsElement && body.ownerSVGElement !== null;
}

/**
 * An animation that the compositor can run without repainting every frame: `transform` inside an SVG,
 * where the moving copy has none of its own, and `translate` elsewhere, which leaves the piece's
 * `transform` alone.
 */
function frames(shift: Shift, actor: Drawn): Keyframe[] {
  if (isDrawn(actor)) return [{ transform: transformTo(shift, actor) }, { transform: 'translate(0px, 0px)' }];
  const [x = '0px', y = '0px'] = getComputedStyle(actor).translate.replace('none', '').split(' ').filter(Boolean);
  return [{ translate: `calc(${x} + ${shift.dx}px) calc(${y} + ${shift.dy}px)` }, { translate: `${x} ${y}` }];
}

/** A duplicate of a piece, exactly on top of it and ignoring the pointer. */
export function copyOf(body: Drawn): Drawn {
  if (isDrawn(body)) return aloft(body);
  const copy = plainCopy(body);
  body.parentElement?.append(copy);
  if (copy instanceof HTMLElement) lieOn(copy, boxOf(body));
  return copy;
}

/** Looks the same but is inert: cannot be queried, pressed or read as a piece. */
export function plainCopy(body: Drawn): Drawn {
  const copy = body.cloneNode(true) as Drawn;
  for (const piece of [copy, ...copy.querySelectorAll('[data-piece], [data-token], [data-travel]')]) {
    piece.removeAttribute('data-piece');
    piece.removeAttribute('data-token');
    piece.removeAttribute('data-travel');
  }
  copy.setAttribute('inert', '');
  copy.setAttribute('aria-hidden', 'true');
  return copy;
}

function lieOn(copy: HTMLElement, box: Box): void {
  Object.assign(copy.style, {
    position: 'fixed',
    margin: '0',
    left: '0',
    top: '0',
    pointerEvents: 'none',
    zIndex: '30',
  });
  Object.assign(copy.style, { width: `${box.width}px`, height: `${box.height}px` });
  const lies = boxOf(copy);
  Object.assign(copy.style, { left: `${box.x - lies.x}px`, top: `${box.y - lies.y}px` });
}

function fadeIn(root: Element, now: Look, list: readonly Flight[]): Journey {
  const outlines = list.filter(({ shoved }) => !shoved).map(({ from }) => outline(within(root, from)));
  for (const { to } of list) now.bodies[to]!.animate([{ opacity: 0.3 }, {}], { duration: FADE });
  return { lasts: FADE, finish: () => outlines.forEach(one => one.remove()) };
}

/** The visible part of a box: scrolled-out pieces must not leave an outline over other things. */
function within(root: Element, box: Box): Box {
  const room = boxOf(root);
  const [x, y] = [Math.max(box.x, room.x), Math.max(box.y, room.y)];
  return {
    x,
    y,
    width: Math.min(box.x + box.width, room.x + room.width) - x,
    height: Math.min(box.y + box.height, room.y + room.height) - y,
  };
}

/** A dashed outline that stays around a place for a moment. */
function outline(box: Box): Element {
  const line = document.createElement('div');
  if (box.width <= 0 || box.height <= 0) return line;
  line.className = 'travelled';
  line.setAttribute('aria-hidden', 'true');
  Object.assign(line.style, {
    position: 'fixed',
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    border: '2.5px dashed var(--act)',
    borderRadius: '10px',
    pointerEvents: 'none',
    zIndex: '25',
  });
  document.body.append(line);
  setTimeout(() => line.remove(), OUTLINE_STAYS);
  return line;
}

/** Mark pieces that changed places, without any travel. */
export function markChanged(root: Element, before: Look): void {
  const now = look(root);
  for (const { to, shoved } of flights(before.spots, now.spots, before.zones))
    if (!shoved) outline(within(root, now.spots[to]!.box));
}

export function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'less';
}
