import { partWords } from './part-words.ts';
import type { ColorsWords } from './types.ts';

/** What the picker of a color says. */
export const useColorWords = partWords<ColorsWords>(
  import.meta.glob('./colors/*.json', { import: 'default' }),
);
