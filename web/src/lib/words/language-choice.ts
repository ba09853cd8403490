import { local, perTab } from '../key-value.ts';
import { isLanguage, type Language, languageOf } from './languages.ts';
import { showLanguage } from './words.ts';

/** What the person signed in reads in: so that the next page begins in it, before the API has answered. */
const OF_STAFF = 'vse.language';
/** What the address asked for (`?lang=de`), for as long as the tab lives. */
const OF_TAB = 'vse.lang';

/** Long enough for a phone; then the page begins in English rather than not at all. */
const PATIENCE_MS = 4000;

const known = (code: string | null): Language | undefined =>
  code !== null && isLanguage(code) ? code : undefined;

export const tabLanguage = () => known(perTab.get(OF_TAB));

/** Begins in the language asked for in the address, else the person's own, else the browser's. */
export async function startLanguage() {
  const asked = known(new URLSearchParams(location.search).get('lang'));
  if (asked) perTab.set(OF_TAB, asked);
  const language = tabLanguage() ?? known(local.get(OF_STAFF)) ?? languageOf(navigator.languages);
  if (language === 'en') return;
  const patience = new Promise((enough) => setTimeout(enough, PATIENCE_MS));
  await Promise.race([showLanguage(language), patience]).catch(() => {});
}

/** Shows the language of who is signed in, and remembers it here. Rejects when its words do not come. */
export async function showForStaff(language: Language) {
  perTab.remove(OF_TAB);
  await showLanguage(language);
  local.set(OF_STAFF, language);
}

export function forgetLanguage() {
  local.remove(OF_STAFF);
  perTab.remove(OF_TAB);
}
