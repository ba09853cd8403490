import { setTimeout } from 'node:timers/promises';
import type { Call } from '@vse/domain/contract/calls';
import * as calls from '@vse/domain/contract/calls';
import type { InputOf, OutputOf } from '@vse/domain/contract/contracts';
import { MAX_BULK_INVITES, MAX_ROWS_PAGE_SIZE, ROWS_PAGE_SIZE } from '@vse/domain/limits';
import { DAY_MS } from '@vse/domain/rules/durations';
import { listRecords, updateRecord } from '../../api/src/services/catalogue/catalogue.ts';
import { providerKind } from '../../api/src/services/catalogue/providers.ts';
import { providerIdOf } from './catalogue.ts';
import { guestOf, inviteInput } from './journey.ts';
import type { Step } from './measure.ts';
import { firstOf, type Person } from './people.ts';
import { call, type World } from './world.ts';

const FIRST_GUEST = 850_000;
const FIRST_ROWS = { fields: 'list', limit: ROWS_PAGE_SIZE } as const;

/** The common steps of staff; by an Admin unless they say otherwise. */
export async function staffSteps(world: World): Promise<Step[]> {
  const admin = firstOf(world.people, 'Admin');
  return [
    asks(world, admin, 'session', calls.getSession, {}),
    asks(world, admin, 'history, first page', calls.listQuizResults, {}),
    asks(world, admin, 'invites, first page', calls.listInvites, {}),
    asks(world, admin, 'fragrances, rows', calls.listFragrances, FIRST_ROWS),
    await otherRowsStep(world, admin),
    fragranceStep(world, admin),
    changeSetStep(world, admin),
    inviteStep(world, firstOf(world.people, 'Salesperson')),
    guestsStep(world, admin),
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

type RowsOf = typeof calls.listFragrances;

/** The rows after a page, as the office reads them behind its first page. */
async function rowsAfter(
  first: string | undefined,
  read: (input: InputOf<RowsOf>) => Promise<OutputOf<RowsOf>>,
): Promise<OutputOf<RowsOf>['items']> {
  const rows: OutputOf<RowsOf>['items'] = [];
  let page = first;
  do {
    const answer = await read({ fields: 'list', limit: MAX_ROWS_PAGE_SIZE, ...(page && { page }) });
    rows.push(...answer.items);
    page = answer.nextPage;
  } while (page);
  return rows;
}

async function otherRowsStep(world: World, admin: Person): Promise<Step> {
  const token = () => world.tokenOf(admin);
  const first = await call(world.behind, calls.listFragrances, FIRST_ROWS, await token());
  return {
    name: 'fragrances, all other rows',
    run: async (request) => {
      const by = await token();
      await rowsAfter(first.output.nextPage, (input) =>
        request('', calls.listFragrances, input, by),
      );
    },
  };
}

const fragranceStep = (world: World, admin: Person): Step => ({
  name: 'fragrance saved',
  async run(request, round) {
    const { behind, catalogue } = world;
    const token = await world.tokenOf(admin);
    const id = catalogue.fragrances[round] ?? '';
    const { output } = await call(behind, calls.listFragrances, { id }, token);
    const [fragrance] = output.items;
    if (!fragrance || !('longDescription' in fragrance)) throw new Error('No such fragrance');
    const longDescription = `${fragrance.longDescription} And more.`;
    await request('', calls.updateFragrance, { ...fragrance, longDescription }, token);
  },
});

/**
 * A full page: its states, and the one that the last of them is compared with. Comes after steps that read the catalogue,
 * whose head names the saves.
 */
export const providerHistoryStep = (world: World): Step => ({
  name: 'history of a provider, first page',
  async run(request, round) {
    const { behind } = world;
    const id = providerIdOf(behind, 0);
    const { items } = await listRecords(behind, providerKind);
    const provider = items.find((each) => each.id === id);
    if (!provider) throw new Error('No such provider');
    const { name, fragrances } = provider;
    for (let save = 0; round === 0 && save < 12; save += 1) {
      const showLogoOnPdf = save % 2 === 1;
      await updateRecord(behind, providerKind, id, undefined, { name, fragrances, showLogoOnPdf });
    }
    const input = { kind: 'provider', id } as const;
    await request(
      '',
      calls.getRecordHistory,
      input,
      await world.tokenOf(firstOf(world.people, 'Admin')),
    );
  },
});

const SET_LENGTH = 100;

/** A change set until it is done: the warm round publishes fragrances, the cold one sets them to Draft. */
const changeSetStep = (world: World, admin: Person): Step => ({
  name: `change set of ${SET_LENGTH}, a record`,
  parts: SET_LENGTH,
  async run(request, round) {
    const token = await world.tokenOf(admin);
    const rows = await rowsAfter(undefined, async (input) => {
      return (await call(world.behind, calls.listFragrances, input, token)).output;
    });
    const records = rows.slice(-SET_LENGTH).map(({ id, etag = '' }) => ({ id, etag }));
    const fields = { publishState: round === 1 ? 'Published' : 'Draft' } as const;
    const input = { fragrances: [{ fields, records }], requestId: `budget-set-${round}` };
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
    if (round > 0 && set.written !== SET_LENGTH)
      throw new Error(`${set.written} of ${SET_LENGTH} were changed`);
  },
});

/** In all: with its mail, and with what is written after the response. */
const inviteStep = (world: World, salesperson: Person): Step => ({
  name: 'invite created by a Salesperson, in all',
  async run(request, round) {
    // No limit counts the mails of the steps before any more.
    if (round === 0) world.pass(DAY_MS);
    const input = inviteInput(guestOf(FIRST_GUEST + round), salesperson);
    await request('', calls.createInvite, input, await world.tokenOf(salesperson));
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
