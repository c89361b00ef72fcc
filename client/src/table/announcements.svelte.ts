/** What the table announces by itself: sounds, and notices above the ribbon. */
import { untrack } from 'svelte';
import { play } from '../sound/play';
import { soundOf } from '../sound/sounds';
import { say } from '../words/say.svelte';
import { seatName } from './model';
import type { TableScreen } from './screen.svelte';

/** Call while a component is set up. */
export function announce({ live, model, session }: TableScreen): void {
  let earlier = untrack(model);
  $effect(() => {
    const now = model();
    const sound = soundOf(earlier, now);
    earlier = now;
    if (sound) untrack(() => play(sound));
  });
  $effect(() => {
    const code = live.refused?.code;
    if (code) untrack(() => play('refused'));
    if (code) session.notice = code === 'stale' ? say('table-moved-on') : (live.refused?.text ?? '');
  });
  $effect(() => {
    const { notice } = live;
    if (notice === null) return;
    const player = untrack(() => seatName(model().seats, notice.seat));
    session.notice = say(`notice-${notice.kind.replaceAll('_', '-')}`, { player });
  });
}
