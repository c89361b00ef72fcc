import { expect, test } from 'vitest';
import { pack, unpack } from './link';

test('a text comes back as it was', async () => {
  const text = 'game = "hero"\n[position]\nheroes = ["rob@icu"] # ×3 ünïcode\n'.repeat(20);
  const packed = await pack(text);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(text.length / 4);
  expect(await unpack(packed)).toBe(text);
});

test('a link that is incomplete, or was never one, is refused', async () => {
  const packed = await pack('game = "hero"');
  for (const broken of [packed.slice(0, -4), 'not a link!', '____', packed.slice(3)])
    await expect(unpack(broken)).rejects.toThrow();
});

test('a short link may not unpack to a long text', async () => {
  await expect(unpack(await pack('a'.repeat(2_000_000)))).rejects.toThrow(RangeError);
});
