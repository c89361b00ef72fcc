/** Enter a newly created table: store its tokens, then sit down. */
import { tokensToKeep } from './form';
import { holdTable } from '../lib/storage';
import type { NewTableMade } from '../connection/protocol';
import { hrefOf } from '../shell/route';

export function enter(made: Pick<NewTableMade, 'table' | 'seats' | 'host'>): void {
  const { held, first } = tokensToKeep(made);
  holdTable(localStorage, made.table, held);
  location.hash = hrefOf({ at: 'table', token: first, moment: null });
}
