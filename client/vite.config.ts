import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { firstScreen } from './first-screen.ts';
import { fluent } from './fluent.ts';
import { fontSubset } from './font-subset.ts';

/** Where `npm run dev` finds the tables. */
const server = 'http://localhost:8017';

/** Matches what begins with one of these paths, except in a folder what begins with one of these names. */
function inside(paths: readonly string[], except: readonly string[] = ['-']): RegExp {
  return new RegExp(`src/(?:${paths.join('|')})(?:[.]|/(?!${except.join('|')}))`);
}

/** What goes into one file: small files compress badly, and each waits its turn on a slow connection. */
const groups = [
  // Shared by most screens, except what no table starts with.
  {
    name: 'shared',
    test: inside(
      ['art', 'lib', 'live', 'pieces', 'shell', 'lobby/enter'],
      ['qr', 'QrCode', 'ProfileForm', 'GameTabs', 'layout', 'Cover', 'PlainCover', 'covers'],
    ),
    minShareCount: 3,
  },
  // What a table starts with and another screen also uses.
  {
    name: 'table',
    test: inside(
      ['table', 'games/board', 'games/hovering', 'games/kept', 'games/words', 'result/odds', 'live/speaker'],
      [
        'ChatPanel',
        'Evening',
        'Invitation',
        'Join',
        'ReplayRibbon',
        'SceneTable',
        'SeatControl',
        'Watchers',
        'ZonePanel',
      ],
    ),
    minShareCount: 2,
  },
  // Setting up a table, in the lobby and in its waiting room.
  { name: 'setup', test: inside(['lobby', 'shell/ProfileForm']), minShareCount: 2 },
  // A game's board and its zones: a phone needs both.
  { name: (id: string) => /src[\\/]games[\\/](\w+)[\\/].*\.(svelte|ts|css)/.exec(id)?.[1] ?? null },
];

export default defineConfig({
  plugins: [svelte(), fluent(), fontSubset(), firstScreen()],
  base: './', // works from any folder of any site
  build: {
    outDir: '../src/wardround/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  // Next to the runtime: code that runs WebAssembly has its own folder and content security policy.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'python/[name]-[hash].js' } } },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node', setupFiles: ['src/lib/english.ts'], isolate: false },
});
