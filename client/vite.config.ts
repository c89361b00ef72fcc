import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { firstScreen } from './first-screen.ts';
import { fluent } from './fluent.ts';
import { fontSubset } from './font-subset.ts';

/** Where `npm run dev` finds the tables. */
const server = 'http://localhost:8017';

/** Matches modules in these folders, or whose path begins like this, except those that follow `not`. */
function inside(paths: readonly string[], not: readonly string[] = ['-']): RegExp {
  return new RegExp(`/src/(?!${not.join('|')})(?:${paths.join('|')})`);
}

/** What goes into one file: small files compress badly, and each waits its turn on a slow connection. */
const groups = [
  // Shared by most screens, except what no table starts with: modules, and the components that everything is made of.
  {
    name: 'shared',
    test: inside(
      ['[a-z]+/[a-z]', 'art/', 'board/(Face|Frame|MarkRing|Pick|Spot|Zone|Zoom)', 'rulebook/(Cite|RuleNote)', 'shell/'],
      [
        'art/(covers|Cover|PlainCover|QrCode)',
        'board/(layout|ZonePanel)',
        'editor/',
        'games/',
        'guide/',
        'result/(odds|picture)',
        'shell/GameTabs',
        'words/..\\.',
      ],
    ),
    minShareCount: 3,
  },
  // What a table starts with and another screen also uses.
  {
    name: 'table',
    test: inside(
      [
        '(board|log|moves|seats|table)/[A-Z]',
        'games/[a-z]+\\.',
        'replay/[PW]',
        'result/odds',
        'rulebook/RulesPanel',
        'sound/play',
        'table/(lazy|shortcuts)',
      ],
      ['board/(SceneTable|ZonePanel)', 'seats/(Invitation|Join|SeatControl|Watchers)', 'table/ChatPanel'],
    ),
    minShareCount: 2,
  },
  // Setting up a table, in the lobby and in its waiting room.
  { name: 'setup', test: inside(['lobby/', 'account/Profile']), minShareCount: 2 },
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
  test: { include: ['src/**/*.test.ts'], environment: 'node', setupFiles: ['src/words/testing.ts'], isolate: false },
});
