import { partWords } from './part-words.ts';
import type { StyleGuideWords } from './types.ts';

export const useStyleGuideWords = partWords<StyleGuideWords>(
  import.meta.glob('./style-guide/*.json', { import: 'default' }),
);
