/**
 * A person is a random secret, made by a browser: whoever has it, by a private link, has the same name,
 * seats and settings on another device. Servers keep its hash alone; it travels in bodies and behind the #.
 */
import type { Store } from './storage';

const PERSON = 'wardround.person';
/** A secret that is to take the place of the other one, until a server has said that it has. */
const RENEWED = 'wardround.person.renewed';

/** The secret of whoever uses this browser, if they have asked for one. */
export function knownPerson(store: Store): string | null {
  return store.getItem(PERSON) || null;
}

/** The same, made now if there is none. */
export function personSecret(store: Store): string {
  const known = knownPerson(store);
  if (known) return known;
  const made = newSecret();
  becomePerson(store, made);
  return made;
}

/** Be somebody else in this browser, or nobody in particular. */
export function becomePerson(store: Store, secret: string): void {
  store.setItem(PERSON, secret);
  store.setItem(RENEWED, '');
}

/** The secret that is replacing mine, if the last answer did not come. */
export function renewal(store: Store): string | null {
  return store.getItem(RENEWED) || null;
}

export function beginRenewal(store: Store): string {
  const begun = renewal(store) ?? newSecret();
  store.setItem(RENEWED, begun);
  return begun;
}

/** 32 random bytes; `crypto.randomUUID` and `crypto.subtle` are not there for pages without TLS. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
