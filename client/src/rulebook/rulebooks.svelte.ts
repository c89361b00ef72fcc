/** Rulebooks, fetched once each. */
import { api, faultOf, type Where } from '../connection/api';
import type { Rulebook } from '../connection/protocol';
import { ruleText } from './rulebook';

export class Rulebooks {
  book = $state.raw<Rulebook | null>(null);
  failed = $state('');
  private asked = false;

  constructor(private readonly fetchBook: () => Promise<Rulebook>) {}

  static ofTable(where: Where): Rulebooks {
    return new Rulebooks(() => api.tableRulebook(where));
  }

  static ofGame(game: string): Rulebooks {
    return new Rulebooks(() => api.rulebook(game));
  }

  async open(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      this.book = await this.fetchBook();
    } catch (error) {
      this.asked = false;
      this.failed = faultOf(error).message;
    }
  }

  text(rule: string): string | null {
    return this.book === null ? null : ruleText(this.book, rule);
  }
}
