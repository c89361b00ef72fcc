import type { Plugin, Rollup } from 'vite';

/** The screens that people come to first, and what says everything on them. */
const FIRST = {
  lobby: 'src/lobby/Lobby.svelte',
  table: 'src/table/LiveScreen.svelte',
  words_en: 'src/words/en.ftl',
  words_de: 'src/words/de.ftl',
  words_fr: 'src/words/fr.ftl',
};

/** Tells `public/early.js` which files the first screen takes, so that it can ask for them before the app runs. */
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
          const files = needed(chunk, bundle).filter((file) => !html.includes(file));
          return `data-${name}="${files.map((file) => `./${file}`).join(' ')}"`;
        });
        return html.replace('early.js"', `early.js" ${told.join(' ')}`);
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
