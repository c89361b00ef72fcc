/**
 * A person is a random secret, made by a browser: whoever has it, by a private link, has the same name,
 * seats and settings on another device. Servers keep its hash alone; it travels in bodies and behind the #.
 */
import type { Store } from './storage';

const PERSON = 'wardround.person';

/** The secret of whoever uses this browser, if they have asked for one. */
export function knownPerson(store: Store): string | null {
  return store.getItem(PERSON);
}

/** The same, made now if there is none. */
export function personSecret(store: Store): string {
  const known = knownPerson(store);
  if (known) return known;
  const made = newSecret();
  store.setItem(PERSON, made);
  return made;
}

/** 32 random bytes; without `crypto.subtle` and its like, which pages without TLS do not have. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
