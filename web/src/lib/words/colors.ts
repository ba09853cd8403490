import { colors as de } from './de/colors.ts';
import { colors as en } from './en/colors.ts';
import { colors as es } from './es/colors.ts';
import { colors as fr } from './fr/colors.ts';
import { partWords } from './part-words.ts';

/** What the picker of a color says. */
export const useColorWords = partWords({ en, de, es, fr });
