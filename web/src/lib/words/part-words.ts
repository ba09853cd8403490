import { use } from 'react';
import { isolatedWords } from './isolated-words.ts';
import type { Language } from './languages.ts';
import { lateWords } from './late-words.ts';
import { useLanguage } from './words.ts';

/** The texts of a part by their files: one for each language. */
type TextFiles = Readonly<Record<string, () => Promise<unknown>>>;

/** The words of a part that is loaded later, in the current language: `lazyIn` loads them with its code. */
export function partWords<Words>(files: TextFiles) {
  const words = lateWords(async (language) =>
    isolatedWords<Words>(await textsIn(files, language), language),
  );
  return (): Words => use(words(useLanguage()));
}

async function textsIn(files: TextFiles, language: Language) {
  const path = Object.keys(files).find((name) => name.endsWith(`/${language}.json`)) ?? '';
  return (await files[path]?.()) as object;
}
