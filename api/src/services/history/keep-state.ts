import { DAY_MS } from '@vse/domain/rules/durations';
import type { CatalogueDoc, CatalogueKind, FormerStateDoc } from '../../store/document-types.ts';
import { createOnce } from '../../store/documents.ts';
import { contentHash } from '../../store/ids.ts';
import { CONTAINER_OF } from '../../store/typed-containers.ts';
import { UPGRADES } from '../../store/upgrades.ts';
import { newestVersion, upgraded } from '../../store/versioned.ts';
import type { Needs } from '../context.ts';

/** A state is kept this long after it was replaced, and longer while it is among the last of its record. */
export const KEPT_MS = 366 * DAY_MS;

/** The beginning of `record` of the parts of change sets, which are in the same container. */
export const SLICES_OF = 'change set ';

export const recordOf = (kind: CatalogueKind, id: string) => `${kind} ${id}`;

/** No two states of a record have the same date (`changeBy`). */
const idOf = (record: string, date: string) => contentHash(JSON.stringify([record, date]));

/**
 * Keeps a state of a record just before a save replaces it. When that save then fails, the state that is kept is the
 * current one, which lists leave out by its date.
 */
export async function keepState(
  { records, now }: Needs<'records' | 'now'>,
  kind: CatalogueKind,
  doc: CatalogueDoc,
): Promise<void> {
  const record = recordOf(kind, doc.id);
  const { changedDate: date, ...state } = doc;
  const replaced = now();
  await createOnce(records.formerStates, {
    id: idOf(record, date),
    record,
    date,
    replacedDate: replaced.toISOString(),
    keepUntil: new Date(replaced.getTime() + KEPT_MS).toISOString(),
    state: { ...state, schema: newestVersion(CONTAINER_OF[kind], UPGRADES) },
  });
}

/** The state as its record's container would read it today. `D` is the type of the kind's documents. */
export const stateIn = <D extends CatalogueDoc>(
  kind: CatalogueKind,
  { state, date }: FormerStateDoc,
) => ({ ...upgraded(CONTAINER_OF[kind], state, UPGRADES), changedDate: date }) as unknown as D;

/** The state that a record had at its save of this date; undefined when it is not kept. */
export async function formerState<D extends CatalogueDoc>(
  { records }: Needs<'records'>,
  kind: CatalogueKind,
  id: string,
  date: string,
): Promise<D | undefined> {
  const stored = await records.formerStates.read(idOf(recordOf(kind, id), date));
  return stored && stateIn<D>(kind, stored.doc);
}
