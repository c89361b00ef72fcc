/**
 * Where the tables are: at a server, or in this browser itself. Both take the same requests and the
 * same messages. A page whose `<html>` says `data-tables="device"` needs no server.
 */
import { device } from '../device/device';
import { unpacked } from './packed';
import type { Wire } from './socket';

declare global {
  /** The first line to the server, which `public/early.js` opened. */
  var earlyLine: WebSocket | undefined;
}

export interface Place {
  ask(method: 'GET' | 'POST', path: string, body: string, languages: string): Promise<Response>;
  wire(): Wire;
}

const server: Place = {
  ask: (method, path, body, languages) => {
    const headers = { 'accept-language': languages, ...(method === 'POST' && { 'content-type': 'application/json' }) };
    return fetch(here(path), method === 'GET' ? { headers } : { method, headers, body });
  },
  wire: () => {
    const address = here('/ws');
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    if ('DecompressionStream' in globalThis) address.search = 'packed';
    const { earlyLine } = globalThis;
    delete globalThis.earlyLine;
    return unpacked(earlyLine && earlyLine.readyState <= WebSocket.OPEN ? earlyLine : new WebSocket(address));
  },
};

export const onDevice = globalThis.document?.documentElement.dataset.tables === 'device';

export const place: Place = onDevice ? device : server;

/** An address of ours, wherever the app lies. */
function here(path: string): URL {
  return new URL(path.slice(1), location.href.replace(/[?#].*/, ''));
}
