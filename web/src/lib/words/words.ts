import { filled, heard } from '@vse/domain/messages/said';
import { use } from 'react';
import { createStore, useStore } from '../browser/store.ts';
import { words as english } from './en/words.ts';
import type { Language } from './languages.ts';

export type Words = typeof english;
export type OfficeWords = typeof import('./en/office-words.ts').officeWords;

const loadWords: Record<Language, () => Promise<{ words: Words }>> = {
  en: async () => ({ words: english }),
  es: () => import('./es/words.ts'),
  fr: () => import('./fr/words.ts'),
  de: () => import('./de/words.ts'),
};
const loadOfficeWords: Record<Language, () => Promise<{ officeWords: OfficeWords }>> = {
  en: () => import('./en/office-words.ts'),
  es: () => import('./es/office-words.ts'),
  fr: () => import('./fr/office-words.ts'),
  de: () => import('./de/office-words.ts'),
};

type Shown = { language: Language; words: Words; office: OfficeWords | null };
const shown = createStore<Shown>({ language: 'en', words: english, office: null });
const RETRY_AFTER_MS = 1000;
/** The back office's words that have been loaded. */
const loadedOffice = new Map<Language, OfficeWords>();
let wanted: Language = 'en';
let office: { language: Language; loading: Promise<OfficeWords> } | undefined;

/** Loads the back office's words in the current language, with the first screen that needs them. */
export function officeWords(): Promise<OfficeWords> {
  const { language } = shown.get();
  if (office?.language !== language) {
    const loading = loadOfficeWords[language]().then(({ officeWords: loaded }) => {
      loadedOffice.set(language, loaded);
      if (shown.get().language === language) show(language, shown.get().words);
      return loaded;
    });
    office = { language, loading };
    // A failure is cached for a moment: React retries a suspended render, and without the cache each retry would load
    // again, endlessly.
    loading.catch(() =>
      setTimeout(() => {
        if (office?.loading === loading) office = undefined;
      }, RETRY_AFTER_MS),
    );
  }
  return office.loading;
}

/**
 * Changes the language as soon as its words are loaded. Rejects without a change when they cannot be loaded. Returns
 * false when another language was requested in between.
 */
export async function showLanguage(language: Language): Promise<boolean> {
  wanted = language;
  const [{ words }, loaded] = await Promise.all([
    loadWords[language](),
    // Loads the office's words together with the others, so that the whole screen changes at once.
    shown.get().office ? loadOfficeWords[language]() : null,
  ]);
  if (wanted !== language) return false;
  if (loaded) {
    loadedOffice.set(language, loaded.officeWords);
    office = { language, loading: fulfilledPromise(loaded.officeWords) };
  }
  show(language, words);
  globalThis.document?.documentElement.setAttribute('lang', language);
  return true;
}

/**
 * Shows the words of a language, with those of the office if they have come, also while these words were loading: without
 * their messages, a screen of the office would show codes.
 */
function show(language: Language, words: Words) {
  const loaded = loadedOffice.get(language) ?? null;
  shown.set({
    language,
    words: loaded ? withMessages(words, loaded) : words,
    office: loaded,
  });
}

/** Merges the office's messages into the respondents', so that a message is looked up in one place. */
const withMessages = (words: Words, office: OfficeWords): Words => ({
  ...words,
  messages: { ...words.messages, ...office.messages },
});

/** The current language, for code that runs after a wait. */
export const languageNow = () => shown.get().language;

/** The current words, for code that runs after a wait, when the language may have changed. */
export const wordsNow = () => shown.get().words;

type Sentences = Readonly<Record<string, string>>;

/** Translates a message that `said` encoded. Other text, such as an external service's, is returned unchanged. */
export function translate(messages: Sentences, text: string): string {
  const { code, params } = heard(text);
  const sentence = Object.hasOwn(messages, code) ? messages[code] : undefined;
  return sentence === undefined ? text : filled(sentence, params);
}

/** Returns a function that translates messages to the current language. */
export function useTranslated() {
  const { messages } = useWords();
  return (text: string) => translate(messages, text);
}

export const useWords = () => useStore(shown).words;
export const useLanguage = () => useStore(shown).language;

/**
 * Suspends until the office's words are loaded. Returns the same promise in every render, because React warns when a
 * component that waited for a promise continues without it or with another one.
 */
export function useOfficeWords(): OfficeWords {
  useStore(shown);
  return use(officeWords());
}

/** A promise with the status that React sets itself, so that React does not suspend for it. */
const fulfilledPromise = (value: OfficeWords): Promise<OfficeWords> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
