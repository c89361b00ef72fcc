/** What a live table passes to its board. */
import type { BoardProps } from '../games/board';
import { meant } from '../guide/standing';
import { inOwnWords } from '../words/say.svelte';
import type { TableScreen } from './screen.svelte';

/** Getters, so that a message that changes one field does not disturb pieces that read only others. */
export function boardProps(screen: TableScreen): BoardProps {
  const { session } = screen;
  const { replay, picker } = session;
  const view = $derived(inOwnWords(session.view));
  const recent = $derived(session.past?.log ?? screen.model().recent);
  const choices = $derived(session.deciding && replay.step === null ? picker.narrowed.remaining : undefined);
  return {
    get view() {
      return view;
    },
    get scene() {
      return session.scene;
    },
    get looking() {
      return screen.looking;
    },
    get lit() {
      return session.lit;
    },
    get picked() {
      return session.picked;
    },
    get marks() {
      return session.marks;
    },
    get recent() {
      return recent;
    },
    get choices() {
      return choices;
    },
    onchoose: choice => session.choose(choice),
    onpick: id => session.pick(screen.touch ? meant(id, screen.touch.pieces) : id),
    onhover: id => (picker.hovered = id),
    onwhy: (id, anchor) => session.inspect(id, anchor),
  };
}
