import type { Language } from './languages.ts';

/** Words in a language, loaded once. */
export type LateWords<Words> = (language: Language) => Promise<Words>;

/** The words of the code that this page has loaded: another language is shown with all of them. */
export const needed: LateWords<unknown>[] = [];
