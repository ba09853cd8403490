import type { Output } from '@vse/domain/contract/contract';
import type * as contracts from '@vse/domain/records/people';
import { type Fate, PLACES } from '@vse/domain/records/people';
import { MINUTE_MS } from '@vse/domain/rules/durations';
import { emailKey } from '@vse/domain/rules/keys';
import type { AuditDoc, ErasureDoc } from '../../store/document-types.ts';
import { createOnce, pageById } from '../../store/documents.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Context } from '../context.ts';
import {
  changeErasure,
  changeErasures,
  endErasure,
  keepErasure,
  readErasures,
} from './erasures.ts';
import { type Person, personOf } from './person.ts';
import { ERASING } from './places.ts';

type Progress = Output<typeof contracts.erasePerson>;
type Counts = ErasureDoc['counts'];

/** Documents that are looked at at a time. */
const PAGE = 50;
/** Longer than a call or the timer works. When it expires, assume that the instance crashed and go on. */
const LEASE_MS = MINUTE_MS;
/** All steps are taken again until nothing is found: requests under way can still have written something. */
const MOST_PASSES = 3;

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
  const isKnown = id !== undefined && (await progressOf(context, id)) !== undefined;
  const erasure = isKnown ? id : await beginErasure(context, address, fate, by);
  await workOn(context, erasure, withinMs);
  const progress = await progressOf(context, erasure);
  if (!progress) throw new Error('The erasure is gone');
  return progress;
}

/** Begins an erasure, unless there is one of the address already, and returns its id. */
export async function beginErasure(
  context: Context,
  email: string,
  fate: Fate,
  by: string,
): Promise<string> {
  const { sealing, now, ids } = context;
  const address = sealing.addressHash(emailKey(email));
  const began = now().getTime();
  const id = ids.random();
  // Kept before anything is erased: what a crash leaves is erased again after a restore.
  await keepErasure(context, { address, fate, began });
  const sealedPerson = sealing.seal(JSON.stringify(await personOf(context, email)), id);
  const start = { step: 0, after: '', passes: 0, hasFound: false, counts: {}, leaseUntil: 0 };
  let begun = id;
  await changeErasures(context, (doc) => {
    const known = doc.erasures.find((each) => each.address === address);
    begun = known?.id ?? id;
    if (known) return undefined;
    const erasure = { id, address, sealedPerson, fate, by, began, ...start };
    return { ...doc, erasures: [...doc.erasures, erasure] };
  });
  return begun;
}

/** Undefined for an erasure that is not known (any more). */
async function progressOf(context: Context, id: string): Promise<Progress | undefined> {
  const { erasures, done } = await readErasures(context);
  const open = erasures.find((each) => each.id === id);
  const known = open ?? done.find((each) => each.id === id);
  if (!known) return undefined;
  const of = ERASING.length;
  const taken = open ? (open.passes > 0 ? of : open.step) : of;
  return { erasure: id, isDone: !open, places: placesOf(known.counts), done: taken, of };
}

const placesOf = (counts: Counts) =>
  PLACES.flatMap((place) => {
    const count = counts[place];
    return count ? [{ place, count }] : [];
  });

/** Goes on with an erasure that no other instance works on, for at most `withinMs`. */
async function workOn(context: Context, id: string, withinMs: number): Promise<void> {
  const { now, sealing } = context;
  const end = now().getTime() + withinMs;
  let erasure = await takeLease(context, id);
  if (!erasure) return;
  try {
    const person: Person = JSON.parse(sealing.open(erasure.sealedPerson, id) ?? 'null');
    if (!person) throw new Error('The secret that sealed the erasure is gone: begin it again');
    while (erasure && now().getTime() < end) erasure = await takePage(context, erasure, person);
  } finally {
    await changeErasure(context, id, (each) => ({ ...(erasure ?? each), leaseUntil: 0 }));
  }
}

