import { partWords } from './part-words.ts';
import type { PaletteWords } from './types.ts';

/** What the palette says, which finds anything in the office. */
export const usePaletteWords = partWords<PaletteWords>(
  import.meta.glob('./palette/*.json', { import: 'default' }),
);
