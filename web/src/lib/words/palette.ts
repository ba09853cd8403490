import { palette as de } from './de/palette.ts';
import { palette as en } from './en/palette.ts';
import { palette as es } from './es/palette.ts';
import { palette as fr } from './fr/palette.ts';
import { partWords } from './part-words.ts';

/** What the palette says, which finds anything in the office. */
export const usePaletteWords = partWords({ en, de, es, fr });
