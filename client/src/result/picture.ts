/** The end of a game as a picture to send to friends. */
import { extent, linear } from './chart';
import type { Series } from '../connection/protocol';
import { fileName, save } from '../lib/download';
import { seatLook } from '../seats/seats.svelte';

export interface Told {
  title: string;
  stamp: string;
  good: boolean;
  /** The outcome in a sentence or two. */
  text: string;
  seats: readonly { name: string; colour: string | number; score: string }[];
  /** The game's main figure, from the first move to the last. */
  chart: { title: string; series: readonly Series[] } | null;
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 56;
const PAPER = '#fff9ec';
const INK = '#2b2230';
const SOFT = '#5b4d5c';
const BRAND = '#0e5a55';
const GOOD = '#2a6542';
const BAD = '#9b2a18';

export async function pictureOf(told: Told): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d')!;
  await document.fonts.ready;
  pen.fillStyle = BRAND;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = PAPER;
  pen.beginPath();
  pen.roundRect(20, 20, WIDTH - 40, HEIGHT - 40, 18);
  pen.fill();
  pen.textBaseline = 'alphabetic';
  write(pen, told.title, EDGE, 104, `400 52px ${font('display')}`, INK, 760);
  stamp(pen, told);
  const below = paragraph(pen, told.text, EDGE, 158, `400 27px ${font('text')}`, 36, WIDTH - 2 * EDGE);
  const column = told.chart === null ? WIDTH - 2 * EDGE : 470;
  people(pen, told, below + 26, column);
  if (told.chart !== null) curves(pen, told, { left: 600, top: below + 40, right: WIDTH - EDGE, bottom: HEIGHT - 100 });
  write(pen, 'Wardround', EDGE, HEIGHT - 52, `400 26px ${font('display')}`, BRAND, 300);
  return new Promise((done, failed) =>
    canvas.toBlob(blob => (blob ? done(blob) : failed(new Error('the browser draws no pictures'))), 'image/png'),
  );
}

function font(of: 'display' | 'text'): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--f-${of}`);
}

function colourOf(colour: string | number): string {
  const probe = document.createElement('i');
  probe.className = `k-${seatLook(colour).colour}`;
  document.body.append(probe);
  const found = getComputedStyle(probe).getPropertyValue('--c');
  probe.remove();
  return found.trim();
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  face: string,
  colour: string,
  most: number,
): void {
  pen.font = face;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, most);
}

function stamp(pen: CanvasRenderingContext2D, told: Told): void {
  pen.save();
  pen.font = `400 40px ${font('display')}`;
  const text = told.stamp.toUpperCase();
  const width = pen.measureText(text).width + 48;
  pen.translate(WIDTH - EDGE - width / 2, 92);
  pen.rotate(-0.07);
  pen.strokeStyle = pen.fillStyle = told.good ? GOOD : BAD;
  pen.lineWidth = 5;
  pen.beginPath();
  pen.roundRect(-width / 2, -38, width, 66, 12);
  pen.stroke();
  pen.textAlign = 'center';
  pen.fillText(text, 0, 10);
  pen.restore();
}

/** Text in lines of at most this width; returns the position of the last line. */
function paragraph(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  face: string,
  height: number,
  width: number,
): number {
  pen.font = face;
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > width) {
      write(pen, line, x, y, face, INK, width);
      line = word;
      y += height;
    } else {
      line = longer;
    }
  }
  write(pen, line, x, y, face, INK, width);
  return y;
}

function people(pen: CanvasRenderingContext2D, told: Told, top: number, width: number): void {
  const height = Math.min(62, (HEIGHT - 100 - top) / told.seats.length);
  told.seats.forEach((seat, i) => {
    const y = top + i * height + height / 2;
    pen.save();
    pen.translate(EDGE, y - 18);
    pen.scale(36 / 32, 36 / 32);
    const outline = new Path2D(seatLook(seat.colour).outline);
    pen.fillStyle = colourOf(seat.colour);
    pen.fill(outline);
    pen.strokeStyle = '#1c1520';
    pen.lineWidth = 1.8;
    pen.stroke(outline);
    pen.restore();
    write(pen, seat.name, EDGE + 54, y + 10, `600 29px ${font('text')}`, INK, width - 170);
    pen.textAlign = 'right';
    write(pen, seat.score, EDGE + width, y + 10, `600 29px ${font('text')}`, INK, 110);
    pen.textAlign = 'left';
  });
}

function curves(
  pen: CanvasRenderingContext2D,
  told: Told,
  box: { left: number; top: number; right: number; bottom: number },
): void {
  const { title, series } = told.chart!;
  const values = series.flatMap(one => one.values.filter(value => value !== null));
  const x = linear([0, Math.max(1, ...series.map(one => one.values.length - 1))], [box.left, box.right], 2);
  const y = linear(extent(values), [box.bottom, box.top + 34], 2);
  write(pen, title, box.left, box.top + 8, `600 22px ${font('text')}`, SOFT, box.right - box.left);
  pen.strokeStyle = '#cdb98f';
  pen.lineWidth = 2;
  pen.strokeRect(box.left, box.top + 24, box.right - box.left, box.bottom - box.top - 14);
  pen.lineWidth = 5;
  pen.lineJoin = 'round';
  for (const one of series) {
    pen.strokeStyle =
      one.seat === null || one.seat === undefined ? BRAND : colourOf(told.seats[one.seat]?.colour ?? one.seat);
    pen.beginPath();
    one.values.forEach((value, i) => {
      if (value !== null) pen.lineTo(x(i), y(value));
    });
    pen.stroke();
  }
}

/** Offer the picture to the device's share sheet; if it has none, save it as a file. */
export async function share(picture: Blob, title: string, text: string, link: string | undefined): Promise<void> {
  const file = new File([picture], fileName(title, 'png'), { type: picture.type });
  const parcel = { files: [file], title, text: link ? `${text}\n${link}` : text };
  if (navigator.canShare?.(parcel)) {
    try {
      return await navigator.share(parcel);
    } catch (refused) {
      // A player who cancels the share sheet does not want a file either.
      if (refused instanceof DOMException && refused.name === 'AbortError') return;
    }
  }
  save(file.name, file);
}
