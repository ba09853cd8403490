import { readWords } from './read-words.ts';
import de from './results-more/de.json';
import en from './results-more/en.json';
import es from './results-more/es.json';
import fr from './results-more/fr.json';
import type { ResultsMoreWords } from './types.ts';
import { useLanguage } from './words.ts';

const words = {
  en: readWords<ResultsMoreWords>(en, 'en'),
  es: readWords<ResultsMoreWords>(es, 'es'),
  fr: readWords<ResultsMoreWords>(fr, 'fr'),
  de: readWords<ResultsMoreWords>(de, 'de'),
};

/** In all languages, not by `partWords`: respondents do not load its file. */
export const useResultsMoreWords = () => words[useLanguage()];
