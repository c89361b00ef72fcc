import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { firstScreen } from './first-screen.ts';
import { fluent } from './fluent.ts';
import { fontSubset } from './font-subset.ts';

/** Where `npm run dev` finds the tables. */
const server = 'http://localhost:8017';

export default defineConfig({
  plugins: [svelte(), fluent(), fontSubset(), firstScreen()],
  base: './', // from any folder of any site
  build: {
    outDir: '../src/wardround/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What most screens share is packed together: small files pack badly. Not what no table begins with.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', test: /src[\\/](art|lib|live|pieces|shell)[\\/](?!qr|QrCode|ProfileForm|GameTabs|layout)/, minShareCount: 3 }] } } },
  },
  // Beside the runtime: what runs WebAssembly has a folder, and a content security policy, of its own.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'python/[name]-[hash].js' } } },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node', setupFiles: ['src/lib/english.ts'], isolate: false },
});
