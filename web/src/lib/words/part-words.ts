import type { Language } from './languages.ts';
import { useLanguage } from './words.ts';

/** The words of a part that is loaded later, in all languages: they are few, and come with its code. */
export const usePartWords = <W>(all: Readonly<Record<Language, W>>): W => all[useLanguage()];
