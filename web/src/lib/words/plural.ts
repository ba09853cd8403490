import type { Language } from './languages.ts';

/** The form that goes with a count, as a language has it: French counts nothing and one and a half in the singular. */
export function pluralIn(language: Language) {
  const rules = new Intl.PluralRules(language);
  return (count: number, one: string, other: string) =>
    rules.select(count) === 'one' ? one : other;
}
