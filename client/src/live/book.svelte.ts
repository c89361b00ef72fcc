/** The book that teaches a game, fetched once in each language that it is read in. */
import { api } from '../lib/api';
import type { HowToPlay } from '../lib/protocol';
import { preferences } from './settings.svelte';

export class HowToBook {
  now = $state.raw<HowToPlay | null>(null);
  failed = $state('');
  private asked = '';

  constructor(private readonly game: string) {}

  /** To be called in an effect: fetch it in the language that is read now. */
  follow(): void {
    const { language } = preferences;
    if (this.asked !== language) void this.fetch(language);
  }

  async fetch(language = preferences.language): Promise<void> {
    this.asked = language;
    this.failed = '';
    try {
      const book = await api.howToPlay(this.game);
      if (this.asked === language) this.now = book;
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
    }
  }
}
