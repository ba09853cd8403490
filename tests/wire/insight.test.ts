import { isDeepStrictEqual } from 'node:util';
import { getInsight, rebuildInsight } from '@vse/domain/records/insight';
import { getSession } from '@vse/domain/records/users';
import { expect, test } from 'vitest';
import {
  ADMIN,
  begin,
  call,
  MANAGER,
  providerNamed,
  request,
  SALESPERSON,
  send,
  startTimers,
} from '../support/api.ts';
import { recount } from '../support/recount.ts';

/** An instance looks every half minute at most whether there is something to count. */
const WAIT = { timeout: 100_000, interval: 500 };
const PATIENCE = { timeout: 300_000 };
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const TODAY = () => ({ from: dayIn(-1), to: dayIn(1), timeZone: 'UTC' });

const invited = ({ funnels }: Awaited<ReturnType<typeof insight>>) => funnels[0]?.now.invited ?? 0;
const insight = (input: object, by = ADMIN) =>
  call(getInsight, { ...TODAY(), source: 'invite', ...input } as never, by);

/** Until what happened before this is counted. */
async function counted() {
  const since = Date.now();
  // While nothing changes, the time up to which all is counted is stored every ten minutes only.
  await begin();
  await expect
    .poll(async () => {
      await startTimers();
      const { status, body } = await send(getInsight, TODAY(), ADMIN);
      return status === 200 && Date.parse((body as { asOf: string }).asOf) >= since;
    }, WAIT)
    .toBe(true);
}

test('vseGetInsight counts foreign cases for nobody but an Admin', PATIENCE, async () => {
  const { id: provider } = await providerNamed('Maison Verdier');
  await counted();
  const before = invited(await insight({ provider }));
  await begin({ provider, salesperson: 'luc.marchand@verdier.example' });
  await counted();
  expect(invited(await insight({ provider }))).toBeGreaterThan(before);
  expect((await send(getInsight, { ...TODAY(), provider }, MANAGER)).status).toBe(403);
  // Other tests invite on behalf of this salesperson, also at this provider.
  const ofSalesperson = invited(await insight({ provider }, SALESPERSON));
  expect(invited(await insight({ provider }))).toBeGreaterThan(ofSalesperson);
  const { id: own } = await providerNamed('Aurum Scent Co.');
  const { userId } = await call(getSession, {}, SALESPERSON);
  // Other tests go on: two answers are the same when nothing was counted in between.
  for (const [by, asked, filter] of [
    [MANAGER, {}, { provider: own }],
    [SALESPERSON, {}, { salesperson: userId }],
    [SALESPERSON, { provider }, { provider, salesperson: userId }],
  ] as const)
    await expect
      .poll(async () => {
        const [all, theirs] = [await insight(filter), await insight(asked, by)];
        return (
          all.asOf === theirs.asOf &&
          isDeepStrictEqual([theirs.funnels, theirs.trend], [all.funnels, all.trend])
        );
      }, WAIT)
      .toBe(true);
});

test(
  'a recount of the sample history, by its lists and results, has every number',
  PATIENCE,
  async () => {
    await counted();
    // The sample's history ends before today, when the other tests begin.
    const period = { from: dayIn(-365), to: dayIn(-2), timeZone: 'UTC' };
    const ask = async (name: string, input: Record<string, string>) =>
      (await request(`${name}?${new URLSearchParams(input)}`, {}, ADMIN)).body as Record<
        string,
        unknown
      >;
    const numbers = await recount(ask, period.from, period.to);
    const answer = await call(getInsight, period, ADMIN);
    const [invites, projects] = answer.funnels;
    expect(invites?.now).toMatchObject(numbers.invites);
    expect(projects?.now).toMatchObject(numbers.projects);
    expect(numbers.invites.completed).toBeGreaterThan(10);
    const days = answer.trend.now.flatMap(({ day, events }) =>
      events.completed > 0 ? [[day, events.completed]] : [],
    );
    expect(Object.fromEntries(days)).toEqual(numbers.completedByDay);
    const above = (entries: [string, number][]) =>
      Object.fromEntries(entries.filter(([, count]) => count > 0));
    const { items } = answer.questions;
    expect(above(items.map(({ id, answered }) => [id, answered.now]))).toEqual(numbers.answered);
    const selected = items.flatMap(({ answers }) =>
      answers.map((each) => [each.id, each.selected.now]),
    );
    expect(above(selected as [string, number][])).toEqual(numbers.selected);
    for (const rank of ['first', 'second', 'further'] as const)
      expect(above(answer.fragrances.items.map((each) => [each.id, each[rank].now]))).toEqual(
        numbers[rank],
      );
  },
);

test('the numbers stay when an Admin has them counted again', PATIENCE, async () => {
  await counted();
  const period = { from: dayIn(-90), to: dayIn(-2) };
  const { asOf: _, ...before } = await insight(period);
  await call(rebuildInsight, {}, ADMIN);
  await counted();
  expect(await insight(period)).toMatchObject(before);
});
