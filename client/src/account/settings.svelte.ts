/** The player's settings, stored in this browser and applied to the page at once. */
import { readIn } from '../connection/api';
import type { PersonProfile } from '../connection/protocol';
import { preferred, speak } from '../words/say.svelte';
import {
  awayTables,
  putAway,
  readMe,
  readSettings,
  writeChangedAt,
  writeMe,
  writeSettings,
  type Me,
  type Settings,
} from '../lib/storage';

class Preferences {
  settings = $state<Settings>(readSettings(localStorage));
  me = $state<Me>(readMe(localStorage));
  /** Tables hidden from my list. */
  away = $state.raw<readonly string[]>(awayTables(localStorage));

  get dark(): boolean {
    const { theme } = this.settings;
    return theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  }

  /** The language, or the languages in order of preference, for everything we say. */
  get language(): string {
    const { language } = this.settings;
    return language === 'system' ? navigator.languages.join(',').slice(0, 200) : language;
  }

  change(part: Partial<Settings>): void {
    Object.assign(this.settings, part);
    writeSettings(localStorage, this.settings);
    this.changed();
    this.show();
  }

  introduce(me: Me): void {
    this.me = me;
    writeMe(localStorage, me);
    this.changed();
  }

  putAway(tables: readonly string[]): void {
    putAway(localStorage, tables);
    this.away = awayTables(localStorage);
    this.changed();
  }

  /** Adopt what my private link brought from another device. */
  adopt({ name = '', colour = '', settings = {}, away = [], at = 0 }: PersonProfile): void {
    this.introduce({ name, colour });
    this.putAway(away);
    this.change(settings);
    writeChangedAt(localStorage, at);
  }

  private changed(): void {
    writeChangedAt(localStorage, Date.now());
  }

  toggleTheme(): void {
    this.change({ theme: this.dark ? 'light' : 'dark' });
  }

  show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? 'dark' : 'light';
    root.dataset.motion = this.settings.lessMotion ? 'less' : 'full';
    root.lang = preferred(this.language);
    readIn(this.language);
    void speak(this.language);
  }
}

export const preferences = new Preferences();
