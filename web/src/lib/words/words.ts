import { respondentMessages } from '@vse/domain/messages/respondents';
import { filled, heard } from '@vse/domain/messages/said';
import { createStore, useStore } from '../browser/store.ts';
import type { Language } from './languages.ts';
import { needed } from './needed-words.ts';
import { readWords } from './read-words.ts';
import english from './respondents/en.json';
import type { OfficeWords, RespondentsWords } from './types.ts';

/** The respondents' words, and what every page needs: part of the first load. */
export type Words = RespondentsWords;

type Texts = { messages: Words['messages'] };
/** Messages are filled where they are shown, since their parameters come from the server. */
const read = (texts: Texts, language: Language): Words => ({
  ...readWords<Words>(texts, language),
  messages: texts.messages,
});

const englishWords = read({ ...english, messages: respondentMessages }, 'en');
const files = {
  es: () => import('./respondents/es.json'),
  fr: () => import('./respondents/fr.json'),
  de: () => import('./respondents/de.json'),
};
const loadWords = async (language: Language): Promise<Words> =>
  language === 'en' ? englishWords : read((await files[language]()).default, language);

type Shown = { language: Language; words: Words };
const shown = createStore<Shown>({ language: 'en', words: englishWords });
/** The office's messages that have been loaded. */
const officeMessages: { [Key in Language]?: OfficeWords['messages'] } = {};
let wanted: Language = 'en';

/**
 * Changes the language as soon as its words are loaded, with those of all parts of the page, so that the whole screen
 * changes at once. Rejects without a change when they cannot be loaded. Returns false when another language was requested
 * in between.
 */
export async function showLanguage(language: Language): Promise<boolean> {
  wanted = language;
  const [words] = await Promise.all([loadWords(language), ...needed.map((late) => late(language))]);
  if (wanted !== language) return false;
  show(language, words);
  globalThis.document?.documentElement.setAttribute('lang', language);
  return true;
}

/**
 * Shows the words of a language, with the office's messages if they have come, also while these words were loading: without
 * them, a screen of the office would show codes.
 */
const show = (language: Language, words: Words) =>
  shown.set({
    language,
    words: { ...words, messages: { ...words.messages, ...officeMessages[language] } },
  });

/** Merges the office's messages into the respondents', so that a message is looked up in one place. */
export function addMessages(language: Language, messages: OfficeWords['messages']) {
  officeMessages[language] = messages;
  if (languageNow() === language) show(language, wordsNow());
}

/** The language that is shown, or that will be when its words have come. */
export const languageWanted = () => wanted;

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
