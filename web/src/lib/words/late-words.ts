import { LostCodeError } from '../browser/lost-code.ts';
import type { Language } from './languages.ts';
import { type LateWords, needed } from './needed-words.ts';
import { languageWanted } from './words.ts';

const RETRY_AFTER_MS = 1000;

/**
 * Words that come with code that is loaded later. Returns the same promise for a language each time, because React warns
 * when a component that waited for a promise continues with another one.
 */
export function lateWords<Words>(load: LateWords<Words>): LateWords<Words> {
  const promises = new Map<Language, Promise<Words>>();
  function words(language: Language) {
    const known = promises.get(language);
    if (known) return known;
    const loading = load(language).catch((cause) => {
      throw new LostCodeError('Words did not load', { cause });
    });
    promises.set(language, loading);
    loading.then(
      // The status that React sets itself, so that it does not suspend for what is there.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      // A failure is cached for a moment: React retries a suspended render, and without the cache each retry would load
      // again, endlessly.
      () => setTimeout(() => promises.delete(language), RETRY_AFTER_MS),
    );
    return loading;
  }
  needed.push(words);
  return words;
}

/** Loads code with the words that it needs, which its modules add when they run. */
export function withWords<Part>(load: () => Promise<Part>) {
  const own: LateWords<unknown>[] = [];
  return async () => {
    const before = needed.length;
    const part = await load();
    own.push(...needed.slice(before));
    await Promise.all(own.map((words) => words(languageWanted())));
    return part;
  };
}
