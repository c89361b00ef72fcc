/** My name, seats and settings on all my devices: what the private link carries, kept in sync. */
import { api, ApiError } from '../connection/api';
import { becomePerson, beginRenewal, knownPerson, personSecret, renewal } from './person';
import { onDevice } from '../connection/backend';
import type { PersonExport, PersonNow, PersonProfile } from '../connection/protocol';
import { changedAt, shareTokens, unkept, unshareTokens, writeChangedAt } from '../lib/storage';
import { preferences } from './settings.svelte';

class Account {
  /** The private link was renewed or forgotten on another device. */
  lost = $state(false);

  /** The person behind a private link, as the server knows them; never creates one. */
  look(secret: string): Promise<PersonNow> {
    return api.person({ person: secret });
  }

  /** Become the person behind a private link in this browser. */
  async become(secret: string): Promise<void> {
    unshareTokens(localStorage);
    becomePerson(localStorage, secret);
    writeChangedAt(localStorage, 0);
    await this.meet();
  }

  /** My secret, once a server knows me by it. */
  async secret(): Promise<string> {
    const secret = personSecret(localStorage);
    await this.exchange(secret, true);
    return knownPerson(localStorage) ?? secret;
  }

  /** Sync with the server both ways; does nothing without a private link. */
  async meet(): Promise<void> {
    const secret = onDevice ? null : knownPerson(localStorage);
    if (secret === null) return;
    try {
      if (renewal(localStorage) !== null) await this.renew();
      else await this.exchange(secret, false);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unknown_token') this.leave();
      // Otherwise nothing is lost: the next sync will do.
    }
  }

  /** The same, but only if there is something new to send. */
  async carry(): Promise<void> {
    if (unkept(localStorage).length > 0) await this.meet();
  }

  /** Replace the link; the old one stops working. */
  async renew(): Promise<string> {
    const renewed = beginRenewal(localStorage);
    const now = await api.renewPerson(personSecret(localStorage), renewed);
    becomePerson(localStorage, renewed);
    this.take(now, []);
    return renewed;
  }

  async export(): Promise<PersonExport> {
    return api.exportPerson(await this.secret());
  }

  /** Forget me on the server and in this browser. */
  async forget(): Promise<void> {
    await api.forgetPerson(await this.secret());
    for (const key of Object.keys(localStorage)) if (key.startsWith('wardround.')) localStorage.removeItem(key);
  }

  private async exchange(secret: string, made: boolean): Promise<void> {
    const carried = unkept(localStorage);
    this.take(await api.person({ person: secret, profile: this.profile(), tokens: carried, new: made }), carried);
  }

  private take({ profile, tokens }: PersonNow, carried: readonly string[]): void {
    this.lost = false;
    shareTokens(localStorage, carried, tokens);
    if ((profile.at ?? 0) > changedAt(localStorage)) preferences.adopt(profile);
  }

  private profile(): PersonProfile {
    return {
      ...preferences.me,
      settings: { ...preferences.settings },
      away: [...preferences.away],
      at: changedAt(localStorage),
    };
  }

  private leave(): void {
    this.lost = true;
    becomePerson(localStorage, '');
    unshareTokens(localStorage);
  }
}

export const account = new Account();
