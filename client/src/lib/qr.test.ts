import { describe, expect, it } from 'vitest';
import { pathOf, qrCode } from './qr';

/** Rows in base 36; these codes were verified with an independent reader. */
function rows(text: string): string {
  return qrCode(text)
    .map(row => BigInt(`0b${row.map(Number).join('')}`).toString(36))
    .join(' ');
}

describe('QR codes', () => {
  it('draws what readers read', () => {
    expect(rows('Wardround')).toBe(
      '18ltr muyp wtb1 wtb1 wspp mxc1 18prz 35s xe9o ighh n49a wcjz 3yh6 5ue 18mpu mza6 wr9t wt8c wsp0 mvb0 18qi2',
    );
    expect(rows('x'.repeat(120)).slice(0, 39)).toBe('cdj99nrsv 6cg1wku9t 93twc6hjx 93jht39el');
  });

  it('takes the smallest code that a link fits in', () => {
    expect([14, 15, 62, 63, 213].map(length => qrCode('x'.repeat(length)).length)).toEqual([21, 25, 33, 37, 57]);
    expect(() => qrCode('x'.repeat(214))).toThrow(RangeError);
  });

  it('makes a square of every dark module', () => {
    const modules = qrCode('Wardround');
    expect(pathOf(modules).split('z').length - 1).toBe(modules.flat().filter(Boolean).length);
  });
});
