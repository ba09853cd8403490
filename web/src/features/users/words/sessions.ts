import { partWords } from '../../../lib/words/part-words.ts';
import type { SessionsWords } from '../../../lib/words/types.ts';

export const useSessionWords = partWords<SessionsWords>(
  import.meta.glob('./sessions/*.json', { import: 'default' }),
);
