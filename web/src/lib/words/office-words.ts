import { use } from 'react';
import { isolatedWords } from './isolated-words.ts';
import type { Language } from './languages.ts';
import { lateWords } from './late-words.ts';
import type { OfficeWords } from './types.ts';
import { addMessages, languageNow, useLanguage } from './words.ts';

export type OfficeTexts = {
  office: { messages: OfficeWords['messages'] };
  /** The texts of each feature by their file, `…/features/user-logs/words/de.json`. */
  features: Readonly<Record<string, object>>;
};

const files: Record<Language, () => Promise<{ texts: OfficeTexts }>> = {
  en: () => import('./office-words/en.ts'),
  es: () => import('./office-words/es.ts'),
  fr: () => import('./office-words/fr.ts'),
  de: () => import('./office-words/de.ts'),
};

const officeIn = lateWords(async (language) => {
  const { texts } = await files[language]();
  addMessages(language, texts.office.messages);
  return readOffice(texts, language);
});

/** Makes the words of staff: those of the office, and of each feature by its name, such as `userLogs`. */
export function readOffice({ office, features }: OfficeTexts, language: Language): OfficeWords {
  const byFeature = Object.entries(features).map(([path, texts]) => [
    path
      .split('/')
      .at(-3)
      ?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    texts,
  ]);
  const texts = { ...office, ...Object.fromEntries(byFeature) };
  return { ...isolatedWords<OfficeWords>(texts, language), messages: office.messages };
}

/** Loads the back office's words in the current language. */
export const officeWords = (): Promise<OfficeWords> => officeIn(languageNow());

/** Suspends until the office's words are loaded, if they have not come with the screen. */
export const useOfficeWords = (): OfficeWords => use(officeIn(useLanguage()));
