import { styleGuide as de } from '../../lib/words/de/style-guide.ts';
import { styleGuide as en } from '../../lib/words/en/style-guide.ts';
import { styleGuide as es } from '../../lib/words/es/style-guide.ts';
import { styleGuide as fr } from '../../lib/words/fr/style-guide.ts';
import { partWords } from '../../lib/words/part-words.ts';

export const useStyleGuideWords = partWords({ en, de, es, fr });
