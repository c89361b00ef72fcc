import { bare } from '../../words';

/** Marks in a square of 12. Every malady has its own, so that colour is never the only cue. */
const MARKS: Readonly<Record<string, (ink: string, hole: string) => string>> = {
  red: ink => `<path d="M6 10.9 1.5 6.2a2.75 2.75 0 0 1 3.9-3.9L6 2.9l.6-.6a2.75 2.75 0 0 1 3.9 3.9Z" fill="${ink}"/>`,
  green: ink =>
    `
      <path d="M7.4 1.2c-3.6-.5-6.1 2-6.1 5s2.5 5.1 5.1 4.7c1.8-.3 2-1.9 1.3-2.8-.8-1-.6-1.9.2-2.6 1.7-1.4
        1.9-4-.5-4.3Z" fill="${ink}"/>
      <path d="M8.3 6.9c1.2.2 2.2.9 2.5 2.2" fill="none" stroke="${ink}" stroke-width="1.5" stroke-linecap="round"/>
    `,
  yellow: ink =>
    `
      <path d="M6 .9v10.2M.9 6h10.2M2.4 2.4l7.2 7.2M9.6 2.4 2.4 9.6" stroke="${ink}" stroke-width="1.4"
        stroke-linecap="round"/><circle cx="6" cy="6" r="3.1" fill="${ink}"/>
    `,
  gray: ink =>
    `
      <path d="M6.2 6.2c0-.7 1.1-.7 1.1.3 0 1.3-2.2 1.6-2.7-.2C4 4 6.5 2.8 8.3 4.1c2.2 1.7 1.2 5-1.3
        5.7-3.3.8-5.6-1.8-5.2-4.7C2.1 3 3.6 1.5 5.6 1.2" fill="none" stroke="${ink}" stroke-width="1.5"
        stroke-linecap="round"/>
    `,
  blue: (ink, hole) =>
    `
      <path d="M2.5 2.5l7 7M9.5 2.5l-7 7" fill="none" stroke="${ink}" stroke-width="3.1" stroke-linecap="round"/>
      <circle cx="6" cy="6" r="1" fill="${hole}"/>
    `,
  black: (ink, hole) =>
    `
      <path d="M6 1C3.3 1 1.5 2.9 1.5 5.3c0 1.5.7 2.5 1.7 3.2v1.7c0 .5.3.8.8.8h4c.5 0 .8-.3.8-.8V8.5c1-.7 1.7-1.7
        1.7-3.2C10.5 2.9 8.7 1 6 1Z" fill="${ink}"/><circle cx="4.2" cy="5.6" r="1.15" fill="${hole}"/>
      <circle cx="7.8" cy="5.6" r="1.15" fill="${hole}"/>
      <path d="M5.2 9v1.6M6.8 9v1.6" stroke="${hole}" stroke-width=".8"/>
    `,
  bolt: ink => `<path d="M7.3.7 2.3 6.9h3l-.8 4.4 5.1-6.4H6.5Z" fill="${ink}"/>`,
  star: ink => `<path d="M6 .9 7.5 4.3l3.7.3-2.8 2.5.8 3.6L6 8.8l-3.2 1.9.8-3.6L.8 4.6l3.7-.3Z" fill="${ink}"/>`,
  bed: ink =>
    `
      <path d="M1.2 2.5v7.5M1.2 8h9.6v2M1.2 6.5h9.6V8" fill="none" stroke="${ink}" stroke-width="1.4"
        stroke-linecap="round"/><circle cx="3.6" cy="4.6" r="1.3" fill="${ink}"/>
      <path d="M5.8 6V4.2h3.4a1.6 1.6 0 0 1 1.6 1.8Z" fill="${ink}"/>
    `,
  cup: ink =>
    `
      <path d="M3 1.5h6v3a3 3 0 0 1-6 0ZM5.2 7h1.6v2.2H5.2ZM3.5 9.2h5v1.5h-5Z" fill="${ink}"/>
      <path d="M3 2.5H1.3c0 2 .7 3 2 3M9 2.5h1.7c0 2-.7 3-2 3" fill="none" stroke="${ink}"/>
    `,
  board: (ink, hole) =>
    `
      <rect x="2.2" y="1.8" width="7.6" height="9.4" rx="1" fill="${ink}"/>
      <rect x="4.2" y=".8" width="3.6" height="2.2" rx=".6" fill="${ink}" stroke="${hole}" stroke-width=".7"/>
      <path d="M4 5.2h4M4 7h4M4 8.8h2.5" stroke="${hole}" stroke-width=".9"/>
    `,
  flask: ink =>
    `
      <path d="M4.5 1h3M5 1v3.5L2 10.2c-.3.6 0 .8.5.8h7c.5 0 .8-.2.5-.8L7 4.5V1" fill="none" stroke="${ink}"
        stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/>
      <path d="M3.6 7.8h4.8l1.3 2.7H2.3Z" fill="${ink}"/>
    `,
};

export function glyph(kind: string, ink = 'var(--on)', hole = 'var(--c)'): string {
  return (MARKS[kind] ?? MARKS.star)!(ink, hole);
}

/** The mark of a kind of Training, `training:er_training`; Advanced Training bears its malady's. */
export function trainingGlyph(id: string, colourOf: Readonly<Record<string, string>>): string {
  const kind = bare(id);
  const own: Readonly<Record<string, string>> = {
    bedside_manner: 'bed',
    er_training: 'bolt',
    research_phd: 'flask',
    award: 'cup',
    admin_degree: 'board',
    coroner: 'black',
  };
  return own[kind] ?? colourOf[kind.replace('advanced_', '')] ?? 'star';
}
