import { partWords } from '../../../lib/words/part-words.ts';
import type { PeopleWords } from '../../../lib/words/types.ts';

export const usePeopleWords = partWords<PeopleWords>(
  import.meta.glob('./people/*.json', { import: 'default' }),
);
