/** A scenario in a link: compressed, in characters that every messenger leaves alone. */
import { urlSafe } from '../account/person';

/** The most that a server reads; a link that unpacks to more is not ours. */
const MOST = 48 * 1024;

export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), Infinity);
  return urlSafe(bytes);
}

/** The text in a link; throws an error if the link is incomplete or not one of ours. */
export async function unpack(packed: string): Promise<string> {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0));
  const text = await through(bytes, new DecompressionStream('deflate-raw'), MOST);
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const output: number[] = [];
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (output.length + part.value.length > most) {
      await reader.cancel();
      throw new RangeError(`a link may unpack to ${most} bytes, not more`);
    }
    for (const byte of part.value) output.push(byte);
  }
  return Uint8Array.from(output);
}
