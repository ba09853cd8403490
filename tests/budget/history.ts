import * as calls from '@vse/domain/contract/calls';
import { DAY_MS } from '@vse/domain/rules/durations';
import { storedCode } from '../../api/src/services/invites/invite-codes.ts';
import type { ContainerName, Doc } from '../../api/src/store/store.ts';
import { answer, guestOf, invite, takeQuiz, uncounted } from './journey.ts';
import type { Person } from './people.ts';
import type { World } from './world.ts';

/** Stored documents of one invite or project, and the texts in them that differ from copy to copy. */
type Sample = {
  docs: { container: ContainerName; text: string }[];
  digits: string;
  inviteId?: string;
  resultId?: string;
  /** Whether it counts as a quiz result. */
  isResult: boolean;
};

const SIDES = 5;
const YEAR_MS = 365 * DAY_MS;
/** Has as many digits as the numbers of the copies. */
const FIRST_SAMPLE = 900_000;
const ISO_DATE = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/**
 * Fills in the history of a year: so many quiz results, with their invites, mails, sign-ins and audit entries. For each
 * of five Salespeople one guest really completes a quiz, one begins it, one is only invited, and one client project is
 * completed; all others are copies of their stored documents under other names, ids and dates, from the newest to the
 * oldest, so that the first pages of a short and of a long history have the same documents.
 */
export async function fillHistory(world: World): Promise<void> {
  const sales = world.people.filter(({ role }) => role === 'Salesperson').slice(0, SIDES);
  const samples: Sample[] = [];
  for (const [side, person] of sales.entries())
    samples.push(...(await samplesOf(world, person, side)));
  const [completed, begun, open, project] = [0, 1, 2, 3].map((kind) =>
    samples.filter((_, index) => index % 4 === kind),
  );
  // Of ten, seven are completed, and one each is begun, only invited, and a client project.
  const cycle = [...Array<typeof completed>(7).fill(completed), begun, open, project];
  const { results } = world.size;
  for (let number = 0, made = 0; made < results; number += 1) {
    const sample = cycle[number % cycle.length]?.[Math.floor(number / cycle.length) % SIDES];
    if (!sample) throw new Error('The history has no such sample');
    await copy(world, sample, number, (made + 1) / results);
    if (sample.isResult) made += 1;
  }
  await copyAll(world, 'userLogs', results);
  await copyAll(world, 'audit', results);
}

/** A completed quiz, a begun one, an open invite, and a client project of this Salesperson. */
async function samplesOf(world: World, person: Person, side: number): Promise<Sample[]> {
  const { behind } = world;
  const request = uncounted(behind);
  const numberOf = (kind: number) => FIRST_SAMPLE + side * 10 + kind;
  const invited = async (kind: number) => {
    const guest = guestOf(numberOf(kind));
    return { guest, inviteId: await invite(world, guest, person) };
  };
  const completed = await invited(0);
  const completedId = await takeQuiz(request, completed.guest);
  const begun = await invited(1);
  const { email, code } = begun.guest;
  const { id: begunId } = await request('', calls.redeemInvite, { email, code });
  const open = await invited(2);
  const projectId = await projectOf(world, person, String(numberOf(3)));
  const sample = async (kind: number, inviteId?: string, resultId?: string): Promise<Sample> => ({
    docs: [
      ...(inviteId ? [await textOf(world, 'invites', inviteId)] : []),
      ...(inviteId ? [await textOf(world, 'mails', `${inviteId}_1`)] : []),
      ...(resultId ? [await textOf(world, 'quizResults', resultId)] : []),
    ],
    digits: String(numberOf(kind)),
    ...(inviteId && { inviteId }),
    ...(resultId && { resultId }),
    isResult: resultId !== undefined,
  });
  return [
    await sample(0, completed.inviteId, completedId),
    await sample(1, begun.inviteId, begunId),
    await sample(2, open.inviteId),
    await sample(3, undefined, projectId),
  ];
}

async function projectOf(world: World, person: Person, digits: string): Promise<string> {
  const token = await world.tokenOf(person);
  const request = uncounted(world.behind);
  const project = { name: `Hotel ${digits}`, salesperson: person.email };
  const { id } = await request('', calls.createQuizResult, { project }, token);
  const { questions } = await request('', calls.getQuizResult, { id }, token);
  await answer(request, id, questions, token);
  return id;
}

async function textOf({ database }: World, container: ContainerName, id: string) {
  const stored = await database.container(container).read(id);
  if (!stored) throw new Error(`${container}: ${id} is missing`);
  return { container, text: JSON.stringify(stored.doc) };
}

/** Stores a sample again under a number. `age` is from 0, now, to 1, a year ago. */
async function copy(world: World, sample: Sample, number: number, age: number): Promise<void> {
  const { behind, sealing, database } = world;
  const inviteId = behind.ids.derived('budget', 'invite', String(number));
  const resultId = sample.inviteId
    ? behind.ids.derived('invite', inviteId)
    : behind.ids.derived('budget', 'project', String(number));
  const digits = String(number).padStart(sample.digits.length, '0');
  for (const { container, text } of sample.docs) {
    const renamed = [
      [sample.digits, digits],
      [sample.inviteId, inviteId],
      [sample.resultId, resultId],
    ].reduce((before, [from, to]) => (from && to ? before.replaceAll(from, to) : before), text);
    const doc = dated(renamed, age);
    const isInvite = container === 'invites';
    const coded = isInvite ? storedCode({ sealing }, guestOf(number).code, inviteId) : {};
    await database.container(container).create({ ...doc, ...coded });
  }
}

const CHANGED = /"changed":(\d+)/;

const dated = (text: string, age: number): Doc =>
  JSON.parse(
    text
      .replaceAll(ISO_DATE, (date) => new Date(Date.parse(date) - age * YEAR_MS).toISOString())
      .replace(
        CHANGED,
        (_, time) => `"changed":${Math.round(Number(time) - (age * YEAR_MS) / 1000)}`,
      ),
  );

/** Copies the documents that a container has until there are so many more. */
async function copyAll(world: World, name: ContainerName, count: number): Promise<void> {
  const container = world.database.container(name);
  const { items } = await container.page({ limit: 500 });
  // Sorted without their random ids, so that every run copies them in the same order.
  const texts = items.map(({ doc }) => JSON.stringify({ ...doc, id: '' })).sort();
  for (let number = 0; number < count; number += 1) {
    const doc = dated(texts[number % texts.length] ?? '', (number + 1) / count);
    await container.create({ ...doc, id: world.behind.ids.derived('budget', name, `${number}`) });
  }
}
