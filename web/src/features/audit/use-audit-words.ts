import { audit as de } from '../../lib/words/de/audit.ts';
import { audit as en } from '../../lib/words/en/audit.ts';
import { audit as es } from '../../lib/words/es/audit.ts';
import { audit as fr } from '../../lib/words/fr/audit.ts';
import { partWords } from '../../lib/words/part-words.ts';

export const useAuditWords = partWords({ en, de, es, fr });
export type AuditWords = typeof en;
