import { isolating } from './isolating.ts';
import type { Language } from './languages.ts';
import { useLanguage } from './words.ts';

/** The words of a part that is loaded later, in all languages: they are few, and come with its code. */
export function partWords<Words extends object>(all: Readonly<Record<Language, Words>>) {
  const words = isolating(all);
  return (): Words => words[useLanguage()];
}
