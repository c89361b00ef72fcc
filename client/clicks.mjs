/**
 * Counts clicks with the app's own narrowing: reads one position per line and writes the shortest ways to its move.
 * Started by `python -m tests.browser.clicks`.
 */
import { createInterface } from 'node:readline';
import { createServer } from 'vite';

const vite = await createServer({
  root: import.meta.dirname,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, hmr: false },
  optimizeDeps: { noDiscovery: true },
});
await vite.ssrLoadModule('/src/words/testing.ts');
const { choicesFrom, choiceWith, wholeChoices } = await vite.ssrLoadModule('/src/moves/narrow.ts');
const { shortestWays } = await vite.ssrLoadModule('/src/moves/clicks.ts');

for await (const line of createInterface({ input: process.stdin })) {
  const { legal, moves, wanted, ids } = JSON.parse(line);
  const choices = legal ? choicesFrom(legal) : wholeChoices(moves);
  const ways = shortestWays(choices, choiceWith(choices, wanted), new Set(ids), legal !== undefined);
  process.stdout.write(`${JSON.stringify(ways)}\n`);
}
await vite.close();
