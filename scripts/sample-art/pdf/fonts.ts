import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const FRAUNCES = require.resolve(
  '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
);
const INTER = {
  400: require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff2'),
  600: require.resolve('@fontsource/inter/files/inter-latin-600-normal.woff2'),
};

/** English, Spanish, French and German, with the marks that their typography needs. */
const LATIN: string = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
  ...Array.from({ length: 0x100 - 0xa0 }, (_, index) => String.fromCharCode(0xa0 + index)),
  ...'ŒœŸẞ–—‘’‚“”„†•…‰‹›€™−\u2009\u202f',
].join('');

/** Only the features that running text uses; Fraunces brings twenty stylistic sets besides. */
const FEATURES = ['kern', 'liga', 'mark', 'ccmp', 'locl', 'calt'];

/** Fraunces as the look asks for it: the pinned instance is a plain font, 20 KB instead of 121. */
export const displayFont = async (
  targetFormat: 'sfnt' | 'woff2',
  text = LATIN,
): Promise<Buffer> => {
  const variationAxes = { wght: 380, opsz: 100, SOFT: 60, WONK: 0 };
  const options = { targetFormat, variationAxes, keepFeatures: FEATURES, noHinting: true };
  return subsetFont(await readFile(FRAUNCES), text, options);
};

export const textFont = async (weight: 400 | 600, text = LATIN): Promise<Buffer> => {
  const options = { targetFormat: 'sfnt', keepFeatures: FEATURES, noHinting: true } as const;
  return subsetFont(await readFile(INTER[weight]), text, options);
};
