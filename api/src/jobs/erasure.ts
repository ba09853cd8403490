import type { Output } from '@vse/domain/contract/contract';
import type * as contracts from '@vse/domain/records/people';
import { FATES, type Fate, PLACES } from '@vse/domain/records/people';
import { emailKey } from '@vse/domain/rules/keys';
import * as z from 'zod';
import { issueFrom, Problem, reasonOf } from '../problem.ts';
import type { Context } from '../services/context.ts';
import {
  ERASURE_START,
  type ErasurePlace,
  erasedOf,
  erasePage,
} from '../services/people/erase-page.ts';
import { dropErasure, erasureId, keepErasure } from '../services/people/erasures.ts';
import { bothOf, type Person, personOf } from '../services/people/person.ts';
import type { AuditDoc, JobDoc } from '../store/document-types.ts';
import { createOnce, readStored } from '../store/documents.ts';
import { anyJob, type Counts, type Job, JobRefusal, type Work } from './job.ts';
import { isOpen, restartJob, runJob } from './run-job.ts';

type Progress = Output<typeof contracts.erasePerson>;

/** Whose it is stands sealed, so that an erasure can go on after the person's records are gone. */
const Input = z.object({ address: z.string(), sealedPerson: z.string(), fate: z.enum(FATES) });
type Input = z.output<typeof Input>;

/** Erases a person's records, a page of a place at a time. What was erased is counted by its place. */
export const erasureJob: Job<Input, ErasurePlace> = {
  kind: 'erasure',
  input: Input,
  async step(context, work) {
    const { input, at = ERASURE_START } = work;
    if (!work.at) {
      // Kept before anything is erased: what a crash leaves is erased again after a restore.
      await keepErasure(context, { ...input, began: work.began });
      await keepReceipt(context, work, 'begun', []);
    }
    const person = openPerson(context, work);
    const page = await erasePage(context, person, input.fate, at).catch(refusedForGood);
    const counts: Counts = page.of && page.found > 0 ? { [page.of]: page.found } : {};
    if (page.next) return { at: page.next, counts };
    await keepReceipt(context, work, 'done', at.unreadable);
    return { isDone: true, at, counts };
  },
  async release(context, work) {
    // Nothing was erased: nothing is to be erased again after a restore, as when it was refused.
    if (!work.at && work.input) await dropErasure(context, { ...work.input, began: work.began });
    await keepReceipt(context, work, 'ended', work.at?.unreadable ?? []);
    return [];
  },
  // Nothing says any more whom it was about.
  keptInput: ({ fate }) => ({ fate }),
};

/**
 * Erases what is kept about an address, for at most `withinMs`. Call it again with the id that it returns until it is
 * done; the timer goes on with an erasure that nobody calls for. `by` is the id of the Admin's settings. Throws Problem
 * 409 for the last Admin, and 503 when the directory does not answer.
 */
export async function erasePerson(
  context: Context,
  address: string,
  fate: Fate,
  { id, by, withinMs }: { id?: string | undefined; by: string; withinMs: number },
): Promise<Progress> {
  const begun = id && (await context.records.jobs.read(id))?.doc.kind === erasureJob.kind;
  const erasure = begun ? id : await beginErasure(context, address, fate, by);
  await runJob(context, anyJob(erasureJob), erasure, withinMs);
  const { doc } = await readStored(context.records.jobs, erasure);
  // It would never be done, however often it is called again.
  if (doc.state === 'ended') throw new Problem(409, 'JOB_OVER');
  if (doc.reason !== '' && doc.state !== 'running') throw problemOf(doc);
  return progressOf(doc);
}

/** Begins the erasure of an address, unless it is under way already, and returns its id. */
export async function beginErasure(
  context: Context,
  email: string,
  fate: Fate,
  by: string,
): Promise<string> {
  const { sealing } = context;
  const key = emailKey(email);
  const id = erasureId(context, key);
  const known = (await context.records.jobs.read(id))?.doc;
  if (known && isUnderWay(context, known)) return id;
  const address = sealing.addressHash(key);
  const found = await personOf(context, email);
  // One that has failed may have erased already what it knew the person from.
  const before = known && personIn(context, known);
  const sealedPerson = sealing.seal(JSON.stringify(before ? bothOf(before, found) : found), id);
  const isKept = (doc: JobDoc) => isUnderWay(context, doc);
  await restartJob(context, erasureJob, id, { address, sealedPerson, fate }, { by, isKept });
  return id;
}

/** An erasure whose person cannot be read any more, because the secret is gone, begins again. */
const isUnderWay = (context: Context, doc: JobDoc): boolean =>
  isOpen(doc) && personIn(context, doc) !== undefined;

/** Whom an erasure is about; undefined when its secret is gone, and when it is over. */
function personIn(
  { sealing }: Context,
  { id, input }: Pick<JobDoc, 'id' | 'input'>,
): Person | undefined {
  const { data } = Input.safeParse(input);
  const text = data && sealing.open(data.sealedPerson, id);
  return text === undefined ? undefined : JSON.parse(text);
}

function openPerson(context: Context, work: Work<Input, ErasurePlace>): Person {
  const person = personIn(context, work);
  if (!person) throw new JobRefusal(reasonOf(new Problem(503, 'ERASURE_UNREADABLE')));
  return person;
}

/** The last Admin stays, however often that is tried. */
function refusedForGood(error: unknown): never {
  const isLast = error instanceof Problem && error.issues.some(({ code }) => code === 'LAST_ADMIN');
  throw isLast ? new JobRefusal(reasonOf(error)) : error;
}

function problemOf({ state, reason }: JobDoc): Problem {
  const issue = issueFrom(reason);
  const isRefused = state === 'failed' && issue.code === 'LAST_ADMIN';
  return new Problem(isRefused ? 409 : 503, [issue]);
}

function progressOf({ id, state, at, counts }: JobDoc): Progress {
  const isDone = state === 'done';
  // The cursor of a job of this kind is what its step has stored.
  const { done, of } = erasedOf((at as ErasurePlace | null) ?? ERASURE_START);
  return { erasure: id, isDone, places: placesOf(counts), done: isDone ? of : done, of };
}

const placesOf = (counts: Counts) =>
  PLACES.flatMap((place) => {
    const count = counts[place];
    return count ? [{ place, count }] : [];
  });

type Said = Pick<Work<Input | undefined, ErasurePlace>, 'id' | 'by' | 'began' | 'counts' | 'input'>;

/** Says who has erased how much where, and what could not be read, and nothing about the person. */
async function keepReceipt(
  { records, now }: Context,
  { id, by, began, counts, input }: Said,
  outcome: 'begun' | 'done' | 'ended',
  unreadable: readonly string[],
): Promise<void> {
  const places = placesOf(counts).map(({ place, count }) => `${place} ${count}`);
  const left = unreadable.map((each) => `unreadable: ${each}`);
  const receipt: AuditDoc = {
    id: `erasure-${id}-${began}-${outcome}`,
    date: now().toISOString(),
    kind: 'erasure',
    who: by || 'staff',
    what: 'vseErasePerson',
    records: [id],
    outcome,
    detail: [input?.fate ?? '', ...places, ...left].filter(Boolean).join(', '),
    network: '',
    count: 1,
  };
  await createOnce(records.audit, receipt);
}
