import type { Plugin, Rollup } from 'vite';

/** What a page may start with: the module, and its name for `public/early.js`. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/src\/lobby\/Lobby\.svelte$/, 'lobby'],
  [/src\/table\/LiveScreen\.svelte$/, 'table'],
  [/src\/words\/(en|de|fr)\.ftl$/, 'words_$1'],
  [/games\/(\w+)\/(?:Board|Zone)\.svelte$/, '$1'],
  [/games\/(\w+)\/words\/(en|de|fr)\.ftl(?:\?names)?$/, '$1_$2'],
];

/** Tells `public/early.js` which files the first screen needs, so it can request them before the app runs. */
export function firstScreen(): Plugin {
  return {
    name: 'first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files: Record<string, string[]> = {};
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          for (const [module, name] of PARTS) {
            const part = chunk.facadeModuleId?.match(module)?.[0].replace(module, name);
            if (part) (files[part] ??= []).push(...needed(chunk, bundle).filter(file => !html.includes(file)));
          }
        }
        const { table = [] } = files;
        const attributes = Object.entries(files).map(([part, names]) => {
          // A game is never shown without a table.
          const own = /lobby|table/.test(part) ? names : names.filter(file => !table.includes(file));
          return `data-${part}="${[...new Set(own)].map(file => `./${file}`).join(' ')}"`;
        });
        for (const part of ['lobby', 'table', 'words_en'])
          if (!(part in files)) throw new Error(`${part} is in no file of its own`);
        return html.replace('early.js"', `early.js" ${attributes.join(' ')}`);
      },
    },
  };
}

/** The files of a chunk and of everything it imports, each once. */
function needed(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle, files = new Set<string>()): string[] {
  if (files.has(chunk.fileName)) return [];
  files.add(chunk.fileName);
  for (const file of chunk.imports) {
    const part = bundle[file];
    if (part?.type === 'chunk') needed(part, bundle, files);
  }
  for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file);
  return [...files];
}
