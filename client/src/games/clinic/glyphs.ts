/** Signs on modules, drawn in a square of 12: filled, as a line, or both. */

interface Glyph {
  fill: string;
  line: string;
  width: number;
}

const only = (fill: string): Glyph => ({ fill, line: '', width: 0 });
const drawn = (line: string, width: number, fill = ''): Glyph => ({ fill, line, width });

export const GLYPHS: Record<string, Glyph> = {
  psychiatry: drawn(
    `
      M6.2 6.2c0-.7 1.1-.7 1.1.3 0 1.3-2.2 1.6-2.7-.2C4 4 6.5 2.8 8.3 4.1c2.2 1.7 1.2 5-1.3
        5.7-3.3.8-5.6-1.8-5.2-4.7C2.1 3 3.6 1.5 5.6 1.2
    `,
    1.5,
  ),
  cardiology: only('M6 10.8C2.4 8 .9 6.2.9 4.2a2.6 2.6 0 0 1 5.1-.8 2.6 2.6 0 0 1 5.1.8c0 2-1.5 3.8-5.1 6.6Z'),
  ophthalmology: drawn(
    'M.8 6C2.3 3.4 4 2.3 6 2.3S9.7 3.4 11.2 6C9.7 8.6 8 9.7 6 9.7S2.3 8.6.8 6Z',
    1.4,
    'M6 4.1a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8Z',
  ),
  orthopedics: only(
    `
      M3.3 7.3 7.3 3.3C6.7 1.9 8 .8 9 1.5c.3.3.4.6.4 1 .5 0 .8.1 1.1.4.7 1-.4 2.3-1.8 1.8l-4 4c.6 1.4-.7 2.5-1.7
        1.8-.3-.3-.4-.6-.4-1-.5 0-.8-.1-1.1-.4C.8 8.1 1.9 6.7 3.3 7.3Z
    `,
  ),
  neurology: only(
    `
      M5.5 1.6C4 .7 2.7 1.7 2.7 2.9 1.4 3.2 1 4.7 1.7 5.6.8 6.7 1.5 8.3 2.7 8.5c.1 1.7 1.9 2.5 2.8 1.5ZM6.5 1.6C8 .7
        9.3 1.7 9.3 2.9c1.3.3 1.7 1.8 1 2.7.9 1.1.2 2.7-1 2.9-.1 1.7-1.9 2.5-2.8 1.5Z
    `,
  ),
  treatment: drawn('M2.5 2.5l7 7M9.5 2.5l-7 7', 3.1),
  supply: drawn('M2 2h8v9.2H2ZM4 5.2h4M4 7.2h4M4 9.2h2.5', 1.1, 'M4 .8h4V3H4Z'),
  operating_room: only('M4.3 1h3.4v3.3H11v3.4H7.7V11H4.3V7.7H1V4.3h3.3Z'),
  lab: drawn(
    `
      M6 3.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6ZM6 .8v2M6 9.2v2M.8 6h2M9.2 6h2M2.3 2.3l1.4 1.4M8.3 8.3l1.4
        1.4M9.7 2.3 8.3 3.7M3.7 8.3 2.3 9.7
    `,
    1.6,
  ),
  outpatient: only('M6 .9 7.5 4.3l3.7.3-2.8 2.5.8 3.6L6 8.8l-3.2 1.9.8-3.6L.8 4.6l3.7-.3Z'),
  triage: only('M7.3.7 2.3 6.9h3l-.8 4.4 5.1-6.4H6.5Z'),
};
