/**
 * The server in the browser. The same script runs twice: as the tables, and (by its name) as the
 * thinker, where bots think while the tables keep answering.
 */
import type { PyodideAPI } from 'pyodide';
import type { FromTables, ToTables } from './messages';
import { startPython } from './python';
import { database } from './database';

const THINKER = 'thinker';
const READY = 'ready';
const BETWEEN_STARTS = 2000;

/** `Server` in `server/in_page/server.py`. */
interface Server {
  start(): Promise<void>;
  request(
    method: string,
    path: string,
    body: string,
    languages: string,
  ): Promise<{ toJs(): [number, string]; destroy(): void }>;
  open(socket: number): void;
  hear(socket: number, text: string): void;
  close(socket: number): void;
}

interface Thinker {
  ask(task: string): Promise<string>;
  end(): void;
}

if (self.name === THINKER) void think();
else void serve();

// -- the tables -----------------------------------------------------------------------------------

async function serve(): Promise<void> {
  let wantThinker = (): void => undefined;
  const thinkerWanted = new Promise<void>(resolve => (wantThinker = resolve));
  let settings = '{}';
  const waiting: ToTables[] = [];
  let take = (message: ToTables): void => {
    if ('settings' in message) settings = message.settings;
    else waiting.push(message);
  };
  self.onmessage = (event: MessageEvent<ToTables>) => take(event.data);

  try {
    const python = await startPython();
    const server = await startServer(python, settings, async () => {
      await thinkerWanted;
      return beginThinker();
    });
    take = message => {
      // Browsing the lobby needs no bots, and starting two runtimes at once would be slower.
      if ('open' in message || ('ask' in message && message.method === 'POST' && message.path !== '/api/mine'))
        wantThinker();
      void handle(server, message);
    };
    for (const message of waiting) take(message);
  } catch (error) {
    tell({ failed: String(error) });
  }
}

async function startServer(python: PyodideAPI, settings: string, thinker: () => Promise<Thinker>): Promise<Server> {
  const module = python.pyimport('wardround.server.in_page.server') as { Server: (...given: unknown[]) => Server };
  const server = module.Server(settings, database, thinker, (socket: number, text: string | undefined) =>
    tell(text === undefined ? { closed: socket } : { socket, text }),
  );
  await server.start();
  return server;
}

async function handle(server: Server, message: ToTables): Promise<void> {
  if ('ask' in message) {
    const answered = await server.request(message.method, message.path, message.body, message.languages);
    const [status, text] = answered.toJs();
    answered.destroy();
    tell({ answer: message.ask, status, text });
  } else if ('open' in message) {
    server.open(message.open);
    tell({ opened: message.open });
  } else if ('close' in message) server.close(message.close);
  else if ('socket' in message) server.hear(message.socket, message.text);
}

function tell(message: FromTables): void {
  self.postMessage(message);
}

/** A thinker, once it is ready. One that fails to start is tried again: bots have to play. */
async function beginThinker(): Promise<Thinker> {
  for (;;) {
    const worker = new Worker(self.location.href, { type: 'module', name: THINKER });
    const began = await reply(worker).catch(String);
    if (began === READY) return { ask: task => reply(worker, task), end: () => worker.terminate() };
    worker.terminate();
    console.warn(`the thinker did not start: ${began}`);
    await new Promise(again => setTimeout(again, BETWEEN_STARTS));
  }
}

/** The worker's next message, after sending it one or unprompted. */
function reply(worker: Worker, question?: string): Promise<string> {
  return new Promise((answer, fail) => {
    worker.onmessage = (event: MessageEvent<string>) => answer(event.data);
    worker.onerror = event => fail(new Error(event.message));
    if (question !== undefined) worker.postMessage(question);
  });
}

// -- the thinker ----------------------------------------------------------------------------------

async function think(): Promise<void> {
  try {
    const python = await startPython();
    const module = python.pyimport('wardround.server.in_page.thinker') as {
      answer: (task: string) => string;
      fit: (cores: number) => void;
    };
    module.fit(navigator.hardwareConcurrency);
    self.onmessage = (event: MessageEvent<string>) => self.postMessage(module.answer(event.data));
    self.postMessage(READY);
  } catch (error) {
    self.postMessage(String(error));
  }
}
