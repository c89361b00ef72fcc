/** A phone shows the table page by page: zones that are looked at together, in the order of play. */
import type { Zone } from './protocol';

export interface Page {
  id: string;
  label: string;
  zones: readonly Zone[];
}

/** The label of a page and the zones that belong on it. */
export type Part = readonly [label: string, has: (zone: Zone) => boolean];

/** Every zone goes to the first part that takes it; one that none takes has a page of its own at the end. */
export function pagesOf(zones: readonly Zone[], parts: readonly Part[]): Page[] {
  const left = new Set(zones);
  const pages = parts.map(([label, has]): Page => {
    const taken = [...left].filter(has);
    for (const zone of taken) left.delete(zone);
    return { id: `page:${label}`, label, zones: taken };
  });
  const alone = [...left].map((zone): Page => ({ id: `page:${zone.id}`, label: zone.label, zones: [zone] }));
  return [...pages.filter((page) => page.zones.length > 0), ...alone];
}
