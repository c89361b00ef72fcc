/** Furniture of the rooms, drawn in the lower right corner of a room of 200 by 128. Class `o` is the outline. */
import { bare } from '../../words';

const WOOD = '#B07B50';

interface RoomLook {
  colour: string;
  /** The key of the text on its wall. */
  joke?: string;
  furniture: string;
}

const SPINES = ['#B5341F', '#FFF9EC', '#234F9E', '#579C7D', '#F3C443', '#5A2F7C', '#FFF9EC', '#DE6A22'];

/** The books on one shelf of the library. */
function books(shelf: number): string {
  return SPINES.map((colour, n) => {
    const [x, sunk] = [102 + ((n + shelf * 3) % 8) * 10.5, (n % 3) * 1.5];
    const y = 36 + shelf * 27 + sunk;
    return `<rect x="${x}" y="${y}" width="9" height="${18 - sunk}" rx="1" fill="${colour}" class="o"/>`;
  }).join('');
}

const LOOKS: Readonly<Record<string, RoomLook>> = {
  or: {
    colour: 'crimson',
    furniture: `
      <g transform="translate(-36 0)"><path d="M150 0v16M134 24q16-16 32 0Z" fill="#C9D2D6" class="o"/>
      <path d="M137 26h26l14 62h-54Z" fill="#FFF3B8" opacity=".5"/>
      <rect x="112" y="86" width="76" height="10" rx="5" fill="#8CC9B0" class="o"/>
      <path d="M150 96v16M134 114h32" stroke="#1C1520" stroke-width="4" stroke-linecap="round"/></g>
    `,
  },
  icu: {
    colour: 'green',
    furniture: `
      <path d="M112 66v48M188 80v34" stroke="#1C1520" stroke-width="2.4"/>
      <rect x="112" y="84" width="76" height="14" rx="4" fill="#FFF9EC" class="o"/>
      <rect x="138" y="82" width="50" height="16" rx="4" fill="#9CC1DE" class="o"/>
      <rect x="152" y="34" width="38" height="28" rx="4" fill="#4A4152" class="o"/>
      <path d="M156 48h8l3-8 5 14 3-6h10" fill="none" stroke="#8FD3A6" stroke-width="1.8"/>
    `,
  },
  library: {
    colour: 'mustard',
    furniture: `
      <rect x="96" y="30" width="96" height="84" rx="3" fill="${WOOD}" class="o"/>
      <path d="M100 55h88M100 82h88M100 108h88" stroke="#1C1520" stroke-width="2"/>
      ${[0, 1, 2].map(books).join('')}
    `,
  },
  oncall: {
    colour: 'sky',
    furniture: `
      <rect x="148" y="28" width="42" height="30" rx="3" fill="#1D2B4F" class="o"/>
      <path d="M172 34a9 9 0 1 0 9 13 8 8 0 0 1-9-13Z" fill="#FFE9A6"/>
      <path d="M108 58v58M190 66v50" stroke="#84543A" stroke-width="5" stroke-linecap="round"/>
      <rect x="108" y="76" width="82" height="10" rx="3" fill="#FFF9EC" class="o"/>
      <rect x="132" y="70" width="58" height="15" rx="6" fill="#5A93D8" class="o"/>
      <rect x="110" y="68" width="20" height="10" rx="5" fill="#FFF9EC" class="o"/>
      <rect x="108" y="104" width="82" height="10" rx="3" fill="#FFF9EC" class="o"/>
    `,
  },
  hallway: {
    colour: 'plain',
    joke: 'no-running',
    furniture: `
      <g transform="translate(150 84)"><rect x="4" y="30" width="36" height="76" rx="4" fill="#84543A" class="o"/>
      <rect y="0" width="44" height="62" rx="5" fill="#4A4152" class="o"/>
      <rect x="6" y="7" width="32" height="14" rx="2" fill="#8FD3A6" class="o"/>
      <path d="M15 28h14v8H15Z" fill="#C9D2D6" class="o"/><path d="M14 44h14l-1.5 13H15.5Z" fill="#FFF9EC" class="o"/>
      <path d="M18 40q-2-2 0-4M24 40q-2-2 0-4" stroke="#FFF9EC" fill="none"/></g><g transform="translate(6 134)">
      <path d="M0 22h116v8H0Z" fill="#C9D2D6" class="o"/>
      <rect x="2" y="8" width="112" height="14" rx="6" fill="#FFF9EC" class="o"/>
      <rect x="4" y="2" width="28" height="14" rx="7" fill="#9CC1DE" class="o"/>
      <path d="M16 30v16M100 30v16" stroke="#1C1520" stroke-width="3"/>
      <circle cx="16" cy="49" r="5" fill="#4A4152" class="o"/>
      <circle cx="100" cy="49" r="5" fill="#4A4152" class="o"/></g>
    `,
  },
  er: { colour: 'red', furniture: '' },
};

const PLAIN: RoomLook = { colour: 'gray', furniture: '' };

export function lookOf(id: string): RoomLook {
  return LOOKS[bare(id)] ?? PLAIN;
}