async function takeLease(context: Context, id: string): Promise<ErasureDoc | undefined> {
  const time = context.now().getTime();
  let taken: ErasureDoc | undefined;
  await changeErasure(context, id, (each) => {
    // A lease further ahead than one lasts was taken before the clock was set back.
    const isFree = each.leaseUntil <= time || each.leaseUntil > time + LEASE_MS;
    taken = isFree ? { ...each, leaseUntil: time + LEASE_MS } : undefined;
    return taken;
  });
  return taken;
}

/** Erases a page of a step, and stores the progress if there was something. Undefined when the erasure is complete. */
async function takePage(
  context: Context,
  erasure: ErasureDoc,
  person: Person,
): Promise<ErasureDoc | undefined> {
  const step = ERASING[erasure.step];
  if (!step) return endPass(context, erasure);
  const { found, last } = await erasePage(context, step, person, erasure);
  const counts = { ...erasure.counts };
  if (found > 0) counts[step.place] = (counts[step.place] ?? 0) + found;
  const next = {
    ...erasure,
    counts,
    hasFound: erasure.hasFound || found > 0,
    ...(last === undefined ? { step: erasure.step + 1, after: '' } : { after: last }),
  };
  // A page without the person is looked at again after a crash: that costs less than a write for each.
  return found > 0 ? keepProgress(context, next) : next;
}

async function erasePage(
  context: Context,
  { documents, where, isOf, forget }: (typeof ERASING)[number],
  person: Person,
  { after, fate }: ErasureDoc,
): Promise<{ found: number; last: string | undefined }> {
  const conditions = where(person);
  if (!conditions) return { found: 0, last: undefined };
  // By id, so that what was looked at is not looked at again.
  const { docs, last } = await pageById(documents(context.records), {
    ...{ where: conditions, after, limit: PAGE },
  });
  const theirs = docs.filter((doc) => isOf(doc, person, context));
  await mapInChunks(theirs, (doc) => forget(context, doc, person, fate));
  return { found: theirs.length, last };
}

/** Begins the next pass, or writes the receipt and ends the erasure when a pass has found nothing. */
async function endPass(context: Context, erasure: ErasureDoc): Promise<ErasureDoc | undefined> {
  const passes = erasure.passes + 1;
  if (erasure.hasFound && passes < MOST_PASSES)
    return keepProgress(context, { ...erasure, passes, step: 0, after: '', hasFound: false });
  await createOnce(context.records.audit, receiptOf(context, erasure));
  await endErasure(context, erasure.id);
  return undefined;
}

/** Stores how far an erasure is, and renews its lease. */
async function keepProgress(context: Context, erasure: ErasureDoc): Promise<ErasureDoc> {
  const renewed = { ...erasure, leaseUntil: context.now().getTime() + LEASE_MS };
  await changeErasure(context, erasure.id, () => renewed);
  return renewed;
}

/** Says who erased how much where, and nothing about the person. */
function receiptOf({ now }: Context, { id, by, counts, fate }: ErasureDoc): AuditDoc {
  const places = placesOf(counts).map(({ place, count }) => `${place} ${count}`);
  return {
    id: `erasure-${id}`,
    date: now().toISOString(),
    kind: 'erasure',
    who: by || 'staff',
    what: 'vseErasePerson',
    records: [id],
    outcome: 'done',
    detail: [fate, ...places].join(', '),
    network: '',
    count: 1,
  };
}

/**
 * For the timer: goes on with what requests have left. One that fails is tried again by each run, and holds up no other.
 * Returns how many erasures were under way.
 */
export async function continueErasures(
  context: Context,
  withinMs: number,
): Promise<{ erasures: number; errors: unknown[] }> {
  const end = context.now().getTime() + withinMs;
  const { erasures } = await readErasures(context);
  const errors: unknown[] = [];
  for (const { id } of erasures) {
    const leftMs = end - context.now().getTime();
    if (leftMs > 0) await workOn(context, id, leftMs).catch((error) => errors.push(error));
  }
  return { erasures: erasures.length, errors };
}
