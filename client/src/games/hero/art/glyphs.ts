/** Marks of the skills in a square of 12, their frames in a square of 18, and the outlines of the tokens. */

export const SKILL_GLYPHS = [
  `
    <path d="M3 6.2V3.2a.75.75 0 0 1 1.5 0V2.2a.75.75 0 0 1 1.5 0V1.9a.75.75 0 0 1 1.5 0V2.6a.75.75 0 0 1 1.5 0V7.4c0
      2.2-1.2 3.6-3.2 3.6-1.5 0-2.5-.8-3.2-2.2L1.5 6.7c.3-.9 1.1-.9 1.5-.5Z" fill="currentColor"/>
  `,
  '<path d="M1.5 10.7 6.6 5.6 9.7 1.2c1.3 1 1.5 2.6.6 3.9L7.4 7.2 6.6 7Z" fill="currentColor"/>',
  `
    <path d="M5.2 1C2.5 1 1.3 3.6 1.3 6.1S2.7 11 5.4 11c2.1 0 2.9-1.6 2.2-3-.5-1-.2-1.8.6-2.4C10.2 4.1 9 1 5.2 1Z"
      fill="currentColor"/>
  `,
  `
    <path d="M6 1.6C4.6.5 2.9 1.5 3 2.9 1.5 3.1 1.1 4.7 1.9 5.6.8 6.6 1.4 8.2 2.7 8.5c.1 1.7 2 2.3 3.3 1.3 1.3 1
      3.2.4 3.3-1.3 1.3-.3 1.9-1.9.8-2.9.8-.9.4-2.5-1.1-2.7C9.1 1.5 7.4.5 6 1.6Z" fill="currentColor"/>
    <path d="M6 2.4v7M3.8 4.6q1.2-.2 1.3.9M8.2 7.1q-1.2.1-1.3-1" fill="none" stroke="var(--c)" stroke-width=".9"/>
  `,
] as const;

/** Square, triangle, drop and hexagon: shape tells the skill as well as colour does. */
export const SKILL_FRAMES = [
  'M2.5 1h13A1.5 1.5 0 0 1 17 2.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 1 15.5v-13A1.5 1.5 0 0 1 2.5 1Z',
  'M9-.8 18.7 16.4a.8.8 0 0 1-.7 1.1H0a.8.8 0 0 1-.7-1.1Z',
  'M9-.8c2.7 3.8 7.7 5.9 7.7 10.7a7.7 7.7 0 0 1-15.4 0C1.3 5.1 6.3 3 9-.8Z',
  'M9-.1 17.2 4.5v9L9 18.1.8 13.5v-9Z',
] as const;

/** The glyph's position and size within its frame. */
export const SKILL_INSET = [
  { x: 3, y: 3, s: 1 },
  { x: 4.4, y: 6.8, s: 0.8 },
  { x: 3.9, y: 5, s: 0.88 },
  { x: 3, y: 3.1, s: 1 },
] as const;

export type TokenKind = 'sleep' | 'chaos' | 'timer' | 'deed';

/** In a square of 24: crescent, spiky, waisted, ribboned. */
export const TOKENS: Readonly<Record<TokenKind, { colour: string; outline: string; more?: string }>> = {
  sleep: { colour: '#9CC1DE', outline: 'M15 1.5A11 11 0 1 0 22.5 17 9.5 9.5 0 0 1 15 1.5Z' },
  chaos: {
    colour: '#E25C44',
    outline: `
      M12 .5l2.6 5 5-2.7-.6 5.6 5.2.9-3.9 3.9 3.6 4.2-5.6.3.4 5.7-4.8-3L10.6 25l-2-5.2-5.3 2 1.4-5.5L-.5
        14.7l4-3.9L.6 6.2l5.6.3L6.6.9l4 3.5Z
    `,
  },
  timer: {
    colour: '#E9C456',
    outline: 'M3 1.5h18v3.2c0 3.4-3 5.3-4.3 7.3 1.3 2 4.3 3.9 4.3 7.3v3.2H3v-3.2c0-3.4 3-5.3 4.3-7.3C6 10 3 8.1 3 4.7Z',
    more: '<path d="M1.8 2.2h20.4M1.8 21.8h20.4" stroke="#84543A" stroke-width="2.6" stroke-linecap="round"/>',
  },
  deed: { colour: '#F3CBD3', outline: 'M12 1.2a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z' },
};

/** The tails of the medal hang behind it. */
export const RIBBON = 'M6.5 15.5 3.5 24.5l4.3-1.6L10.5 26l1.5-6 1.5 6 2.7-3.1 4.3 1.6-3-9Z';
