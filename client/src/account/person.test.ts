import { describe, expect, it } from 'vitest';
import { memory } from '../lib/fixtures';
import { becomePerson, beginRenewal, knownPerson, newSecret, personSecret, renewal } from './person';

describe('a person', () => {
  const store = memory();

  it('is created once, on request, from 256 random bits', () => {
    expect(knownPerson(store)).toBeNull();
    const secret = personSecret(store);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(personSecret(store)).toBe(secret);
    expect(newSecret()).not.toBe(secret);
  });

  it('resumes a renewal whose answer was lost', () => {
    const old = personSecret(store);
    const renewed = beginRenewal(store);
    expect(beginRenewal(store)).toBe(renewed);
    expect(knownPerson(store)).toBe(old);
    becomePerson(store, renewed);
    expect([knownPerson(store), renewal(store)]).toEqual([renewed, null]);
    becomePerson(store, '');
    expect(knownPerson(store)).toBeNull();
  });
});
