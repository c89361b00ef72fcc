import { describe, expect, it } from 'vitest';
import { hrefOf, parseRoute, routeFromPaste } from './route';

describe('routes', () => {
  it('go both ways', () => {
    for (const hash of [
      '#/',
      '#/t/abc',
      '#/t/abc/12',
      '#/g/tab',
      '#/g/tab/0',
      '#/rules/hero',
      '#/rules/hero/HE-4.1',
      '#/go/tab',
      '#/mail/stop/a1.b-2',
    ])
      expect(hrefOf(parseRoute(hash))).toBe(hash);
  });

  it('come out of whatever is pasted', () => {
    expect(routeFromPaste(' http://localhost:8017/#/t/0123456789abcdef ')).toEqual({
      at: 'table',
      token: '0123456789abcdef',
      moment: null,
    });
    expect(routeFromPaste('0123456789abcdef')?.at).toBe('table');
    expect(routeFromPaste('hello')).toBeNull();
  });
});
