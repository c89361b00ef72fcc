/** The player's settings, kept in this browser and shown on the page at once. */
import { readMe, readSettings, writeMe, writeSettings, type Me, type Settings } from '../lib/storage';

class Preferences {
  settings = $state<Settings>(readSettings(localStorage));
  me = $state<Me>(readMe(localStorage));

  get dark(): boolean {
    const { theme } = this.settings;
    return theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  }

  change(part: Partial<Settings>): void {
    Object.assign(this.settings, part);
    writeSettings(localStorage, this.settings);
    this.show();
  }

  introduce(me: Me): void {
    this.me = me;
    writeMe(localStorage, me);
  }

  toggleTheme(): void {
    this.change({ theme: this.dark ? 'light' : 'dark' });
  }

  show(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.dark ? 'dark' : 'light';
    root.dataset['motion'] = this.settings.lessMotion ? 'less' : 'full';
  }
}

export const preferences = new Preferences();
