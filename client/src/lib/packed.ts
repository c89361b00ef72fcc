import type { Wire } from './socket';

/** A socket whose long messages come packed: heard unpacked, in the order in which they came. */
export function unpacked(socket: WebSocket): Wire {
  let before: Promise<void> = Promise.resolve();
  const afterwards = (deliver: () => void | Promise<void>): void => void (before = before.then(deliver).catch(console.error));
  const wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => socket.send(text),
    close: () => {
      wire.onmessage = null;
      socket.close();
    },
  };
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => wire.onopen?.();
  if (socket.readyState === socket.OPEN) queueMicrotask(() => wire.onopen?.());
  socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) =>
    afterwards(async () => {
      const text = typeof data === 'string' ? data : await unpack(data);
      wire.onmessage?.({ data: text });
    });
  socket.onclose = () => afterwards(() => wire.onclose?.());
  return wire;
}

function unpack(data: ArrayBuffer): Promise<string> {
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'))).text();
}
