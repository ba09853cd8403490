import { messages } from '@vse/domain/messages';
import { heard } from '@vse/domain/messages/said';
import type { JobDoc, PublishedHeadDoc } from '../../api/src/store/document-types.ts';
import type { Write } from './timeline.ts';
import type { World } from './world.ts';

/** Jobs that nobody can run: one that cannot be read, and one of a newer version. They hold up no other. */
export const POISONED = [
  { id: 'unreadable', kind: 'erasure', state: 7, due: 0, changed: 0 },
  { id: 'newer', kind: 'ofANewerVersion', state: 'waiting', due: 0, changed: 0 },
].map((doc) => ({ container: 'jobs' as const, doc }));
const isPoisoned = (id: string) => POISONED.some(({ doc }) => doc.id === id);

const headOf = ({ timeline }: World) =>
  timeline.newest('published', 'head')?.doc as PublishedHeadDoc | undefined;
const jobOf = ({ timeline }: World, id: string) =>
  timeline.newest('jobs', id)?.doc as JobDoc | undefined;

/** A job that ends holds nothing, has a known reason, and is run by one instance at a time. */
export function judgeJob(world: World, { id, doc }: Write): void {
  if (isPoisoned(id)) world.violate(`job: ${id} was written, which nobody can run`);
  const job = doc as JobDoc | undefined;
  if (!job) return;
  const before = world.timeline.writesOf('jobs', id).at(-2)?.doc as JobDoc | undefined;
  const isTakenOver = before?.state === 'running' && job.state === 'running';
  const isSet = job.kind === 'changeSet' && isTakenOver && before.token !== job.token;
  world.count('race: an instance goes on with the change set of another', isSet);
  if (job.due === null && headOf(world)?.set?.id === id)
    world.violate(`job: ${id} is ${job.state} and holds the catalogue`);
  if (!isKnown(job.reason)) world.violate(`job: ${job.kind} ${id}: ${job.reason}`);
}

/** Of the simulated world, of a lease that is over, or a message. Everything else is a defect. */
const isKnown = (reason: string) =>
  reason === '' ||
  /^The (simulated|lease) /.test(reason) ||
  Object.hasOwn(messages, heard(reason).code);

/** Jobs that wait, run or have failed. */
export const unfinishedJobs = (world: World): JobDoc[] =>
  world.timeline
    .ids('jobs')
    .filter((id) => !isPoisoned(id))
    .flatMap((id) => jobOf(world, id) ?? [])
    .filter(({ due, state }) => due !== null || state === 'failed');

/** At rest, no job waits for ever, and none is needed to free the catalogue. */
export function judgeJobs(world: World): void {
  const holder = headOf(world)?.set?.id;
  if (holder !== undefined) world.violate(`job: ${holder} holds the catalogue for ever`);
  for (const { id, kind, state, tries, reason } of unfinishedJobs(world))
    world.violate(`job: ${kind} ${id} stays ${state} after ${tries} tries: ${reason}`);
}
