import { expect, it } from 'vitest';
import { unpacked } from './packed';

const fakeSocket = (readyState: number): WebSocket =>
  ({ send: () => undefined, close: () => undefined, readyState, OPEN: 1 }) as unknown as WebSocket;

function packed(text: string): Promise<ArrayBuffer> {
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer();
}

it('delivers packed and plain messages in order, and the close after them', async () => {
  const socket = fakeSocket(0);
  const channel = unpacked(socket);
  const heard: unknown[] = [];
  channel.onmessage = ({ data }) => heard.push(data);
  const over = new Promise<void>(resolve => (channel.onclose = resolve));
  for (const data of [await packed('long'), 'short', await packed('long again')])
    socket.onmessage?.({ data } as MessageEvent);
  socket.onclose?.({} as CloseEvent);
  await over;
  expect(heard).toEqual(['long', 'short', 'long again']);
});

it('delivers nothing after it is closed', async () => {
  const socket = fakeSocket(0);
  const channel = unpacked(socket);
  const over = new Promise<void>(resolve => (channel.onclose = resolve));
  channel.onmessage = () => expect.unreachable();
  socket.onmessage?.({ data: await packed('too late') } as MessageEvent);
  channel.close();
  socket.onclose?.({} as CloseEvent);
  await over;
});

it('reports that it is open, even if it already was', async () => {
  await new Promise<void>(opened => (unpacked(fakeSocket(1)).onopen = opened));
});

it('delivers what arrived before it was taken over, and asks for no second hello', async () => {
  const socket = fakeSocket(1);
  const channel = unpacked(socket, [{ data: await packed('welcome') }] as MessageEvent[]);
  const heard: unknown[] = [];
  channel.onopen = () => expect.unreachable();
  channel.onmessage = ({ data }) => heard.push(data);
  const over = new Promise<void>(resolve => (channel.onclose = resolve));
  socket.onmessage?.({ data: 'update' } as MessageEvent);
  socket.onclose?.({} as CloseEvent);
  await over;
  expect(heard).toEqual(['welcome', 'update']);
});
