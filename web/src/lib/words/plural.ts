import type { Language } from './languages.ts';

/** Chooses the plural form for a count in a language. In French, 0 and 1.5 are singular. */
export function pluralIn(language: Language) {
  const rules = new Intl.PluralRules(language);
  return (count: number, one: string, other: string) =>
    rules.select(count) === 'one' ? one : other;
}
