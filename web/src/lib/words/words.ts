import { use } from 'react';
import { store, useStore } from '../store.ts';
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
const shown = store<Shown>({ language: 'en', words: english, office: null });
const AGAIN_MS = 1000;
let wanted: Language = 'en';
let office: { language: Language; loading: Promise<OfficeWords> } | undefined;

/** The words of the back office in the language shown; they come with the first screen that needs them. */
export function officeWords(): Promise<OfficeWords> {
  const { language } = shown.get();
  if (office?.language !== language) {
    const loading = loadOfficeWords[language]().then(({ officeWords: loaded }) => {
      if (shown.get().language === language) shown.set({ ...shown.get(), office: loaded });
      return loaded;
    });
    office = { language, loading };
    // A failure is kept for a moment: asked for anew in each of React's own attempts, it would be asked for without end.
    loading.catch(() =>
      setTimeout(() => {
        if (office?.loading === loading) office = undefined;
      }, AGAIN_MS),
    );
  }
  return office.loading;
}

/** Shows the interface in a language as soon as its words are here; rejects when they do not come, and nothing changes. */
export async function showLanguage(language: Language) {
  wanted = language;
  const [{ words }, loaded] = await Promise.all([
    loadWords[language](),
    // What is on the screen changes at once, the office's words with the others.
    shown.get().office ? loadOfficeWords[language]() : null,
  ]);
  if (wanted !== language) return;
  if (loaded) office = { language, loading: arrived(loaded.officeWords) };
  shown.set({ language, words, office: loaded?.officeWords ?? null });
  document.documentElement.lang = language;
}

/** For what is said after a wait, when the language may be another one. */
export const wordsNow = () => shown.get().words;

/**
 * What the specification or the API says in English, in the language of the messages; what they do not know stays as it
 * is. A number in it, such as a status, stands as # among them.
 */
export function translate(messages: Words['messages'], text: string): string {
  const [number = ''] = /\d+/.exec(text) ?? [];
  return messages[text] ?? messages[text.replace(number, '#')]?.replace('#', number) ?? text;
}

/** Puts what the specification or the API says in English into the language shown. */
export function useTranslated() {
  const { messages } = useWords();
  return (text: string) => translate(messages, text);
}

export const useWords = () => useStore(shown).words;
export const useLanguage = () => useStore(shown).language;

/**
 * Suspends until they are loaded. By one and the same promise in every render: React warns of a component that waited
 * for one and then goes on without it, or with another.
 */
export function useOfficeWords(): OfficeWords {
  useStore(shown);
  return use(officeWords());
}

/** A promise that React need not wait for, marked as React marks those that it has seen fulfilled. */
const arrived = (value: OfficeWords): Promise<OfficeWords> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
