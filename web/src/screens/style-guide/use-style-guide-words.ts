import { styleGuide as de } from '../../lib/words/de/style-guide.ts';
import { styleGuide as en } from '../../lib/words/en/style-guide.ts';
import { styleGuide as es } from '../../lib/words/es/style-guide.ts';
import { styleGuide as fr } from '../../lib/words/fr/style-guide.ts';
import { isolating } from '../../lib/words/isolating.ts';
import { usePartWords } from '../../lib/words/part-words.ts';

const words = isolating({ en, de, es, fr });

export const useStyleGuideWords = () => usePartWords(words);
