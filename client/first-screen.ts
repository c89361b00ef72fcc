import type { Plugin, Rollup } from 'vite';

/** The screens that people come to first, and what says everything on them. */
const FIRST = {
  lobby: 'src/lobby/Lobby.svelte',
  table: 'src/table/LiveScreen.svelte',
  words_en: 'src/words/en.ftl',
  words_de: 'src/words/de.ftl',
  words_fr: 'src/words/fr.ftl',
};

/** A game's drawing and its words: `src/games/hero/Zone.svelte`, `src/games/hero/words/de.ftl`. */
const OF_A_GAME = /src\/games\/(\w+)\/(?:(?:Board|Zone)\.svelte|words\/(\w+)\.ftl)$/;

/** Tells `public/early.js` which files the first screen and each game take, so that it can ask for them before the app runs. */
export function firstScreen(): Plugin {
  return {
    name: 'first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const told = Object.entries(FIRST).map(([name, module]) => {
          const chunk = chunks.find((one) => one.facadeModuleId?.endsWith(module));
          if (!chunk) throw new Error(`${module} is in no file of its own`);
          return [name, needed(chunk, bundle)] as const;
        });
        const games = new Map<string, Set<string>>();
        for (const chunk of chunks) {
          const [, game, language] = OF_A_GAME.exec(chunk.facadeModuleId ?? '') ?? [];
          if (!game) continue;
          const name = language ? `game_${game}_${language}` : `game_${game}`;
          games.set(name, new Set([...(games.get(name) ?? []), ...needed(chunk, bundle)]));
        }
        const table = new Set(told.find(([name]) => name === 'table')?.[1]);
        const more = [...games].map(([name, files]) => [name, [...files].filter((file) => !table.has(file))] as const);
        const attributes = [...told, ...more].map(([name, files]) => {
          const missing = files.filter((file) => !html.includes(file));
          return `data-${name}="${missing.map((file) => `./${file}`).join(' ')}"`;
        });
        return html.replace('early.js"', `early.js" ${attributes.join(' ')}`);
      },
    },
  };
}

/** The files of a chunk and of everything that it imports, each once. */
function needed(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle, found = new Set<string>()): string[] {
  if (found.has(chunk.fileName)) return [];
  found.add(chunk.fileName);
  for (const file of chunk.imports) {
    const part = bundle[file];
    if (part?.type === 'chunk') needed(part, bundle, found);
  }
  for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file);
  return [...found];
}
