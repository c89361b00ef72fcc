import type { BoardProps } from './board';

/** The id under the pointer or the focus; `hover` remembers it and tells the table. */
export function hovering(table: () => BoardProps): { readonly id: string | null; hover: BoardProps['onhover'] } {
  let now = $state<string | null>(null);
  return {
    get id() {
      return now;
    },
    hover(id) {
      now = id;
      table().onhover(id);
    },
  };
}
