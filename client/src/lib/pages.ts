/** A phone shows the table page by page: zones that are looked at together, in the order of play. */
import type { Zone } from './protocol';

export interface Page {
  id: string;
  label: string;
  zones: readonly Zone[];
}

/** What the pages show, and what lies on top of each of them. */
export interface Pages {
  pages: readonly Page[];
  everywhere: readonly Zone[];
}

/** The label of a page and the zones that belong on it; without a label they lie on every page. */
export type Part = readonly [label: string, has: (zone: Zone) => boolean];

/** Every zone goes to the first part that takes it; one that none takes has a page of its own at the end. */
export function pagesOf(zones: readonly Zone[], parts: readonly Part[]): Pages {
  const left = new Set(zones);
  const all = parts.map(([label, has]): Page => {
    const taken = [...left].filter(has);
    for (const zone of taken) left.delete(zone);
    return { id: `page:${label}`, label, zones: taken };
  });
  const alone = [...left].map((zone): Page => ({ id: `page:${zone.id}`, label: zone.label, zones: [zone] }));
  return {
    pages: [...all.filter((page) => page.label !== '' && page.zones.length > 0), ...alone],
    everywhere: all.flatMap((page) => (page.label === '' ? page.zones : [])),
  };
}
