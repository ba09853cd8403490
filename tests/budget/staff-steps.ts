import { setTimeout } from 'node:timers/promises';
import type { Call } from '@vse/domain/contract/calls';
import * as calls from '@vse/domain/contract/calls';
import type { InputOf } from '@vse/domain/contract/contracts';
import { MAX_BULK_INVITES, MAX_PAGE_SIZE } from '@vse/domain/limits';
import { listRecords, updateRecord } from '../../api/src/services/catalogue/catalogue.ts';
import { providerKind } from '../../api/src/services/catalogue/providers.ts';
import { NOT_STOCKED, providerIdOf } from './catalogue.ts';
import { guestOf, invite, inviteInput, takeQuiz, uncounted } from './journey.ts';
import { lastFullPage, type PagedList } from './last-page.ts';
import type { Step } from './measure.ts';
import { firstOf, type Person } from './people.ts';
import { call, type World } from './world.ts';

const FIRST_GUEST = 850_000;
/** Rounds of a step: rehearsal, warm, cold. */
const ROUNDS = 3;
/** Ends before everybody's newest sign-in. */
const MONTH = { fromDate: '2026-05-01T00:00:00.000Z', toDate: '2026-06-01T00:00:00.000Z' };

/** The step that each respondent begins with. */
export const INVITE = 'invite created by a Salesperson, in all';

/** The common steps of staff; by an Admin unless they say otherwise. */
export async function staffSteps(world: World): Promise<Step[]> {
  const admin = firstOf(world.people, 'Admin');
  const salesperson = firstOf(world.people, 'Salesperson');
  return [
    asks(world, admin, 'session', calls.getSession, {}),
    asks(world, admin, 'dashboard', calls.getDashboard, {}),
    asks(world, salesperson, 'dashboard of a Salesperson', calls.getDashboard, {}),
    asks(world, admin, 'history, first page', calls.listQuizResults, {}),
    await asksLast(world, admin, 'history, last page', calls.listQuizResults),
    asks(world, admin, 'history, found by name', calls.listQuizResults, { find: 'guest' }),
    asks(world, salesperson, 'history of a Salesperson', calls.listQuizResults, {}),
    asks(world, admin, 'history, count', calls.countQuizResults, {}),
    asks(world, admin, 'invites, first page', calls.listInvites, {}),
    await asksLast(world, admin, 'invites, last page', calls.listInvites),
    asks(world, admin, 'invites, found by name', calls.listInvites, { find: 'guest' }),
    asks(world, salesperson, 'invites of a Salesperson', calls.listInvites, {}),
    asks(world, admin, 'records found by a name', calls.findRecords, { text: 'guest' }),
    asks(world, salesperson, 'records found by a Salesperson', calls.findRecords, {
      text: 'guest',
    }),
    asks(world, admin, 'invites, count by state', calls.countInvites, {}),
    asks(world, admin, 'users, first page', calls.listUserSettings, {}),
    asks(world, admin, 'user logs, first page', calls.getUserLogs, {}),
    asks(world, admin, 'user logs of a month', calls.getUserLogs, MONTH),
    asks(world, admin, 'audit, first page', calls.listAudit, {}),
    await asksLast(world, admin, 'audit, last page', calls.listAudit),
    asks(world, admin, 'audit, count', calls.countAudit, {}),
    asks(world, admin, 'fragrances, rows', calls.listFragrances, { fields: 'list' }),
    ...catalogueSteps(world, admin),
    changeSetStep(world, 1),
    changeSetStep(world, 100),
    inviteStep(world, 'invite created, in all', admin),
    inviteStep(world, INVITE, salesperson),
    guestsStep(world, admin),
    exportStep(world, admin),
    await deleteStep(world, admin, salesperson),
  ];
}

/** The other lists of the catalogue, which take the time and the history of the steps before them. */
export function catalogueLists(world: World): Step[] {
  const admin = firstOf(world.people, 'Admin');
  return [
    asks(world, admin, 'adjectives, all', calls.listAdjectives, {}),
    asks(world, admin, 'questions, all', calls.listQuestions, {}),
    asks(world, admin, 'providers, all', calls.listProviders, {}),
    asks(world, admin, 'change sets, first page', calls.listChangeSets, {}),
    historyStep(world, admin),
  ];
}

/** A call that changes nothing. */
const asks = <C extends Call>(
  world: World,
  person: Person,
  name: string,
  each: C,
  input: InputOf<C>,
): Step => ({
  name,
  run: async (request) => request(name, each, input, await world.tokenOf(person)),
});

/** The last full page of a list, which costs what the first one does. */
const asksLast = async (world: World, person: Person, name: string, list: PagedList) => {
  const page = await lastFullPage(async (input) => {
    const { output } = await call(world.behind, list, input, await world.tokenOf(person));
    return output;
  });
  return asks(world, person, name, list, { page });
};

function catalogueSteps(world: World, admin: Person): Step[] {
  const { behind, catalogue } = world;
  const token = () => world.tokenOf(admin);
  const at = (ids: string[], round: number) => ids[round] ?? '';
  return [
    fragranceStep(world, 'fragrance saved'),
    {
      name: 'adjective renamed',
      async run(request, round) {
        const id = at(catalogue.adjectives, round);
        await request('', calls.updateAdjective, { id, name: `newly ${round}` }, await token());
      },
    },
    {
      name: 'question saved',
      async run(request, round) {
        const { output } = await call(behind, calls.listQuestions, {}, await token());
        const found = output.items.find(({ id }) => id === at(catalogue.questions, round));
        if (!found) throw new Error('No such question');
        const { sortOrder: _, ...question } = found;
        const input = { ...question, questionText: `${question.questionText} Now?` };
        await request('', calls.updateQuestion, input, await token());
      },
    },
    {
      name: 'provider, one fragrance added of all',
      async run(request, round) {
        const id = providerIdOf(behind, 0);
        const { output } = await call(behind, calls.listProviders, {}, await token());
        const provider = output.items.find((each) => each.id === id);
        if (!provider) throw new Error('No such provider');
        const added = catalogue.fragrances.slice(-NOT_STOCKED)[round] ?? '';
        const fragrances = [...provider.fragrances, { id: added }];
        await request('', calls.updateProvider, { ...provider, fragrances }, await token());
      },
    },
  ];
}

