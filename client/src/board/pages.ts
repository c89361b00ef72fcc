/** A phone shows the table page by page: zones that belong together, in the order of play. */
import type { Zone } from '../connection/protocol';

interface Page {
  id: string;
  label: string;
  zones: readonly Zone[];
}

/** A page's label and a test for its zones; without a label the zones lie on every page. */
export type Part = readonly [label: string, has: (zone: Zone) => boolean];

/** Each zone goes to the first part that takes it; leftover zones get their own pages at the end. */
export function pagesOf(
  zones: readonly Zone[],
  parts: readonly Part[],
): { pages: readonly Page[]; everywhere: readonly Zone[] } {
  const left = new Set(zones);
  const all = parts.map(([label, has]): Page => {
    const taken = [...left].filter(has);
    for (const zone of taken) left.delete(zone);
    return { id: `page:${label}`, label, zones: taken };
  });
  const alone = [...left].map((zone): Page => ({ id: `page:${zone.id}`, label: zone.label, zones: [zone] }));
  return {
    pages: [...all.filter(page => page.label !== '' && page.zones.length > 0), ...alone],
    everywhere: all.flatMap(page => (page.label === '' ? page.zones : [])),
  };
}
