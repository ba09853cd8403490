import * as calls from '@vse/domain/contract/calls';
import { MAX_ROWS_PAGE_SIZE } from '@vse/domain/limits';
import type {
  CatalogueDoc,
  ChangeSetDoc,
  ChangeSetSliceDoc,
  FormerStateDoc,
  PublishedHeadDoc,
} from '../../api/src/store/document-types.ts';
import type { Ask } from './asking.ts';
import { FRAGRANCES, PROVIDERS } from './prepare.ts';
import { publishedProblem } from './published.ts';
import type { Schedule } from './schedule.ts';
import type { Write } from './timeline.ts';
import type { World } from './world.ts';

type Seen = { id: string; etag: string };
type HistoryDoc = ChangeSetDoc | ChangeSetSliceDoc | FormerStateDoc;

/** Somebody changes several records as one, and may regret it. */
export async function changeTogether({ schedule, pace }: World, ask: Ask): Promise<void> {
  const isOfFragrances = schedule.chance(0.7);
  const { status, body } = await ask(
    isOfFragrances ? calls.listFragrances : calls.listProviders,
    isOfFragrances ? { fields: 'list', limit: MAX_ROWS_PAGE_SIZE } : {},
  );
  if (status !== 200) return;
  const seen = (body.items as Seen[]).map(({ id, etag }) => ({ id, etag }));
  const records = seen.filter(({ id }) => PROVIDERS.includes(id) || schedule.chance(0.4));
  if (records.length === 0) return;
  await schedule.wait(pace(), 'an editor selects');
  const changes = isOfFragrances
    ? { fragrances: [{ fields: fieldsBy(schedule), records }] }
    : { providers: [{ fields: { add: [schedule.pick(FRAGRANCES)] }, records }] };
  const set = await ask(calls.createChangeSet, {
    ...changes,
    requestId: `set-${schedule.int(1e9)}`,
  });
  if (set.status !== 200 || schedule.chance(0.5)) return;
  await schedule.wait(pace(), 'an editor regrets');
  await ask(calls.undoChangeSet, { id: set.body.id, requestId: `undo-${schedule.int(1e9)}` });
}

const fieldsBy = (schedule: Schedule) =>
  schedule.chance(0.7)
    ? { publishState: schedule.chance(0.5) ? 'Published' : 'Draft' }
    : { family: 'Woody' };

/** The change set that the published state names. */
export const runningSet = ({ timeline }: World): string | undefined =>
  (timeline.newest('published', 'head')?.doc as PublishedHeadDoc | undefined)?.set?.id;

/** While a change set is in the head, quizzes see nothing of it, or all of it. */
export function judgeSetInHead(world: World, { doc }: Write): void {
  if (!(doc as PublishedHeadDoc | undefined)?.set) return;
  const problem = publishedProblem(world, false);
  if (problem) world.violate(`set: while a change set runs ${problem}`);
}

/** A change set writes over the state at which its record was seen, and over no other. */
export function judgeWriteOfSet(world: World, { container, id, doc, before }: Write): void {
  const setOf = (each: unknown) => (each as CatalogueDoc | undefined)?.changeSet?.id;
  const set = setOf(doc);
  // A set writes a record once. Later ones that are set back restore the state with its mark.
  const earlier = world.timeline.writesOf(container, id).slice(0, -1);
  if (set === undefined || earlier.some((write) => setOf(write.doc) === set)) return;
  const seen = world.timeline
    .ids('history')
    .filter((each) => each.startsWith(`${set}.`))
    .map((each) => world.timeline.newest('history', each)?.doc as ChangeSetSliceDoc | undefined)
    .flatMap((slice) => slice?.items ?? [])
    .find((item) => item.id === id);
  if (seen?.etag !== before) world.violate(`set: ${set} has written over a newer state of ${id}`);
}

export function countSetRaces(world: World, { doc }: Write): void {
  const { state } = (doc ?? {}) as Partial<ChangeSetDoc>;
  world.count('race: a change set is set back', state === 'undone');
}

const KINDS = {
  adjectives: 'adjective',
  fragrances: 'fragrance',
  providers: 'provider',
  questions: 'question',
} as const;

/** At rest each change set is over and of one piece, and the history has every state that was replaced. */
export function judgeSets(world: World): void {
  const { timeline } = world;
  if (runningSet(world)) world.violate('set: a change set does not end');
  const kept = new Set<string>();
  const sets = new Map<string, ChangeSetDoc>();
  for (const id of timeline.ids('history')) {
    const doc = timeline.newest('history', id)?.doc as HistoryDoc | undefined;
    if (!doc || !('state' in doc)) continue;
    if ('slices' in doc) sets.set(id, doc);
    else kept.add(`${doc.record} ${doc.date}`);
  }
  for (const [id, { state }] of sets)
    if (state !== 'done' && state !== 'undone') world.violate(`set: ${id} stays ${state}`);
  for (const [container, kind] of Object.entries(KINDS) as [keyof typeof KINDS, string][])
    for (const id of timeline.ids(container)) {
      const writes = timeline
        .writesOf(container, id)
        .map(({ doc }) => doc as CatalogueDoc | undefined);
      const last = writes.at(-1)?.changeSet?.id;
      if (last !== undefined && sets.get(last)?.state === 'undone')
        world.violate(`set: ${id} stays as the change set ${last} wrote it, which was set back`);
      for (const [at, doc] of writes.entries()) {
        const next = writes[at + 1];
        // An earlier date: a change set was set back.
        const isReplaced = doc && next && next.changedDate > doc.changedDate;
        if (isReplaced && !kept.has(`${kind} ${id} ${doc.changedDate}`))
          world.violate(`history: the state of ${id} of ${doc.changedDate} is not kept`);
      }
    }
}
