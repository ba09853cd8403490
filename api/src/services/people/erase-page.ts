import type { Fate, Place } from '@vse/domain/records/people';
import { pageById } from '../../store/documents.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Doc } from '../../store/store.ts';
import type { Context } from '../context.ts';
import { unlessUnreadable } from '../readable.ts';
import type { Person } from './person.ts';
import { ERASING } from './places.ts';

/** Documents that are looked at at a time. */
const PAGE = 50;
/** Documents that a receipt names. */
const MOST_NAMED = 20;
/** All places are looked through again until nothing is found: requests under way can still have written something. */
const MOST_PASSES = 3;

/** How far an erasure is: in its passes, in the places of a pass, and the last document that was looked at there. */
export type ErasurePlace = {
  step: number;
  after: string;
  passes: number;
  hasFound: boolean;
  /** The documents of this pass that cannot be read, so that nobody knows whose they are. */
  unreadable: string[];
};

export const ERASURE_START: ErasurePlace = {
  ...{ step: 0, after: '', passes: 0, hasFound: false, unreadable: [] },
};

/** The number of places, and how many of them are done. */
export const erasedOf = ({ step, passes }: ErasurePlace) => ({
  done: passes > 0 ? ERASING.length : step,
  of: ERASING.length,
});

/**
 * Erases a page of a place. A document that cannot be read is logged and left out. Returns where the next page is, none
 * after a pass that has found nothing, and how many documents were the person's.
 */
export async function erasePage(
  context: Context,
  person: Person,
  fate: Fate,
  place: ErasurePlace,
): Promise<{ next: ErasurePlace | undefined; found: number; of: Place | undefined }> {
  const step = ERASING[place.step];
  if (!step) return { next: nextPass(place), found: 0, of: undefined };
  const nextStep = { ...place, step: place.step + 1, after: '' };
  const where = step.where(person);
  if (!where) return { next: nextStep, found: 0, of: step.place };
  // By id, so that what was looked at is not looked at again.
  const query = { where, after: place.after, limit: PAGE };
  const { docs, last } = await pageById(step.documents(context.records), query);
  const unreadable: string[] = [];
  // The id of a result is its permalink.
  const note = ({ id }: Doc) =>
    unreadable.push(step.container === 'quizResults' ? 'quizResults' : `${step.container} ${id}`);
  const erase = async (doc: Doc) => {
    const isTheirs = step.isOf(doc, person, context);
    if (isTheirs === undefined) note(doc);
    if (!isTheirs) return 0;
    await step.forget(context, doc, person, fate);
    return 1;
  };
  const found = await mapInChunks(docs, (doc) =>
    unlessUnreadable(
      step.container,
      doc.id,
      () => erase(doc),
      () => {
        note(doc);
        return 0;
      },
    ),
  );
  const count = found.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const next = {
    ...(last === undefined ? nextStep : { ...place, after: last }),
    hasFound: place.hasFound || count > 0,
    unreadable: [...new Set([...place.unreadable, ...unreadable])].slice(0, MOST_NAMED),
  };
  return { next, found: count, of: step.place };
}

/** The beginning of the next pass; undefined after one that has found nothing, and after the last one. */
function nextPass({ passes, hasFound }: ErasurePlace): ErasurePlace | undefined {
  const done = passes + 1;
  return hasFound && done < MOST_PASSES ? { ...ERASURE_START, passes: done } : undefined;
}
