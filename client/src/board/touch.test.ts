import { describe, expect, it } from 'vitest';
import { touch } from './touch';

function piece() {
  const done: string[] = [];
  const table = {
    lit: new Set(['room:1']),
    picked: new Set<string>(),
    marks: new Map(),
    onpick: (id: string) => done.push(`pick ${id}`),
    onhover: (id: string | null) => done.push(`hover ${id}`),
    onwhy: (id: string) => done.push(`why ${id}`),
  };
  const on = touch({ table: () => table, id: () => 'room:1' });
  const click = { stopPropagation: () => undefined, currentTarget: null } as unknown as MouseEvent;
  const down = (pointerType: string) => ({ pointerType, currentTarget: null }) as unknown as PointerEvent;
  return { done, on, click, down, table };
}

describe('a piece under a pointer', () => {
  it('is previewed by a mouse that hovers over it', () => {
    const { done, on, click, down } = piece();
    on.enter();
    on.hold(down('mouse'));
    on.press(click);
    on.leave();
    expect(done).toEqual(['hover room:1', 'pick room:1', 'hover null']);
  });

  it('can be pressed again when it is picked, and says why not when it is neither lit nor picked', () => {
    const { done, on, click, table } = piece();
    table.lit.clear();
    table.picked.add('room:1');
    on.press(click);
    table.picked.clear();
    on.press(click);
    expect(done).toEqual(['pick room:1', 'why room:1']);
  });

  it('is only picked by a finger: the page must not change before the click', () => {
    const { done, on, click, down } = piece();
    on.hold(down('touch'));
    on.release();
    on.enter();
    on.press(click);
    expect(done).toEqual(['pick room:1']);
    on.enter();
    expect(done).toEqual(['pick room:1', 'hover room:1']);
  });
});
