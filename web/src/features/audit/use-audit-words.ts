import { audit as de } from '../../lib/words/de/audit.ts';
import { audit as en } from '../../lib/words/en/audit.ts';
import { audit as es } from '../../lib/words/es/audit.ts';
import { audit as fr } from '../../lib/words/fr/audit.ts';
import { isolating } from '../../lib/words/isolating.ts';
import { usePartWords } from '../../lib/words/part-words.ts';

const words = isolating({ en, de, es, fr });

export const useAuditWords = () => usePartWords(words);
export type AuditWords = typeof en;
