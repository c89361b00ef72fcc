import { describe, expect, it } from 'vitest';
import { overlap, placePopover } from './popover';

describe('the popover', () => {
  const screen = { width: 400, height: 300 };
  const size = { width: 100, height: 50 };

  it('stands below, unless that covers something lit', () => {
    const anchor = { x: 150, y: 100, width: 40, height: 40 };
    expect(placePopover(anchor, size, screen, []).side).toBe('below');
    expect(placePopover(anchor, size, screen, [{ x: 120, y: 150, width: 100, height: 40 }]).side).toBe('above');
  });

  it('stays on the screen', () => {
    const place = placePopover({ x: 380, y: 280, width: 20, height: 20 }, size, screen, []);
    expect(place.x + size.width).toBeLessThanOrEqual(400);
    expect(place.y + size.height).toBeLessThanOrEqual(300);
    expect(overlap({ ...place, ...size }, { x: 380, y: 280, width: 20, height: 20 })).toBe(0);
  });
});
