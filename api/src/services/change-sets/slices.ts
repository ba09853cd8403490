import { isDeepStrictEqual } from 'node:util';
import type { ChangeSetDoc, ChangeSetItem, ChangeSetSliceDoc } from '../../store/document-types.ts';
import type { Needs } from '../context.ts';

/** Takes a second to write. */
const MOST_ITEMS = 100;
/** Half of what a database stores in one document. */
const MOST_BYTES = 750_000;

export type Slice = Pick<ChangeSetSliceDoc, 'groups' | 'items'>;
/** A record with the fields that it gets, or with the date of its former state. */
export type PlannedItem = { id: string; name: string; etag: string } & (
  | { fields: Record<string, unknown> }
  | { state: string }
);

/** Parts that one document can hold each. Fields that records share stand in a part once. */
export function slicesFrom(items: readonly PlannedItem[]): Slice[] {
  const slices: Slice[] = [];
  let slice: Slice | undefined;
  let bytes = 0;
  for (const item of items) {
    const size = Buffer.byteLength(JSON.stringify(item));
    if (!slice || slice.items.length === MOST_ITEMS || bytes + size > MOST_BYTES) {
      slice = { groups: [], items: [] };
      slices.push(slice);
      bytes = 0;
    }
    bytes += add(slice, item) ? size : Buffer.byteLength(item.name) + 100;
  }
  return slices;
}

/** Returns whether the item brought fields that the slice did not have. */
function add({ groups, items }: Slice, item: PlannedItem): boolean {
  if (!('fields' in item)) return items.push(item) > 0;
  const { fields, ...rest } = item;
  const known = groups.findIndex((each) => isDeepStrictEqual(each, fields));
  items.push({ ...rest, group: known === -1 ? groups.push(fields) - 1 : known });
  return known === -1;
}

export const sliceId = (set: string, number: number) => `${set}.${number}`;

/** One part of a set; undefined when it is gone or cannot be read. */
export async function readSlice(
  { records }: Needs<'records'>,
  { id }: Pick<ChangeSetDoc, 'id'>,
  number: number,
): Promise<Slice | undefined> {
  const slice = (await records.changeSetSlices.read(sliceId(id, number)))?.doc;
  return slice && Array.isArray(slice.items) && Array.isArray(slice.groups) ? slice : undefined;
}

/** The items of each part that is there, read when the one before is done. */
export async function* itemsOfSlices(
  context: Needs<'records'>,
  set: Pick<ChangeSetDoc, 'id' | 'slices'>,
): AsyncGenerator<ChangeSetItem[]> {
  for (let number = 0; number < set.slices; number++)
    yield (await readSlice(context, set, number))?.items ?? [];
}
