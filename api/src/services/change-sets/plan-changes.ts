import { isDeepStrictEqual } from 'node:util';
import type { Issue } from '@vse/domain/contract/contract';
import type { NewChangeSet } from '@vse/domain/records/change-sets';
import { EditedFragrance } from '@vse/domain/records/fragrances';
import { EditedProvider } from '@vse/domain/records/providers';
import type * as z from 'zod';
import { issueFrom, Problem } from '../../problem.ts';
import type {
  ChangeSetDoc,
  ChangeSetKind,
  FragranceDoc,
  ProviderDoc,
} from '../../store/document-types.ts';
import { missingFrom } from '../../store/documents.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Stored } from '../../store/store.ts';
import { CONTAINER_OF, recordsOfKind } from '../../store/typed-containers.ts';
import { isAsSeen } from '../catalogue/catalogue.ts';
import type { Needs } from '../context.ts';
import { unlessUnreadable } from '../readable.ts';
import type { PlannedItem } from './slices.ts';

export type SetRecord = FragranceDoc | ProviderDoc;
type Planned = Pick<ChangeSetDoc, 'kind' | 'fields'> & { items: PlannedItem[] };
type Fields = Record<string, unknown>;
type Seen = { id: string; etag: string };
type PlanNeeds = Needs<'records'>;

/** The record with these fields; a provider with other fragrances in its inventory. */
export function withFields(doc: SetRecord, fields: Fields): SetRecord {
  if (!('fragrances' in doc)) return { ...doc, ...fields };
  const { add = [], take = [] } = fields as { add?: string[]; take?: string[] };
  const taken = new Set(take);
  const kept = doc.fragrances.filter(({ id }) => !taken.has(id));
  const has = new Set(kept.map(({ id }) => id));
  const added = [...new Set(add)].filter((id) => !has.has(id)).map((id) => ({ id }));
  return { ...doc, fragrances: [...kept, ...added] };
}

const SCHEMAS: Record<ChangeSetKind, z.ZodType> = {
  fragrance: EditedFragrance,
  provider: EditedProvider,
};

/**
 * Checks all changes of a set, each record just as its form does, and returns those that change something. Writes
 * nothing. Throws Problem 400 with the issues of all records, each with the record's id as its field.
 */
export async function plannedChanges(context: PlanNeeds, input: NewChangeSet): Promise<Planned> {
  const kind: ChangeSetKind = input.fragrances.length > 0 ? 'fragrance' : 'provider';
  const groups: { fields: Fields; records: Seen[] }[] = [...input.fragrances, ...input.providers];
  await requireFragrances(context, input.providers);
  const wanted = groups.flatMap(({ fields, records }) =>
    records.map((seen) => ({ seen, fields: withoutAbsent(fields) })),
  );
  const container = recordsOfKind<SetRecord>(context.records, kind);
  const issues: Issue[] = [];
  const items = await mapInChunks(wanted, async ({ seen, fields }): Promise<PlannedItem[]> => {
    const stored = await container.read(seen.id);
    const plan = async () => {
      issues.push(...issuesOf(kind, stored, seen, fields));
      const isChanged = stored && !isDeepStrictEqual(withFields(stored.doc, fields), stored.doc);
      const { id } = seen;
      return isChanged ? [{ id, etag: stored.etag, name: stored.doc.name, fields }] : [];
    };
    const planned = await unlessUnreadable(CONTAINER_OF[kind], seen.id, plan);
    if (!planned) issues.push(issueFrom('RECORD_UNREADABLE', seen.id));
    return planned ?? [];
  });
  if (issues.length > 0) throw new Problem(400, issues);
  return { kind, fields: fieldsOf(groups.map((group) => group.fields)), items: items.flat() };
}

function issuesOf(
  kind: ChangeSetKind,
  stored: Stored<SetRecord> | undefined,
  { id, etag }: Seen,
  fields: Fields,
): Issue[] {
  if (!stored) return [issueFrom('RECORD_NOT_FOUND', id)];
  if (!isAsSeen(stored, etag)) return [issueFrom('CHANGED_MEANWHILE', id)];
  const parsed = SCHEMAS[kind].safeParse(withFields(stored.doc, fields));
  return parsed.error?.issues.map(({ message }) => issueFrom(message, id)) ?? [];
}

/** Throws Problem 400 when a fragrance that an inventory is to get is not there. */
async function requireFragrances(
  { records }: PlanNeeds,
  changes: NewChangeSet['providers'],
): Promise<void> {
  const ids = [...new Set(changes.flatMap(({ fields }) => fields.add ?? []))];
  const unknown = await missingFrom(records.fragrances, ids);
  if (unknown.length > 0)
    throw new Problem(
      400,
      unknown.map((id) => issueFrom('FRAGRANCE_UNKNOWN', id)),
    );
}

const withoutAbsent = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The changed fields with the value that all records get; of a list, with its length. */
function fieldsOf(groups: Fields[]): ChangeSetDoc['fields'] {
  const names = [...new Set(groups.flatMap((fields) => Object.keys(withoutAbsent(fields))))];
  return names.map((field) => {
    const values = new Set(
      groups.map((fields) => {
        const value = fields[field] ?? '';
        return String(Array.isArray(value) ? value.length : value);
      }),
    );
    const [value = ''] = values;
    return { field, value: values.size === 1 ? value : '' };
  });
}
