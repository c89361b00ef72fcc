/**
 * The server in the browser. The same script runs twice: as the tables, and (by its name) as the
 * thinker, where bots think, so that the tables keep answering meanwhile.
 */
import type { PyodideAPI } from 'pyodide';
import type { FromTables, ToTables } from './messages';
import { startPython } from './python';
import { shelf } from './shelf';

const THINKER = 'thinker';

/** `Server` in `server/in_page/server.py`. */
interface Server {
  start(): Promise<void>;
  request(method: string, path: string, body: string): Promise<{ toJs(): [number, string]; destroy(): void }>;
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
  const thinkerWanted = new Promise<void>((resolve) => (wantThinker = resolve));
  const waiting: ToTables[] = [];
  let take = (message: ToTables): void => void waiting.push(message);
  self.onmessage = (event: MessageEvent<ToTables>) => take(event.data);

  try {
    const server = await startServer(await startPython(), async () => {
      await thinkerWanted;
      return beginThinker();
    });
    take = (message) => {
      // Looking around in the lobby needs no bots; two runtimes starting at once would be slower.
      if ('open' in message || ('ask' in message && message.method === 'POST' && message.path !== '/api/mine')) wantThinker();
      void handle(server, message);
    };
    for (const message of waiting) take(message);
  } catch (error) {
    tell({ failed: String(error) });
  }
}

async function startServer(python: PyodideAPI, thinker: () => Promise<Thinker>): Promise<Server> {
  const module = python.pyimport('wardround.server.in_page.server') as { Server: (...given: unknown[]) => Server };
  const server = module.Server(shelf, thinker, (socket: number, text: string | undefined) =>
    tell(text === undefined ? { closed: socket } : { socket, text }),
  );
  await server.start();
  return server;
}

async function handle(server: Server, message: ToTables): Promise<void> {
  if ('ask' in message) {
    const answered = await server.request(message.method, message.path, message.body);
    const [status, text] = answered.toJs();
    answered.destroy();
    tell({ answer: message.ask, status, text });
  } else if ('open' in message) {
    server.open(message.open);
    tell({ opened: message.open });
  } else if ('close' in message) server.close(message.close);
  else server.hear(message.socket, message.text);
}

function tell(message: FromTables): void {
  self.postMessage(message);
}

/** A worker that thinks, once it is ready. */
function beginThinker(): Promise<Thinker> {
  const worker = new Worker(self.location.href, { type: 'module', name: THINKER });
  return new Promise((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = () =>
      resolve({
        ask: (task) =>
          new Promise((answer, fail) => {
            worker.onmessage = (event: MessageEvent<string>) => answer(event.data);
            worker.onerror = (event) => fail(new Error(event.message));
            worker.postMessage(task);
          }),
        end: () => worker.terminate(),
      });
  });
}

// -- the thinker ----------------------------------------------------------------------------------

async function think(): Promise<void> {
  const python = await startPython();
  const module = python.pyimport('wardround.server.in_page.thinker') as { answer: (task: string) => string };
  self.onmessage = (event: MessageEvent<string>) => self.postMessage(module.answer(event.data));
  self.postMessage('ready');
}
