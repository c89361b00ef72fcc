/** Furniture, apparatus and animals for drawing the rooms of the clinic. The surrounding group sets the outlines. */

export const INK = '#1C1520';
export const CREAM = '#FFF9EC';
export const WOOD = '#B07B50';
export const STEEL = '#C9D2D6';
export const MINT = '#8CC9B0';
export const RED = '#C8452F';
export const BLUE = '#3F6FB5';
export const SKY = '#A9D0E8';
export const GOLD = '#F0C04A';
export const ROSE = '#EFA9B4';
export const LEAF = '#5E9E6B';
export const TAN = '#D9A066';
export const DARK = '#4A4152';

export function path(d: string, fill = 'none', more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function rect(x: number, y: number, w: number, h: number, fill: string, round = 1.5): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}"/>`;
}

export function disc(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
}

export function at(x: number, y: number, scale: number, ...parts: string[]): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${parts.join('')}</g>`;
}

export function bare(...parts: string[]): string {
  return `<g stroke="none">${parts.join('')}</g>`;
}

/** A line without a fill. */
export function line(d: string, colour = INK, width = 1.4): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

export function many(count: number, draw: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => draw(n)).join('');
}

// -- Rooms -------------------------------------------------------------------------------------

export function room(wall: string, floor: string, ...parts: string[]): string {
  return bare(rect(0, 0, 96, 62, wall, 0), rect(0, 42, 96, 20, floor, 0)) + line('M0 42H96', INK, 1.2) + parts.join('');
}

export function outdoors(sky: string, grass: string, ...parts: string[]): string {
  return (
    bare(rect(0, 0, 96, 62, sky, 0), path('M0 38q24-8 48-2t48-3V62H0Z', grass)) +
    line('M0 38q24-8 48-2t48-3', INK, 1.2) +
    parts.join('')
  );
}

export function tiled(x: number, y: number, w: number, h: number): string {
  const upright = many(Math.floor(w / 8), n => line(`M${x + n * 8} ${y}v${h}`, INK, 0.6));
  const level = many(Math.floor(h / 8), n => line(`M${x} ${y + n * 8}h${w}`, INK, 0.6));
  return `<g opacity=".35">${upright}${level}</g>`;
}

export function windowAt(x: number, y: number, w: number, h: number, glass = SKY): string {
  return rect(x, y, w, h, glass) + line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, INK, 1);
}

export function picture(x: number, y: number, w: number, h: number, inside = ''): string {
  return rect(x, y, w, h, CREAM) + inside;
}

// -- Furniture ---------------------------------------------------------------------------------

export function examTable(x: number, y: number, w = 44): string {
  return (
    path(`M${x + 6} ${y + 5}v16M${x + w - 6} ${y + 5}v16M${x + 2} ${y + 21}h8M${x + w - 10} ${y + 21}h8`) +
    rect(x, y, w, 6, STEEL, 3)
  );
}

export function desk(x: number, y: number, w: number, h: number, colour = WOOD): string {
  return rect(x + 2, y + 3, w - 4, h - 3, colour) + rect(x, y, w, 5, colour);
}

export function shelf(x: number, y: number, w: number): string {
  return rect(x, y, w, 3, WOOD, 0.5);
}

export function books(x: number, y: number, colours: readonly string[]): string {
  return colours.map((colour, n) => rect(x + n * 5, y - 10 - (n % 3), 5, 10 + (n % 3), colour, 0.5)).join('');
}

export function bed(x: number, y: number, blanket: string): string {
  return (
    line(`M${x} ${y - 10}v22M${x + 40} ${y - 4}v16`) + rect(x, y, 40, 7, CREAM) + rect(x + 14, y - 1, 26, 8, blanket)
  );
}

export function lampAbove(x: number): string {
  return (
    line(`M${x} 0v7`) +
    path(`M${x - 10} 13q10-12 20 0Z`, STEEL) +
    bare(path(`M${x - 8} 14h16l6 20h-28Z`, '#FFF3B8', 'opacity=".65"'))
  );
}

export function drip(x: number, y: number): string {
  return (
    line(`M${x} ${y}v34M${x - 5} ${y + 34}h10M${x - 4} ${y}h8`) +
    rect(x - 7, y + 2, 6, 9, SKY) +
    line(`M${x - 4} ${y + 11}v10q0 4-6 4`, INK, 1)
  );
}

export function monitor(x: number, y: number, inside: string, colour = '#2E4A44'): string {
  return (
    line(`M${x + 10} ${y + 16}v5M${x + 4} ${y + 21}h12`) +
    rect(x, y, 20, 16, DARK, 2) +
    rect(x + 2, y + 2, 16, 12, colour, 1) +
    inside
  );
}

export function plant(x: number, y: number): string {
  return (
    path(`M${x} ${y}c-8-3-9-10-6-15 4 2 6 6 6 10 0-6 3-11 7-13 2 7-1 14-7 18Z`, LEAF) +
    path(`M${x - 5} ${y}h10l-1.5 9h-7Z`, RED)
  );
}

export function armchair(x: number, y: number, colour: string): string {
  return (
    rect(x + 3, y - 14, 20, 18, colour, 5) +
    rect(x, y - 4, 7, 14, colour, 3) +
    rect(x + 19, y - 4, 7, 14, colour, 3) +
    rect(x + 6, y, 14, 8, colour, 2)
  );
}

export function sink(x: number, y: number): string {
  return (
    path(`M${x} ${y}h24q0 12-8 12h-8q-8 0-8-12Z`, CREAM) +
    line(`M${x + 12} ${y}v-8q0-4 5-4v4`, INK, 2.4) +
    line(`M${x + 12} ${y + 12}v8`, INK, 2)
  );
}

export function washer(x: number, y: number, inside: string): string {
  return (
    rect(x, y, 24, 28, CREAM, 2) +
    line(`M${x} ${y + 7}h24`, INK, 1) +
    disc(x + 12, y + 17, 8, STEEL) +
    disc(x + 12, y + 17, 5.5, inside) +
    disc(x + 19, y + 3.5, 1.2, RED)
  );
}

export function flask(x: number, y: number, colour: string): string {
  return (
    path(`M${x - 2} ${y - 14}h4v6l5 10q1 3-2 3h-10q-3 0-2-3l5-10Z`, CREAM) +
    bare(path(`M${x - 4.2} ${y - 2}h8.4l2 4q.6 2-1.6 2h-9.2q-2.2 0-1.6-2Z`, colour)) +
    line(`M${x - 3} ${y - 14}h6`)
  );
}

export function bottle(x: number, y: number, colour: string): string {
  return (
    rect(x - 4, y - 12, 8, 12, colour) + rect(x - 3, y - 15, 6, 3.5, CREAM) + rect(x - 2.5, y - 8, 5, 5, CREAM, 0.5)
  );
}

export function box(x: number, y: number, w: number, h: number, colour = TAN): string {
  return rect(x, y, w, h, colour, 1) + line(`M${x + w / 2} ${y}v${h * 0.45}`, INK, 1);
}

export function cross(x: number, y: number, size: number, colour = RED): string {
  const a = size / 3;
  return bare(
    path(`M${x - a / 2} ${y - size / 2}h${a}v${a}h${a}v${a}h${-a}v${a}h${-a}v${-a}h${-a}v${-a}h${a}Z`, colour),
  );
}

export function bone(x: number, y: number, length: number, colour = CREAM): string {
  return path(`M${x} ${y}c-3-3-7 0-5 3-2 3 2 6 5 3h${length}c3 3 7 0 5-3 2-3-2-6-5-3Z`, colour);
}

export function paw(x: number, y: number, s: number, colour: string): string {
  return at(
    x,
    y,
    s,
    bare(
      oval(0, 4, 5.2, 4.4, colour),
      disc(-6, -1.5, 2.3, colour),
      disc(-2.2, -5, 2.4, colour),
      disc(2.6, -5, 2.4, colour),
      disc(6.4, -1.5, 2.3, colour),
    ),
  );
}

export function clock(x: number, y: number): string {
  return disc(x, y, 6, CREAM) + line(`M${x} ${y - 4}v4h3`, INK, 1.1);
}

// -- Animals and people ------------------------------------------------------------------------

/** A sitting dog, its feet at (x, y). */
export function dog(x: number, y: number, colour = TAN, s = 1, more = ''): string {
  return at(
    x,
    y,
    s,
    line('M9-5q6-2 5-9', INK, 3.6),
    line('M9-5q6-2 5-9', colour, 1.8),
    path('M-7 0q-1-12 4-15h6q7 4 7 15Z', colour),
    path('M-4 0v-7M1 0v-7'),
    path('M-12-17q0-9 8-9t8 9q0 6-8 6t-8-6Z', colour),
    path('M-11-22q-5 1-4 9 4 0 5-5ZM3-22q5 1 4 9-4 0-5-5Z', DARK),
    bare(disc(-7, -18.5, 1.2, INK), disc(-1, -18.5, 1.2, INK), oval(-4, -15, 2, 1.4, INK)),
    more,
  );
}

/** The collar that keeps a patient from licking. */
export const CONE = path('M-15-28l6 14h10l6-14q-11-5-22 0Z', '#E8F1F4', 'opacity=".8"');

/** A sitting cat, its feet at (x, y). */
export function cat(x: number, y: number, colour = '#8D8797', s = 1): string {
  return at(
    x,
    y,
    s,
    line('M6-2q8 0 6-10', INK, 3.4),
    line('M6-2q8 0 6-10', colour, 1.7),
    path('M-6 0q-1-9 3-12h6q4 4 3 12Z', colour),
    path('M-7-23l2.5 3.5h7L5-23v9q0 4-6 4t-6-4Z', colour),
    bare(disc(-3.6, -16, 1.1, INK), disc(1.6, -16, 1.1, INK), path('M-1.6-13.6h1.2l-.6 1Z', INK)),
    line('M-9-14h4M3-14h4', INK, 0.6),
  );
}

/** A cat asleep. */
export function loaf(x: number, y: number, colour = TAN): string {
  return (
    path(`M${x - 11} ${y}q-2-10 8-11 13-1 14 8 0 3-3 3Z`, colour) +
    path(`M${x - 13} ${y - 1}v-8l3 2h4l3-2v7q-2 3-5 3t-5-2Z`, colour) +
    line(`M${x - 11} ${y - 3}h2M${x - 7} ${y - 3}h2`, INK, 1)
  );
}

export function rabbit(x: number, y: number): string {
  return at(
    x,
    y,
    1,
    path('M-9 0q-1-9 6-10 9-1 9 10Z', CREAM),
    disc(7, -3, 2.6, CREAM),
    path('M-9-13q-4-11-1-12 3 1 3 11M-5-14q0-11 3-11 3 2 0 12', CREAM),
    disc(-7, -10, 5.4, CREAM),
    bare(disc(-8.4, -11, 1, INK), disc(-11, -9, 1, '#D9788A')),
  );
}

export function parrot(x: number, y: number): string {
  return at(
    x,
    y,
    1,
    path('M2 0q6 6 6 14-6-2-9-10Z', LEAF),
    path('M-6-8q0-7 6-7t6 7q1 10-5 12-7-2-7-12Z', RED),
    path('M-6-9q-4 1-3 5 3 0 4-3Z', GOLD),
    bare(disc(-2, -10, 1.1, INK)),
    path('M2-6q6 2 3 9-4-2-3-9Z', BLUE),
  );
}

export function snake(x: number, y: number): string {
  const way = `M${x} ${y}q6-7 12 0t12 0 8-6`;
  return (
    line(way, INK, 5) +
    line(way, LEAF, 3) +
    bare(disc(x + 32, y - 6.5, 2.6, LEAF), disc(x + 33, y - 7.4, 0.8, INK)) +
    line(`M${x + 35} ${y - 6}h4`, RED, 1)
  );
}

export function person(x: number, y: number, coat: string, hair = '#5A3A2A', skin = '#E9BE95'): string {
  return (
    path(`M${x - 8} ${y}q0-13 8-13t8 13Z`, coat) +
    disc(x, y - 17, 5.4, skin) +
    path(`M${x - 5.6} ${y - 17}q0-7 5.6-7t5.6 7q-5-4-11.2 0Z`, hair)
  );
}

/** A head seen from above, with shoulders. */
export function headAbove(x: number, y: number, coat: string, hair: string): string {
  return oval(x, y, 7.5, 4.6, coat) + disc(x, y, 3.7, hair);
}
