/**
 * Where the tables live: on a server, or in this browser. Both take the same requests and messages.
 * A page whose `<html>` has `data-tables="device"` needs no server.
 */
import { device } from '../offline/backend';
import { unpacked } from './packed';
import type { Channel } from './socket';

declare global {
  /** The first connection, opened by `public/early.js`: the hello it sent, if any, and the messages received since. */
  var earlyConnection: { socket: WebSocket; said: string; heard: MessageEvent[] } | undefined;
}

export interface Backend {
  ask(method: 'GET' | 'POST', path: string, body: string, languages: string): Promise<Response>;
  /** A new connection; the caller sends hello once it opens, unless this same hello has already been sent. */
  open(hello: string): Channel;
}

const server: Backend = {
  ask: (method, path, body, languages) => {
    const headers = { 'accept-language': languages, ...(method === 'POST' && { 'content-type': 'application/json' }) };
    return fetch(here(path), method === 'GET' ? { headers } : { method, headers, body });
  },
  open: hello => {
    const { earlyConnection } = globalThis;
    delete globalThis.earlyConnection;
    if (earlyConnection && earlyConnection.socket.readyState <= WebSocket.OPEN) {
      if (!earlyConnection.said) return unpacked(earlyConnection.socket);
      if (earlyConnection.said === hello) return unpacked(earlyConnection.socket, earlyConnection.heard);
      earlyConnection.socket.close();
    }
    const address = here('/ws');
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    if ('DecompressionStream' in globalThis) address.search = 'packed';
    return unpacked(new WebSocket(address));
  },
};

export const onDevice = globalThis.document?.documentElement.dataset.tables === 'device';

export const backend: Backend = onDevice ? device : server;

/** One of our addresses, wherever the app is hosted. */
function here(path: string): URL {
  return new URL(path.slice(1), location.href.replace(/[?#].*/, ''));
}
