import type { Wire } from './socket';

/**
 * A socket that unpacks long messages and delivers everything in the order it arrived.
 *
 * @param heard messages received before the socket was handed over; hello has then been sent too.
 */
export function unpacked(socket: WebSocket, heard?: readonly MessageEvent[]): Wire {
  let before: Promise<void> = Promise.resolve();
  const afterwards = (deliver: () => void | Promise<void>): void =>
    void (before = before.then(deliver).catch(console.error));
  const wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: text => socket.send(text),
    close: () => {
      wire.onmessage = null;
      socket.close();
    },
  };
  socket.binaryType = 'arraybuffer';
  if (heard === undefined) {
    socket.onopen = () => wire.onopen?.();
    if (socket.readyState === socket.OPEN) queueMicrotask(() => wire.onopen?.());
  }
  socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) =>
    afterwards(async () => {
      const text = typeof data === 'string' ? data : await unpack(data);
      wire.onmessage?.({ data: text });
    });
  for (const event of heard ?? []) socket.onmessage(event);
  socket.onclose = () => afterwards(() => wire.onclose?.());
  return wire;
}

function unpack(data: ArrayBuffer): Promise<string> {
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'))).text();
}
