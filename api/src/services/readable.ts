import type { ListedKind } from '@vse/domain/contract/listed';
import type { RecordProblem } from '@vse/domain/records/unreadable';
import * as z from 'zod';
import { Problem } from '../problem.ts';
import { mapInChunks } from '../store/map-in-chunks.ts';
import { type ContainerName, type Doc, StoreError } from '../store/store.ts';
import { count, logUnreadable } from '../tracing/telemetry.ts';

/** A record that lists leave out, and why. */
export type Unreadable = { kind: ListedKind; id: string; problems: RecordProblem[] };

/** The items of a list, and the records that could not become one. */
export type Readable<Item> = { items: Item[]; unreadableRecords: Unreadable[] };

/** The tokens of the pages around a page, as lists answer them. */
export type PagesAround = { nextPage?: string; previousPage?: string };
export type ReadablePage<Item> = Readable<Item> & PagesAround;

type Tokens = { after?: string | undefined; before?: string | undefined };

export const pagesAround = ({ after, before }: Tokens): PagesAround => ({
  ...(after && { nextPage: after }),
  ...(before && { previousPage: before }),
});

/** The items with the tokens of the pages around them, as lists answer them. */
export const readablePage = <Item>(
  readable: Readable<Item>,
  tokens: Tokens,
): ReadablePage<Item> => ({ ...readable, ...pagesAround(tokens) });

type Mapping<S, Item> = (stored: S, index: number) => Item | Promise<Item>;

/**
 * Maps the documents of a list one by one. A document that cannot be mapped is left out and named, so that it takes no
 * other one down. Throws what is not the document's fault: Problem and StoreError.
 */
export async function readEach<Kind extends ContainerName, S extends { doc: Doc }, Item>(
  kind: Kind,
  docs: readonly S[],
  map: Mapping<S, Item>,
) {
  const unreadableRecords: { kind: Kind; id: string; problems: RecordProblem[] }[] = [];
  const mapped = await mapInChunks([...docs.entries()], async ([index, stored]) => {
    try {
      return { item: await map(stored, index) };
    } catch (error) {
      if (error instanceof Problem || error instanceof StoreError) throw error;
      unreadableRecords.push({ kind, id: stored.doc.id, problems: problemsOf(error) });
      return undefined;
    }
  });
  return { items: mapped.flatMap((each) => (each ? [each.item] : [])), unreadableRecords };
}

/** Like readEach, where no answer says how many are left out: the log alone does. */
export async function readOrLog<S extends { doc: Doc }, Item>(
  kind: ContainerName,
  docs: readonly S[],
  map: Mapping<S, Item>,
): Promise<Item[]> {
  const { items, unreadableRecords } = await readEach(kind, docs, map);
  logLeftOut(unreadableRecords);
  return items;
}

/**
 * Does work on one document of many. When the document cannot be read, logs that and returns what `otherwise` returns,
 * so that the others go on. Throws what is not the document's fault, such as StoreError.
 */
export async function unlessUnreadable<R>(
  kind: ContainerName,
  id: string,
  work: () => Promise<R>,
  otherwise: () => R | undefined = () => undefined,
): Promise<R | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!isOfDocument(error)) throw error;
    logLeftOut([{ kind, id, problems: problemsOf(error) }]);
    return otherwise();
  }
}

/** What code throws that meets a value of another type than it was written for, or a document that no store takes. */
export const isOfDocument = (error: unknown) =>
  [TypeError, RangeError, SyntaxError, z.ZodError].some((kind) => error instanceof kind) ||
  (error instanceof StoreError && error.kind === 'too-large');

/** One line for each record, with its first problem. Enough when a deployment makes a whole list unreadable. */
const LOGGED = 20;

export function logLeftOut(
  unreadable: readonly { kind: string; id: string; problems: RecordProblem[] }[],
): void {
  if (unreadable.length > 0) count('unreadable', unreadable.length);
  for (const { kind, id, problems } of unreadable.slice(0, LOGGED))
    logUnreadable(kind, id, problems[0]?.path ?? '', problems[0]?.message ?? '');
}

/** Where and how a record differs from its schema, or the error of its mapping. Has none of the record's values. */
export function problemsOf(error: unknown): RecordProblem[] {
  if (error instanceof z.ZodError) return error.issues.flatMap(problemsIn);
  return [{ path: '', message: String(error) }];
}

/** Of a union, the problems of the shape that the record is closest to. */
function problemsIn(issue: z.core.$ZodIssue): RecordProblem[] {
  const path = issue.path.join('.');
  if (issue.code !== 'invalid_union') return [{ path, message: issue.message }];
  const [closest] = issue.errors.toSorted((a, b) => a.length - b.length);
  const inner = closest?.flatMap(problemsIn) ?? [];
  if (inner.length === 0) return [{ path, message: issue.message }];
  return inner.map((each) => ({ ...each, path: [path, each.path].filter(Boolean).join('.') }));
}
