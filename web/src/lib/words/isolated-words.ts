import { isolated } from '@vse/domain/rules/isolated';
import { readWords } from './read-words.ts';

/** These make the name of a new record, which holds no invisible marks. */
const NAMES_A_RECORD = ['copyOf'];

/**
 * Makes words whose sentences leave their own order alone whatever name is put into them. Where a name is an element of
 * its own, the style does it (`unicode-bidi: isolate`); titles, labels and notifications are plain text.
 */
export const isolatedWords = <Words>(texts: object, language: string) =>
  readWords<Words>(texts, language, (value, key) =>
    NAMES_A_RECORD.includes(key) ? value : isolated(value),
  );
