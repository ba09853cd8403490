import { palette as de } from './de/palette.ts';
import { palette as en } from './en/palette.ts';
import { palette as es } from './es/palette.ts';
import { palette as fr } from './fr/palette.ts';
import { isolating } from './isolating.ts';
import { usePartWords } from './part-words.ts';

const words = isolating({ en, de, es, fr });

/** What the palette says, which finds anything in the office. */
export const usePaletteWords = () => usePartWords(words);
