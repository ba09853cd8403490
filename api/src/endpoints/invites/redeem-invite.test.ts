import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { addOneQuestion } from '../../../../tests/support/small-catalogue.ts';
import { type Context, createContext } from '../../services/context.ts';
import { createInviteWithFreshCode } from '../../services/invites/create-invite.ts';
import { readInvite } from '../../services/invites/find-invites.ts';
import { codeOf } from '../../services/invites/invite-codes.ts';
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts';
import type { Container, Doc, Store } from '../../store/store.ts';
import { redeemInviteEndpoint } from './redeem-invite.ts';

const HOTEL = '203.0.113.7';

let opened: OpenedContext;
beforeEach(async () => {
  opened = openContext({});
  await addOneQuestion(opened.context);
});
afterEach(() => opened.stop());

const emailOf = (guest: number) => `guest.${guest}@example.com`;

/** Invites a guest through another host, and returns their code. */
async function invited(guest: number): Promise<string> {
  const side = { provider: 'client', salesperson: 'jo@verdier.example', salespersonId: '' };
  const id = `invite-${guest}`;
  await createInviteWithFreshCode(opened.other, id, {
    name: `Guest ${guest}`,
    email: emailOf(guest),
    ...side,
  });
  const invite = (await readInvite(opened.other, id)) ?? expect.fail('No invite');
  return codeOf(opened.other, invite) ?? expect.fail('No code');
}

/** Redeems at one host, and returns the status. */
const redeem = async (
  host: Context,
  guest: number,
  code: string,
  address = HOTEL,
): Promise<number | undefined> =>
  (await ask(redeemInviteEndpoint, host, { email: emailOf(guest), code }, undefined, address))
    .status;
const wrong = (host: Context, guest: number, address?: string) =>
  redeem(host, guest, 'WRONG2', address);

/** A store whose calls take some time. */
function slowed(store: Store, ms: number): Store {
  const slow =
    <Args extends unknown[], R>(call: (...args: Args) => Promise<R>) =>
    async (...args: Args) => {
      await setTimeout(ms);
      return call(...args);
    };
  return {
    container<T extends Doc>(name: Parameters<Store['container']>[0]): Container<T> {
      const inner = store.container<T>(name);
      return {
        read: slow(inner.read),
        create: slow(inner.create),
        replace: slow(inner.replace),
        remove: slow(inner.remove),
        page: slow(inner.page),
        count: slow(inner.count),
      };
    },
    close: () => store.close(),
  };
}

test('300 guests behind one address redeem at five hosts at the same moment, every fifth after a wrong code', async () => {
  const codes: string[] = [];
  for (let guest = 0; guest < 300; guest++) codes.push(await invited(guest));
  const database = openSqliteStore(opened.file);
  const store = slowed(database, 10);
  const hosts = Array.from({ length: 5 }, () => createContext(opened.context.config, store));
  const hostOf = (guest: number) => hosts[guest % 5] ?? opened.context;
  const began = performance.now();
  const statuses = await Promise.all(
    codes.map(async (code, guest) => {
      const first = Math.floor(guest / 5) % 5 === 0 ? await wrong(hostOf(guest), guest) : undefined;
      return [first, await redeem(hostOf(guest), guest, code)];
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  await database.close();
  expect(statuses.filter(([, status]) => status === 200)).toHaveLength(300);
  expect(statuses.filter(([first]) => first === 404)).toHaveLength(60);
  expect(seconds).toBeLessThan(30);
}, 60_000);

test('a correct first attempt costs one query and two reads for the limits, and writes nothing to them', async () => {
  const code = await invited(1);
  const calls = await opened.store.callsOf(async () => {
    expect(await redeem(opened.context, 1, code)).toBe(200);
  });
  expect(calls.slice(0, 3)).toEqual(['invites.page', 'rateLimits.read', 'rateLimits.read']);
  expect(calls.slice(3).filter((call) => call.startsWith('rateLimits'))).toEqual([]);
});

test('a correct code is accepted while the address’s wrong attempts are used up, until 240 more', async () => {
  const code = await invited(1);
  const { context } = opened;
  const statuses = await Promise.all(
    Array.from({ length: 299 }, (_, index) => wrong(context, 1000 + index)),
  );
  expect(statuses.filter((status) => status === 404)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(239);
  expect(await redeem(context, 1, code)).toBe(200);
  expect(await wrong(context, 2000)).toBe(429);
  expect(await redeem(context, 1, code)).toBe(429);
  expect(await redeem(context, 1, code, '203.0.113.8')).toBe(200);
  const calls = await opened.store.callsOf(() => redeem(context, 1, code));
  expect(calls).toEqual([]);
});

test('an e-mail whose attempts are used up from a network refuses the correct code from there, as it refuses a wrong one', async () => {
  const code = await invited(1);
  const { context } = opened;
  for (let attempt = 0; attempt < 10; attempt++) expect(await wrong(context, 1)).toBe(404);
  const email = emailOf(1);
  const answer = (given: string) =>
    ask(redeemInviteEndpoint, context, { email, code: given }, undefined, HOTEL);
  const [right, guess] = [await answer(code), await answer('WRONG3')];
  expect([right.status, guess.status]).toEqual([429, 429]);
  const { requestId } = right.body;
  expect({ ...guess.body, requestId }).toEqual(right.body);
  expect(await redeem(context, 1, code, '198.51.100.1')).toBe(200);
});

test('an attempt that the e-mail’s limit refuses does not count for the address', async () => {
  const { context } = opened;
  for (let attempt = 0; attempt < 200; attempt++) await wrong(context, 1);
  const statuses: (number | undefined)[] = [];
  for (let guest = 100; guest < 152; guest++) statuses.push(await wrong(context, guest));
  expect(statuses.filter((status) => status === 404)).toHaveLength(50);
});

test('an attempt whose look-up fails does not count', async () => {
  const code = await invited(1);
  const { context, store } = opened;
  for (let attempt = 0; attempt < 12; attempt++) {
    store.beforeCall('invites.page', () => {
      throw new Error('down');
    });
    expect(await wrong(context, 1)).toBe(500);
  }
  expect(store.calls.filter((call) => call.startsWith('rateLimits'))).toEqual([]);
  for (let attempt = 0; attempt < 9; attempt++) expect(await wrong(context, 1)).toBe(404);
  expect(await redeem(context, 1, code)).toBe(200);
});
