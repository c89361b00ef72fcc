/** The book that teaches a game, fetched once per language. */
import { api, faultOf } from '../connection/api';
import type { HowToPlay } from '../connection/protocol';
import { preferences } from '../account/settings.svelte';

export class HowToBook {
  now = $state.raw<HowToPlay | null>(null);
  failed = $state('');
  private asked = '';

  constructor(private readonly game: string) {}

  /** Call in an effect: fetches it in the current language. */
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
      this.failed = faultOf(error).message;
    }
  }
}
