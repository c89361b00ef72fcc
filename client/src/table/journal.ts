/** Saving the record of a game as a file. */
import { api, type Where } from '../lib/api';
import { fileName, save } from '../lib/save';

export async function downloadJournal(where: Where, name: string): Promise<void> {
  save(fileName(name, 'jsonl'), new Blob([await api.journal(where)], { type: 'application/jsonl' }));
}
