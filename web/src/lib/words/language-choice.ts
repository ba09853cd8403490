import { safeLocalStorage, safeSessionStorage } from '../browser/key-value.ts';
import { isLanguage, type Language, languageOf } from './languages.ts';
import { showLanguage } from './words.ts';

/** Storage key of the signed-in person's language, so that the next page starts in it before the API has answered. */
const STAFF_KEY = 'vse.language';
/** Storage key of the language in the address (`?lang=de`), which is valid for this tab. */
const TAB_KEY = 'vse.lang';

/** Storage key of a choice that is being saved, as `userId language`. A reload may interrupt the save. */
const UNSAVED_KEY = 'vse.language.unsaved';

/** Long enough for a phone. After that, the page starts in English rather than not at all. */
const TIMEOUT_MS = 4000;

const languageFor = (code: string | null): Language | undefined =>
  code !== null && isLanguage(code) ? code : undefined;

export const tabLanguage = () => languageFor(safeSessionStorage.get(TAB_KEY));

/** Starts in the language of the address, otherwise in the person's own, otherwise in the browser's. */
export async function startLanguage() {
  const requested = languageFor(new URLSearchParams(location.search).get('lang'));
  if (requested) safeSessionStorage.set(TAB_KEY, requested);
  const language =
    tabLanguage() ??
    languageFor(safeLocalStorage.get(STAFF_KEY)) ??
    languageOf(navigator.languages);
  if (language === 'en') return;
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([showLanguage(language), timeout]).catch(() => {});
}

/** Shows and remembers the language of the signed-in person. Rejects when its words cannot be loaded. */
export async function showForStaff(language: Language) {
  safeSessionStorage.remove(TAB_KEY);
  const isShown = await showLanguage(language);
  if (isShown) safeLocalStorage.set(STAFF_KEY, language);
}

export const rememberUnsaved = (userId: string, language: Language) =>
  safeSessionStorage.set(UNSAVED_KEY, `${userId} ${language}`);

/** The person's choice that this tab has not saved yet. */
export function unsavedLanguage(userId: string | null): Language | undefined {
  const [owner, code] = safeSessionStorage.get(UNSAVED_KEY)?.split(' ') ?? [];
  return owner === userId ? languageFor(code ?? null) : undefined;
}

/** Removes a choice that has been saved or refused; a later choice stays. */
export function forgetUnsaved(language: Language) {
  if (safeSessionStorage.get(UNSAVED_KEY)?.endsWith(` ${language}`))
    safeSessionStorage.remove(UNSAVED_KEY);
}

export function forgetLanguage() {
  safeSessionStorage.remove(UNSAVED_KEY);
  safeLocalStorage.remove(STAFF_KEY);
  safeSessionStorage.remove(TAB_KEY);
}
