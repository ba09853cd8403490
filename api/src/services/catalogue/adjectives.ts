import type { Adjective } from '@vse/domain/records/adjectives';
import type { AdjectiveDoc } from '../../store/document-types.ts';
import type { Stored } from '../../store/store.ts';
import { type Readable, readEach } from '../readable.ts';
import type { NameNeeds } from '../users/names-of-users.ts';
import { type RecordKind, saversOf } from './catalogue.ts';

type AdjectiveFields = { name: string; requestId?: string | undefined };

export const adjectiveKind: RecordKind<AdjectiveDoc, Adjective, AdjectiveFields> = {
  name: 'adjective',
  toDoc: (_, id, { name }, change) => ({ id, name, ...change }),
  toWire: adjectivesOf,
};

export async function adjectivesOf(
  context: NameNeeds,
  docs: Stored<AdjectiveDoc>[],
): Promise<Readable<Adjective>> {
  const nameOf = await saversOf(context, docs);
  return readEach('adjectives', docs, ({ doc, etag }) => ({
    ...doc,
    changedBy: nameOf(doc.changedBy),
    etag,
  }));
}
