import { colors as de } from './de/colors.ts';
import { colors as en } from './en/colors.ts';
import { colors as es } from './es/colors.ts';
import { colors as fr } from './fr/colors.ts';
import { isolating } from './isolating.ts';
import { usePartWords } from './part-words.ts';

const words = isolating({ en, de, es, fr });

/** What the picker of a color says. */
export const useColorWords = () => usePartWords(words);
