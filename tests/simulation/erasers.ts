import { erasePerson } from '@vse/domain/contract/calls';
import type {
  InviteDoc,
  JobDoc,
  QuizResultDoc,
  UserSettingDoc,
} from '../../api/src/store/document-types.ts';
import { CONTAINER_NAMES } from '../../api/src/store/fields.ts';
import type { ContainerName, Doc } from '../../api/src/store/store.ts';
import type { SignedIn } from '../budget/staff-tokens.ts';
import { asking } from './asking.ts';
import { STAFF } from './prepare.ts';
import type { Respondents } from './respondents.ts';
import type { Write } from './timeline.ts';
import type { World } from './world.ts';

/** So often an Admin asks how far an erasure is. Then the timer goes on alone. */
const CALLS = 4;

/** An Admin who erases guests and users, and now and then leaves before an erasure is complete. */
export async function erasePeople(world: World, admin: SignedIn): Promise<void> {
  const { schedule } = world;
  const ask = asking(world, admin);
  for (;;) {
    await schedule.wait(12 * world.pace(), 'an Admin erases somebody');
    if (!world.isOpen()) return;
    const addresses = addressesIn(world);
    if (addresses.length === 0) continue;
    const address = schedule.pick(addresses);
    const results = schedule.pick(['anonymous', 'anonymous', 'deleted']);
    let erasure: unknown;
    for (let calls = 0; calls < CALLS; calls++) {
      const input = { address, results, ...(erasure !== undefined && { erasure }) };
      const { status, body } = await ask(erasePerson, input);
      if (status !== 200 || body.isDone) break;
      erasure = body.erasure;
    }
  }
}

/** The addresses of guests and of users, without those who act in the world. */
function addressesIn({ timeline }: World): string[] {
  const newest = <D>(container: ContainerName) =>
    timeline.ids(container).flatMap((id) => (timeline.newest(container, id)?.doc as D) ?? []);
  const guests = newest<InviteDoc>('invites').map(({ emailKey }) => emailKey);
  const users = newest<UserSettingDoc>('userSettings').map(({ emailKey }) => emailKey);
  const acting = STAFF.map(({ email }) => email);
  return [...new Set([...guests, ...users])].filter((each) => each && !acting.includes(each));
}

/** Follows erasures in what is written: what goes because of one, and what is left when one has ended. */
export function judgeErasure(world: World, known: Respondents, write: Write): void {
  const { container, id, doc, request } = write;
  const isByErasure = request === undefined || request.name === erasePerson.name;
  // No other timer deletes results.
  if (container === 'quizResults' && !doc && isByErasure) known.removed.add(id);
  if (container === 'jobs' && (doc as JobDoc | undefined)?.kind === 'erasure')
    world.count('race: the timer goes on with an erasure', request === undefined);
  const [, job, began] = /^erasure-(.+)-(\d+)-done$/.exec(container === 'audit' ? id : '') ?? [];
  if (job !== undefined) judgeEnd(world, known, job, Number(began));
}

/** Nothing that stood when an erasure began has the address; results that were to stay are there, without the person. */
function judgeEnd(world: World, known: Respondents, job: string, began: number): void {
  const begun = world.timeline
    .writesOf('jobs', job)
    .find(({ doc }) => (doc as JobDoc | undefined)?.began === began);
  if (!begun?.request) {
    world.violate(`erased: ${job} has ended and never begun`);
    return;
  }
  const { address, results } = begun.request.input;
  // The limits of the address begin again.
  known.caused.splice(0, Infinity, ...known.caused.filter((each) => each.recipient !== address));
  const has = (doc: Doc | undefined) => JSON.stringify(doc ?? {}).includes(`"${address}"`);
  for (const container of CONTAINER_NAMES)
    for (const id of world.timeline.ids(container)) {
      const writes = world.timeline.writesOf(container, id);
      const before = writes.findLast(({ step }) => step <= begun.step);
      if (!has(before?.doc)) continue;
      if (has(writes.at(-1)?.doc)) world.violate(`erased: ${container} ${id} still has ${address}`);
      if (container === 'quizResults' && isOf(before?.doc, address))
        judgeResult(world, writes, results === 'anonymous');
    }
}

const isOf = (doc: Doc | undefined, address: unknown) =>
  (doc as QuizResultDoc).invite.email === address;

function judgeResult(world: World, writes: readonly Write[], isToStay: boolean): void {
  const { id, doc, request } = writes.at(-1) as Write;
  const result = doc as QuizResultDoc | undefined;
  const before = writes.findLast((write) => write.doc && write.doc !== doc)?.doc as QuizResultDoc;
  world.count('race: a person is erased whose quiz goes on', !before.isQuizCompleted);
  if (!isToStay) {
    if (result) world.violate(`erased: the result ${id} is there, and was to go`);
  } else if (!result) {
    // Somebody else may have deleted it.
    if (request === undefined || request.name === erasePerson.name)
      world.violate(`erased: the result ${id} is gone, and was to stay`);
  } else if (result.invite.name !== 'Anonymous')
    world.violate(`erased: the result ${id} still has a name`);
}
