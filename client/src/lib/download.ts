/** Files made in the page. */
import { api, type Where } from '../connection/api';

/** Offer a file made in the page as a download with this name. */
export function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** A name that every file system accepts. */
export function fileName(title: string, ending: string): string {
  return `${title.replace(/[^\w-]+/g, '_') || 'game'}.${ending}`;
}

/** Save the record of a game. */
export async function downloadJournal(where: Where, name: string): Promise<void> {
  save(fileName(name, 'jsonl'), new Blob([await api.journal(where)], { type: 'application/jsonl' }));
}
