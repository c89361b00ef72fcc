/**
 * Where the tables live: on a server, or in this browser. Both take the same requests and messages.
 * A page whose `<html>` has `data-tables="device"` needs no server.
 */
import { device } from '../offline/backend';
import { unpacked } from './packed';
import type { Wire } from './socket';

declare global {
  /** The first connection, opened by `public/early.js`: the hello it sent, if any, and the messages received since. */
  var earlyLine: { socket: WebSocket; said: string; heard: MessageEvent[] } | undefined;
}

export interface Place {
  ask(method: 'GET' | 'POST', path: string, body: string, languages: string): Promise<Response>;
  /** A new connection; the caller sends hello once it opens, unless this same hello has already been sent. */
  wire(hello: string): Wire;
}

const server: Place = {
  ask: (method, path, body, languages) => {
    const headers = { 'accept-language': languages, ...(method === 'POST' && { 'content-type': 'application/json' }) };
    return fetch(here(path), method === 'GET' ? { headers } : { method, headers, body });
  },
  wire: hello => {
    const { earlyLine } = globalThis;
    delete globalThis.earlyLine;
    if (earlyLine && earlyLine.socket.readyState <= WebSocket.OPEN) {
      if (!earlyLine.said) return unpacked(earlyLine.socket);
      if (earlyLine.said === hello) return unpacked(earlyLine.socket, earlyLine.heard);
      earlyLine.socket.close();
    }
    const address = here('/ws');
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    if ('DecompressionStream' in globalThis) address.search = 'packed';
    return unpacked(new WebSocket(address));
  },
};

export const onDevice = globalThis.document?.documentElement.dataset.tables === 'device';

export const place: Place = onDevice ? device : server;

/** One of our addresses, wherever the app is hosted. */
function here(path: string): URL {
  return new URL(path.slice(1), location.href.replace(/[?#].*/, ''));
}
