import { describe, expect, it, vi } from 'vitest';
import { api } from '../connection/api';
import type { Frame, Timeline } from '../connection/protocol';
import { Replay } from './replay.svelte';

const timeline = (total: number): Timeline => ({ total, blips: [], series: [], outcome: null });

describe('a replay', () => {
  it('seen from another seat shows the curves of that seat, even if those of the seat before arrive late', async () => {
    let late = (_: Timeline): void => undefined;
    vi.spyOn(api, 'frame').mockResolvedValue({} as Frame);
    vi.spyOn(api, 'timeline').mockImplementation((_, seat) =>
      seat === 1 ? new Promise(come => (late = come)) : Promise.resolve(timeline(10 + (seat ?? 0))),
    );
    const replay = new Replay({ table: 't' });
    await replay.loadTimeline();
    await replay.go(3);
    expect(replay.timeline?.total).toBe(10);

    const first = replay.lookFrom(1);
    await replay.lookFrom(2);
    late(timeline(11));
    await first;
    expect(replay.timeline?.total).toBe(12);
    expect(api.frame).toHaveBeenLastCalledWith({ table: 't' }, 3, 0, 2);
  });
});
