import de from './privacy/de.json';
import en from './privacy/en.json';
import es from './privacy/es.json';
import fr from './privacy/fr.json';
import { readWords } from './read-words.ts';
import type { PrivacyWords } from './types.ts';
import { useLanguage } from './words.ts';

const words = {
  en: readWords<PrivacyWords>(en, 'en'),
  es: readWords<PrivacyWords>(es, 'es'),
  fr: readWords<PrivacyWords>(fr, 'fr'),
  de: readWords<PrivacyWords>(de, 'de'),
};

/** In all languages, not by `partWords`: respondents do not load its file. */
export const usePrivacyWords = () => words[useLanguage()];
