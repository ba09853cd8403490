/** The languages of the interface, each by its own name. */
export const LANGUAGES = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
} as const;
export type Language = keyof typeof LANGUAGES;

export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** The first of a browser's languages that the interface speaks (`de-AT` is `de`); English when there is none. */
export function languageOf(tags: readonly string[]): Language {
  const codes = tags.map((tag) => tag.split('-', 1)[0]?.toLowerCase() ?? '');
  return codes.find(isLanguage) ?? 'en';
}