export const fragranceStep = (world: World, name: string): Step => ({
  name,
  async run(request, round) {
    const { behind, catalogue, people } = world;
    const token = await world.tokenOf(firstOf(people, 'Admin'));
    const id = catalogue.fragrances[round] ?? '';
    const { output } = await call(behind, calls.listFragrances, { id }, token);
    const [fragrance] = output.items;
    if (!fragrance || !('longDescription' in fragrance)) throw new Error('No such fragrance');
    const longDescription = `${fragrance.longDescription} And more.`;
    await request('', calls.updateFragrance, { ...fragrance, longDescription }, token);
  },
});

/** A full page: its states, and the one that the last of them is compared with. */
const historyStep = (world: World, admin: Person): Step => ({
  name: 'history of a provider, first page',
  async run(request, round) {
    const { behind } = world;
    const id = providerIdOf(behind, 0);
    const { items } = await listRecords(behind, providerKind);
    const provider = items.find((each) => each.id === id);
    if (!provider) throw new Error('No such provider');
    const { name, fragrances } = provider;
    for (let save = 0; round === 0 && save < 10; save += 1) {
      const showLogoOnPdf = save % 2 === 1;
      await updateRecord(behind, providerKind, id, undefined, { name, fragrances, showLogoOnPdf });
    }
    const input = { kind: 'provider', id } as const;
    await request('', calls.getRecordHistory, input, await world.tokenOf(admin));
  },
});

/** A change set of `count` fragrances until it is done: the warm round publishes them, the cold one sets them to Draft. */
export const changeSetStep = (world: World, count: number): Step => ({
  name: `change set of ${count.toLocaleString('en')}, a record`,
  parts: count,
  async run(request, round) {
    const token = await world.tokenOf(firstOf(world.people, 'Admin'));
    const { output } = await call(world.behind, calls.listFragrances, { fields: 'list' }, token);
    const listed = output.items.slice(count === 1 ? 0 : -count);
    const records = listed.slice(0, count).map(({ id, etag = '' }) => ({ id, etag }));
    const fields = { publishState: round === 1 ? 'Published' : 'Draft' } as const;
    const input = { fragrances: [{ fields, records }], requestId: `budget-set-${count}-${round}` };
    let set = await request('', calls.createChangeSet, input, token);
    const isAnswered = set.state !== 'writing';
    while (set.state === 'writing') {
      await setTimeout(1000);
      // Not counted: how often it is asked for depends on how fast this machine is.
      set = (await call(world.behind, calls.getChangeSet, { id: set.id }, token)).output;
    }
    // What is written after the first response counts towards this request.
    if (!isAnswered) await request('', calls.getChangeSet, { id: set.id }, token);
    // Before the rehearsal some are Drafts.
    if (round > 0 && set.written !== count)
      throw new Error(`${set.written} of ${count} were changed`);
  },
});

/** In all: with its mail, and with what is written after the response. */
const inviteStep = (world: World, name: string, person: Person): Step => ({
  name,
  async run(request, round) {
    const guest = guestOf(FIRST_GUEST + round + (person.role === 'Admin' ? 0 : ROUNDS));
    await request('', calls.createInvite, inviteInput(guest, person), await world.tokenOf(person));
  },
});

/** The rehearsal has two rows only, because the mails that it sends count towards the limits of the next. */
const guestsStep = (world: World, person: Person): Step => ({
  name: `list of ${MAX_BULK_INVITES} invites, a person`,
  parts: MAX_BULK_INVITES,
  async run(request, round) {
    const rows = Array.from({ length: round === 0 ? 2 : MAX_BULK_INVITES }, (_, row) => {
      const { name, email } = guestOf(FIRST_GUEST + round * 1000 + 1000 + row);
      return { name, email };
    });
    const { provider, email: salesperson } = person;
    const input = { rows, provider, salesperson, requestId: `budget-list-${round}` };
    const { items } = await request('', calls.createInvites, input, await world.tokenOf(person));
    if (items.some(({ id }) => id === null)) throw new Error('A guest was not invited');
  },
});

const exportStep = (world: World, admin: Person): Step => ({
  name: 'export, a result',
  parts: MAX_PAGE_SIZE,
  async run(request) {
    const token = await world.tokenOf(admin);
    const { items } = await request('', calls.exportQuizResults, { isCompleted: true }, token);
    if (items.length !== MAX_PAGE_SIZE) throw new Error('The export has no full page');
  },
});

async function deleteStep(world: World, admin: Person, salesperson: Person): Promise<Step> {
  const ids: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const guest = guestOf(FIRST_GUEST + 900 + round);
    await invite(world, guest, salesperson);
    ids.push(await takeQuiz(uncounted(world.behind), guest));
  }
  return {
    name: 'result deleted',
    run: async (request, round) =>
      request('', calls.deleteQuizResult, { id: ids[round] ?? '' }, await world.tokenOf(admin)),
  };
}
