/** The languages of the interface, each named in its own language. */
export const LANGUAGES = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
} as const;
export type Language = keyof typeof LANGUAGES;

export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** The first of the browser's languages that the interface supports (`de-AT` is `de`), otherwise English. */
export function languageOf(tags: readonly string[]): Language {
  const codes = tags.map((tag) => tag.split('-', 1)[0]?.toLowerCase() ?? '');
  return codes.find(isLanguage) ?? 'en';
}
