import type { Call } from '@vse/domain/contract/calls';
import * as calls from '@vse/domain/contract/calls';
import type { InputOf, OutputOf } from '@vse/domain/contract/contracts';
import { MINUTE_MS } from '@vse/domain/rules/durations';
import type { Endpoint } from '../../api/src/http/endpoint.ts';
import { type Guest, guestOf, invite, takeQuiz, uncounted } from '../../tests/budget/journey.ts';
import { firstOf } from '../../tests/budget/people.ts';
import type { World } from '../../tests/budget/world.ts';
import { ask } from '../../tests/support/ask.ts';
import { endpoints } from '../../tests/support/endpoints.ts';
import { lastFullPage, type PagedList } from './last-page.ts';
import { type RecordStep, TRIES } from './measure.ts';

/** Guests of the history have lower numbers. */
const FIRST_GUEST = 800_000;

/** What is measured over a history, each through its endpoint. Redeeming comes before completing what was redeemed. */
export async function recordSteps(world: World): Promise<RecordStep[]> {
  const send = senderTo(world);
  const steps = await respondentSteps(world, send);
  const id = await takeQuiz(uncounted(world.behind), await invitedGuest(world, TRIES + 1));
  const admin = await world.tokenOf(firstOf(world.people, 'Admin'));
  const manager = await world.tokenOf(firstOf(world.people, 'Manager'));
  const salesperson = await world.tokenOf(firstOf(world.people, 'Salesperson'));
  const asks = <C extends Call>(what: string, call: C, input: InputOf<C>, token?: string) => ({
    what,
    run: () => send(call, input, token),
  });
  const results = calls.listQuizResults;
  return [
    ...steps,
    asks('read a result by permalink', calls.getQuizResult, { id }),
    asks('first page of results, all', results, {}, admin),
    asks('first page of results, a provider', results, {}, manager),
    asks('first page of results, a salesperson', results, {}, salesperson),
    // Everybody's.
    { ...asks('results found by a common name', results, { find: 'guest' }, admin), tries: 11 },
    asks('results found by a whole name', results, { find: 'guest 000042' }, admin),
    asks('first page of invites, all', calls.listInvites, {}, admin),
    asks('first page of invites, a provider', calls.listInvites, {}, manager),
    asks('first page of user logs', calls.getUserLogs, {}, admin),
    asks('count of results, all', calls.countQuizResults, { maxAge: 0 }, admin),
    asks('count of results, a provider', calls.countQuizResults, { maxAge: 0 }, manager),
    asks('export of 200 results', calls.exportQuizResults, { isCompleted: true }, admin),
  ];
}

/** The first and the last page of the lists that grow with the history, beside each other. */
export async function pageTurns(world: World): Promise<{ first: RecordStep; last: RecordStep }[]> {
  const send = senderTo(world);
  const admin = await world.tokenOf(firstOf(world.people, 'Admin'));
  const turns = async (what: string, list: PagedList) => {
    const page = await lastFullPage((input) => send(list, input, admin));
    return {
      first: { what, run: () => send(list, {}, admin) },
      last: { what, run: () => send(list, { page }, admin) },
    };
  };
  return [
    await turns('results', calls.listQuizResults),
    await turns('invites', calls.listInvites),
    await turns('audit', calls.listAudit),
  ];
}

async function respondentSteps(world: World, send: Send): Promise<RecordStep[]> {
  const request = uncounted(world.behind);
  const guests: Guest[] = [];
  for (let number = 0; number < TRIES; number += 1) guests.push(await invitedGuest(world, number));
  const { email, code } = await invitedGuest(world, TRIES);
  const { id, token } = await request('', calls.redeemInvite, { email, code });
  const { questions } = await request('', calls.getQuizResult, { id }, token);
  const answersOf = (number: number) =>
    questions.map(({ id, sourceAnswers }) => ({
      id,
      selectedAnswers: [sourceAnswers[number % sourceAnswers.length]?.id ?? ''],
    }));
  const redeemed: OutputOf<typeof calls.redeemInvite>[] = [];
  return [
    {
      what: 'redeem an invite',
      async run(number) {
        const { email, code } = guests[number] ?? guestOf(number);
        redeemed.push(await send(calls.redeemInvite, { email, code }));
      },
    },
    {
      what: 'save one answer',
      run: (number) =>
        send(calls.updateQuizResult, { id, questions: answersOf(number).slice(0, 1) }, token),
    },
    {
      what: 'complete a quiz',
      async run(number) {
        const { id = '', token } = redeemed[number] ?? {};
        const questions = answersOf(number);
        await send(calls.updateQuizResult, { id, questions, isQuizCompleted: true }, token);
      },
    },
  ];
}

async function invitedGuest(world: World, number: number): Promise<Guest> {
  const guest = guestOf(FIRST_GUEST + number);
  // The number of mails per minute and per hour is limited.
  world.pass(MINUTE_MS);
  await invite(world, guest, firstOf(world.people, 'Salesperson'));
  return guest;
}

type Send = ReturnType<typeof senderTo>;

/** Calls an endpoint. Unlike the meter's caller, weighs no response. Throws for any response but 200. */
function senderTo({ behind }: World) {
  const byName = new Map<string, Endpoint>(
    Object.values(endpoints).map((each) => [each.contract.name, each]),
  );
  return async <C extends Call>({ name }: C, input: InputOf<C>, token?: string) => {
    const endpoint = byName.get(name);
    if (!endpoint) throw new Error(`There is no endpoint ${name}`);
    const { status, body } = await ask(endpoint, behind, Object(input), token);
    if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
    // The cast is at the edge: the response has passed the contract's schema.
    return body as OutputOf<C>;
  };
}
