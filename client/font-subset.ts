import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The characters that boards and logs use in English, German and French. */
const LETTERS =
  Array.from({ length: 0x5f }, (_, at) => String.fromCodePoint(0x20 + at)).join('') +
  'ÄÖÜäöüßÀÂÇÈÉÊÎÔàâæçèéêëîïôœùû«»‘’‚“”„–—…•·×−½°€→←↑↓≤≥\u00a0\u2009\u202f';
/** Signs that headings and handwriting do without; if one turns up, the text font supplies it. */
const SIGNS = new Set('"#$%&*+/<=>@[\\]^_`{|}~½°€×−→←↑↓≤≥«»‚„');
const PLAIN = [...LETTERS].filter(letter => !SIGNS.has(letter)).join('');
/** Friends' names may have other accents: the text font has them all. */
const ACCENTS = Array.from({ length: 0x40 }, (_, at) => String.fromCodePoint(0xc0 + at)).join('');

const PLAIN_FONTS = /caprasimo|patrick-hand/;

/** Fonts reduced to what is used: no hinting, no fractions, no unused weights; kerning and tabular figures stay. */
export function fontSubset(): Plugin {
  return {
    name: 'font-subset',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue;
        const text = file.fileName.includes('-wght-');
        file.source = await subsetFont(
          file.source as Uint8Array,
          text ? LETTERS + ACCENTS : PLAIN_FONTS.test(file.fileName) ? PLAIN : LETTERS,
          {
            targetFormat: 'woff2',
            noHinting: true,
            variationAxes: text ? { wght: { min: 400, max: 700 } } : {},
            keepFeatures: ['kern', 'tnum'],
          },
        );
      }
    },
  };
}
