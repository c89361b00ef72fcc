/** Small signs of treasures and cards in a square of 24, drawn in the colour of the text around them. */
import { bare } from '../words';

const SIGNS: Record<string, string> = {
  outstanding_team: `
    <circle cx="12" cy="7" r="3.6"/><circle cx="5" cy="9.5" r="2.7"/><circle cx="19" cy="9.5" r="2.7"/>
    <path d="M6.5 20v-3.5q0-5 5.5-5t5.5 5V20ZM1 19v-2.5q0-4 4.3-4M23 19v-2.5q0-4-4.3-4"/>
  `,
  productive_communication:
    '<path d="M2 4h13v9H9l-4 4v-4H2Z"/><path d="M18 8h4v9h-2.5v4l-4-4H10v-1.5"/><path d="M5 7.5h7M5 10h4"/>',
  competitive_benefits: `
    <path d="M12 2v2M2.5 13q0-9 9.5-9t9.5 9q-2-2-4.7 0-2.4-2-4.8 0-2.4-2-4.8 0-2.7-2-4.7 0Z"/>
    <path d="M12 13v6.5q0 2.5 2.3 2.5t2.2-2.5"/>
  `,
  effective_leadership: `
    <circle cx="12" cy="12" r="9.5"/><path d="m16.5 7.5-2.5 6.5-6.5 2.5 2.5-6.5Z"/>
    <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2"/>
  `,
  revenue_boost: `
    <path d="M12 1.5q5 4.5 5 12l-2 3H9l-2-3q0-7.5 5-12Z"/><circle cx="12" cy="9" r="2"/>
    <path d="M7 12.5 3.5 16v4L8 17.5M17 12.5l3.5 3.5v4L16 17.5M12 18.5V23"/>
  `,
  relief_vet:
    '<path d="M4 2.5H2.8v6q0 5 4.7 5t4.7-5v-6H11M7.5 13.5v3q0 5 5 5t5-5v-2.5"/><circle cx="17.5" cy="11.5" r="2.6"/>',
  donation: `
    <path d="M3 9h18v4H3ZM4.5 13h15v9h-15ZM12 9v13"/>
    <path d="M12 9Q6 8 6.5 4.5 8 1.5 12 9 16 1.5 17.5 4.5 18 8 12 9Z"/>
  `,
  walk_in:
    '<path d="M3 22V3h10v19ZM1 22h22"/><circle cx="10" cy="13" r=".8"/><path d="M16 15.5h4M18 13.5l2.5 2-2.5 2"/>',
  emergency: `
    <path d="M6 19v-6q0-6 6-6t6 6v6ZM3.5 22v-3h17v3Z"/>
    <path d="M12 1.5v2M3.5 5l1.7 1.7M20.5 5l-1.7 1.7M9.5 14q0-3 2.5-3"/>
  `,
};

const COLOURS: Record<string, string> = {
  outstanding_team: 'k-teal',
  productive_communication: 'k-sky',
  competitive_benefits: 'k-mustard',
  effective_leadership: 'k-plum',
  revenue_boost: 'k-orange',
  relief_vet: 'k-green',
  donation: 'k-rose',
  walk_in: 'k-gray',
  emergency: 'k-red',
};

/** The sign of a card or treasure; null for one that a pack has added, which shows its code instead. */
export function signOf(id: string): string | null {
  return SIGNS[bare(id)] ?? null;
}

export function colourOf(id: string): string {
  return COLOURS[bare(id)] ?? 'k-plain';
}
