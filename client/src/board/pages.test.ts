import { expect, it } from 'vitest';
import { pagesOf } from './pages';
import type { Zone } from '../connection/protocol';

const zone = (id: string): Zone => ({ id, label: id, pieces: [] });
const zones = ['discard', 'ward:b', 'ward:a', 'odd'].map(zone);

it('puts zones together in the order of play, and leaves none out', () => {
  const { pages } = pagesOf(zones, [
    ['Wards', one => one.id.startsWith('ward:')],
    ['Nothing', () => false],
    ['Decks', one => one.id === 'discard'],
  ]);
  expect(pages.map(page => [page.label, page.zones.map(one => one.id)])).toEqual([
    ['Wards', ['ward:b', 'ward:a']],
    ['Decks', ['discard']],
    ['odd', ['odd']],
  ]);
});

it('has no page for what lies on all of them', () => {
  const { pages, everywhere } = pagesOf(zones, [
    ['', one => one.id === 'odd'],
    ['Wards', () => true],
  ]);
  expect(everywhere.map(one => one.id)).toEqual(['odd']);
  expect(pages.map(page => [page.label, page.zones.map(one => one.id)])).toEqual([
    ['Wards', ['discard', 'ward:b', 'ward:a']],
  ]);
});
