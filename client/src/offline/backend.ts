/** The tables in this browser, presented to the rest of the app as if they were a server's. */
import type { Backend } from '../connection/backend';
import type { Channel } from '../connection/socket';
import type { FromTables, ToTables } from './messages';
import { say } from '../words/say.svelte';

let worker: Worker | undefined;
let count = 0;
const asked = new Map<number, (response: Response) => void>();
const channels = new Map<number, Channel>();

function tell(message: ToTables): void {
  worker ??= begin();
  worker.postMessage(message);
}

function begin(): Worker {
  const begun = new Worker(new URL('./python.worker.ts', import.meta.url), { type: 'module', name: 'tables' });
  begun.postMessage({ settings: document.documentElement.dataset.settings ?? '{}' } satisfies ToTables);
  begun.onmessage = (event: MessageEvent<FromTables>) => heard(event.data);
  begun.onerror = event => failed(event.message || say('trouble-worker'));
  return begun;
}

function heard(message: FromTables): void {
  if ('answer' in message) {
    asked.get(message.answer)?.(new Response(message.text, { status: message.status }));
    asked.delete(message.answer);
  } else if ('opened' in message) channels.get(message.opened)?.onopen?.();
  else if ('closed' in message) hangUp(message.closed);
  else if ('failed' in message) failed(message.failed);
  else channels.get(message.socket)?.onmessage?.({ data: message.text });
}

/** Python did not start: report it, and try again on the next request. */
function failed(why: string): void {
  worker?.terminate();
  worker = undefined;
  const text = say('trouble-device', { why });
  const failure = JSON.stringify({ code: 'internal', text, line: 0 });
  for (const answer of asked.values()) answer(new Response(failure, { status: 500 }));
  asked.clear();
  for (const socket of [...channels.keys()]) hangUp(socket);
}

function hangUp(socket: number): void {
  const channel = channels.get(socket);
  channels.delete(socket);
  channel?.onclose?.();
}

export const device: Backend = {
  ask: (method, path, body, languages) =>
    new Promise(resolve => {
      asked.set(++count, resolve);
      tell({ ask: count, method, path, body, languages });
    }),

  open: () => {
    const socket = ++count;
    const channel: Channel = {
      send: text => tell({ socket, text }),
      close: () => {
        channels.delete(socket);
        tell({ close: socket });
      },
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    channels.set(socket, channel);
    tell({ open: socket });
    return channel;
  },
};
