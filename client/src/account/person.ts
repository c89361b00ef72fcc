/**
 * A person is a random secret made by a browser. Opening the private link on another device brings the
 * same name, seats and settings there. Servers keep only the hash; the secret travels in bodies and behind the #.
 */
import type { Store } from '../lib/storage';

const PERSON = 'wardround.person';
/** The secret that will replace the current one, until a server confirms the change. */
const RENEWED = 'wardround.person.renewed';

/** The secret of the person using this browser, if they have one. */
export function knownPerson(store: Store): string | null {
  return store.getItem(PERSON) || null;
}

/** The same, created if there is none. */
export function personSecret(store: Store): string {
  const known = knownPerson(store);
  if (known) return known;
  const made = newSecret();
  becomePerson(store, made);
  return made;
}

/** Become another person in this browser, or none (an empty secret). */
export function becomePerson(store: Store, secret: string): void {
  store.setItem(PERSON, secret);
  store.setItem(RENEWED, '');
}

/** The replacement secret whose confirmation has not arrived. */
export function renewal(store: Store): string | null {
  return store.getItem(RENEWED) || null;
}

export function beginRenewal(store: Store): string {
  const begun = renewal(store) ?? newSecret();
  store.setItem(RENEWED, begun);
  return begun;
}

/** 32 random bytes; pages without TLS have neither `crypto.randomUUID` nor `crypto.subtle`. */
export function newSecret(): string {
  return urlSafe(crypto.getRandomValues(new Uint8Array(32)));
}

/** Base 64 in characters that need no escaping in an address. */
export function urlSafe(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
