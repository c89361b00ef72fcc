import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { firstScreen } from './first-screen.ts';
import { fluent } from './fluent.ts';
import { fontSubset } from './font-subset.ts';

/** Where `npm run dev` finds the tables. */
const server = 'http://localhost:8017';

/** What comes in one file: small ones pack badly, and on a slow line each waits for its turn. */
const groups = [
  // What most screens share, but for what no table begins with.
  { name: 'shared', test: /src[\\/]((art|lib|live|pieces|shell)[\\/](?!qr|QrCode|ProfileForm|GameTabs|layout|Cover|PlainCover|covers)|lobby[\\/]enter)/, minShareCount: 3 },
  // What a table begins with and another screen has as well.
  { name: 'table', test: /src[\\/](table[\\/](?!ChatPanel|Evening|Invitation|Join|ReplayRibbon|SceneTable|SeatControl|Watchers|ZonePanel)|games[\\/]board|result[\\/]odds|live[\\/]speaker)/, minShareCount: 2 },
  // How a table is set up, in the lobby and in its waiting room.
  { name: 'setup', test: /src[\\/](lobby[\\/]|shell[\\/]ProfileForm)/, minShareCount: 2 },
  // A game's board and its zones, which a phone takes both.
  { name: (id: string) => /src[\\/]games[\\/](\w+)[\\/].*\.(svelte|ts|css)/.exec(id)?.[1] ?? null },
];

export default defineConfig({
  plugins: [svelte(), fluent(), fontSubset(), firstScreen()],
  base: './', // from any folder of any site
  build: {
    outDir: '../src/wardround/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  // Beside the runtime: what runs WebAssembly has a folder, and a content security policy, of its own.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'python/[name]-[hash].js' } } },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node', setupFiles: ['src/lib/english.ts'], isolate: false },
});
