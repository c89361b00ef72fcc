/** Saving the record of a game as a file. */
import { api, type Where } from '../lib/api';

export async function downloadJournal(where: Where, name: string): Promise<void> {
  const text = await api.journal(where);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replace(/[^\w-]+/g, '_') || 'game'}.jsonl`;
  link.click();
  URL.revokeObjectURL(address);
}
