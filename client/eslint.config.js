import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['public/', 'src/connection/protocol.ts', 'src/games/*/view.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      'max-len': ['error', 120],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/no-useless-mustaches': 'off', // {' '}: Svelte would trim the space
      // Maps and sets here are local, or replaced as a whole ($state.raw).
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['**/*.mjs', '*.js', '*.ts'], languageOptions: { globals: globals.node } },
  {
    // With types, which would take twice as long in components; svelte-check reads those.
    files: ['**/*.ts'],
    extends: [ts.configs.recommendedTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    // `||` also replaces '' and 0, which often mean that there is none.
    rules: {
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true, number: true } }],
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
);
