/** How the viewer looks at the clinic: remembered by this browser. */
import { read } from '../../lib/storage';

const KEY = 'wardround.clinic';

interface Viewing {
  /** The only floor shown; null shows all. */
  floor: number | null;
  /** A plan instead of leaning floors. */
  flat: boolean;
}

export const viewing = $state<Viewing>({ floor: null, flat: false, ...read<Partial<Viewing>>(localStorage, KEY, {}) });

export function look(otherwise: Partial<Viewing>): void {
  Object.assign(viewing, otherwise);
  localStorage.setItem(KEY, JSON.stringify(viewing));
}
