import type { Channel } from './socket';

/**
 * A socket that unpacks long messages and delivers everything in the order it arrived.
 *
 * @param heard messages received before the socket was handed over; hello has then been sent too.
 */
export function unpacked(socket: WebSocket, heard?: readonly MessageEvent[]): Channel {
  let before: Promise<void> = Promise.resolve();
  const afterwards = (deliver: () => void | Promise<void>): void =>
    void (before = before.then(deliver).catch(console.error));
  const channel: Channel = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: text => socket.send(text),
    close: () => {
      channel.onmessage = null;
      socket.close();
    },
  };
  socket.binaryType = 'arraybuffer';
  if (heard === undefined) {
    socket.onopen = () => channel.onopen?.();
    if (socket.readyState === socket.OPEN) queueMicrotask(() => channel.onopen?.());
  }
  socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) =>
    afterwards(async () => {
      const text = typeof data === 'string' ? data : await unpack(data);
      channel.onmessage?.({ data: text });
    });
  for (const event of heard ?? []) socket.onmessage(event);
  socket.onclose = () => afterwards(() => channel.onclose?.());
  return channel;
}

function unpack(data: ArrayBuffer): Promise<string> {
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'))).text();
}
