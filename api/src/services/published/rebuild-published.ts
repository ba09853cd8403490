import type { PublishedChange, PublishedHeadDoc } from '../../store/document-types.ts';
import { pageById, writeOver } from '../../store/documents.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Container, Doc } from '../../store/store.ts';
import { CONTAINER_OF } from '../../store/typed-containers.ts';
import { buildVersion } from './build-version.ts';
import {
  type ChangeNeeds,
  movedParts,
  moveHead,
  type PartIds,
  removeParts,
} from './change-published.ts';
import { type PartKind, partNameOf, readPart } from './published-parts.ts';
import type { ProviderRow } from './published-rows.ts';
import { NO_HEAD, namesIn, readHead, stateOf } from './read-published.ts';

const PAGE = 100;
const KINDS = ['adjective', 'fragrance', 'provider'] as const;

/** How far a rebuild is: the parts that it has made so far, which no head names yet. */
export type RebuildCursor = { kind: number; after: string; parts: Record<string, string> };

const START: RebuildCursor = { kind: 0, after: '', parts: {} };

/**
 * Makes the parts of the next hundred records, and after the last ones the head, in one write: readers see no state or
 * the whole one. Returns undefined when there is a head.
 */
export async function rebuildStep(
  context: ChangeNeeds,
  cursor: RebuildCursor = START,
): Promise<{ cursor: RebuildCursor; found: number } | undefined> {
  const kind = KINDS[cursor.kind];
  if (kind === undefined) {
    await createHead(context, cursor.parts);
    return undefined;
  }
  const { docs, last } = await pageById(containerOf(context, kind), {
    after: cursor.after,
    limit: PAGE,
  });
  const changes = docs.map(({ id }): PublishedChange => ({ kind, id }));
  const ids: PartIds = { created: [], replaced: [] };
  const head = { ...NO_HEAD, parts: cursor.parts };
  const parts = await movedParts(context, head, changes, ids);
  // An instance that crashed had replaced a part before it stored that.
  if (!parts) return { cursor: START, found: 0 };
  await removeParts(context, ids.replaced);
  const next =
    last === undefined ? { kind: cursor.kind + 1, after: '' } : { kind: cursor.kind, after: last };
  return { cursor: { ...next, parts }, found: docs.length };
}

const containerOf = ({ records }: ChangeNeeds, kind: PartKind) =>
  records[CONTAINER_OF[kind]] as unknown as Container<Doc>;

async function createHead(context: ChangeNeeds, parts: PublishedHeadDoc['parts']): Promise<void> {
  const version = await buildVersion(context, await namesIn(stateOf(context, parts)));
  const head = { ...NO_HEAD, parts, version };
  const created = await writeOver(context.records.publishedHead, head, undefined);
  if (!created) await removeParts(context, Object.values(parts));
}

/** The names of parts that a head names and that are gone or cannot be read, also in an inventory. */
export async function brokenParts(context: ChangeNeeds): Promise<string[]> {
  const head = (await readHead(context))?.doc;
  const names = await mapInChunks(Object.entries(head?.parts ?? {}), async ([name, id]) => {
    if (await isWhole(context, name, id)) return [];
    // It may have been replaced in between.
    const now = (await readHead(context))?.doc.parts[name];
    return now === id ? [name] : [];
  });
  return names.flat();
}

async function isWhole(context: ChangeNeeds, name: string, id: string): Promise<boolean> {
  const rows = await readPart(context, id);
  if (!rows || !name.startsWith('provider-')) return rows !== undefined;
  for (const { inventory } of Object.values(rows) as ProviderRow[])
    if (!(await readPart(context, inventory))) return false;
  return true;
}

/** Makes a part again from the records of its kind. */
export async function rebuildPart(context: ChangeNeeds, name: string): Promise<void> {
  const kind = KINDS.find((each) => name.startsWith(`${each}-`));
  if (!kind) return;
  const changes: PublishedChange[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page: { docs: Doc[]; last: string | undefined } = await pageById(
      containerOf(context, kind),
      { after, limit: PAGE * 5 },
    );
    const own = page.docs.filter(({ id }) => partNameOf({ kind, id }) === name);
    changes.push(...own.map(({ id }): PublishedChange => ({ kind, id })));
    after = page.last;
  }
  const broken = (await readHead(context))?.doc.parts[name];
  await moveHead(context, async (head, ids) => {
    if (head.parts[name] !== broken) return head;
    const { [name]: _, ...others } = head.parts;
    const parts = await movedParts(context, { ...head, parts: others }, changes, ids);
    return parts && { ...head, parts };
  });
}
