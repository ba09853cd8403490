import { demoToken } from '@vse/domain/rules/demo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { DEMO, providerDoc, staffDoc } from '../../../../tests/support/demo-staff.ts';
import { fillHistory, SIDE, VERSION } from '../../../../tests/support/long-history.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { countQuizResultsEndpoint } from './count-quiz-results.ts';
import { exportQuizResultsEndpoint } from './export-quiz-results.ts';
import { listQuizResultsEndpoint } from './list-quiz-results.ts';

const SHORT = 100;
const LONG = 100_000;
/** So small that a page is full in the short history too. */
const LIMIT = 5;
type Role = Parameters<typeof demoToken>[0];

let short: OpenedContext;
let long: OpenedContext;

async function history(size: number): Promise<OpenedContext> {
  const opened = openContext({}, DEMO);
  fillHistory(opened.file, size);
  const { userSettings, providers, quizVersions } = recordsOf(opened.store);
  await providers.create(providerDoc(SIDE.provider, 'Aurum'));
  await quizVersions.create({ id: VERSION, questions: [], adjectives: {} });
  const people = [
    ['Admin', 'ines', 'ines.calder@aurum.example'],
    ['Manager', 'mara', 'mara.lindqvist@aurum.example'],
    ['Salesperson', SIDE.salespersonId, SIDE.salesperson],
  ] as const;
  for (const [role, id, email] of people)
    await userSettings.create(staffDoc({ id, email, role, provider: SIDE.provider }));
  return opened;
}

beforeAll(async () => {
  short = await history(SHORT);
  long = await history(LONG);
}, 120_000);
afterAll(async () => {
  await short.stop();
  await long.stop();
});

/** One answer, with what it cost: the store's calls, the documents they brought, and the bytes of the answer. */
async function cost(
  { context, store }: OpenedContext,
  endpoint: Endpoint,
  filters: Record<string, string>,
  role: Role,
) {
  const before = store.documents();
  const found = { status: 0 as number | undefined, body: {} as Record<string, unknown> };
  const calls = await store.callsOf(async () => {
    Object.assign(
      found,
      await ask(endpoint, context, { ...filters, limit: LIMIT }, demoToken(role)),
    );
  });
  const { status, body } = found;
  expect(status).toBe(200);
  const bytes = Buffer.byteLength(JSON.stringify(body));
  return {
    cost: { calls, documents: store.documents() - before, bytes },
    items: (body.items as unknown[]).length,
    hasMore: body.nextPage !== undefined,
  };
}

/** Costs the same however long the history is, and answers one full page with more to come. */
async function expectSameCost(
  endpoint: Endpoint,
  input: Record<string, string>,
  role: Role = 'Admin',
) {
  // Once before: what a process keeps of a person is read with the first call.
  await cost(short, endpoint, input, role);
  await cost(long, endpoint, input, role);
  const few = await cost(short, endpoint, input, role);
  const many = await cost(long, endpoint, input, role);
  for (const { items, hasMore } of [few, many])
    expect({ items, hasMore }).toEqual({ items: 5, hasMore: true });
  expect(many.cost).toEqual(few.cost);
  return many.cost;
}

/** What counting the list answers in either history. */
const totals = (role: Role) =>
  Promise.all(
    [short, long].map(async ({ context }) => {
      const { body } = await ask(countQuizResultsEndpoint, context, {}, demoToken(role));
      return body.total;
    }),
  );

const list = (filters: Record<string, string>, role?: Role) =>
  expectSameCost(listQuizResultsEndpoint, filters, role);

describe('the first page of 100,000 results costs what that of 100 does', () => {
  test('in calls, documents and bytes', async () => {
    const { calls, documents } = await list({});
    expect(calls).toEqual(['userSettings.read', 'quizResults.page']);
    expect(documents).toBe(1 + 5);
  });

  test.each(
    ['started', 'completed', 'client', 'salesperson'].flatMap((sort) =>
      ['ascending', 'descending'].map((direction) => ({ sort, direction })),
    ),
  )('sorted by %j', async (sorting) => {
    await list(sorting);
  });

  test.each([
    { isCompleted: 'true' },
    { isCompleted: 'false' },
    { provider: SIDE.provider },
    { salesperson: SIDE.salesperson },
    { find: 'hotel' },
    { from: '2026-05-31T22:30:00.000Z' },
    { to: '2026-05-31T23:30:00.000Z' },
    { provider: SIDE.provider, isCompleted: 'true', find: 'guest', sort: 'salesperson' },
  ])('filtered by %j', async (filters) => {
    await list(filters);
  });

  test.each(['Manager', 'Salesperson'] as const)('for a %s', async (role) => {
    await list({ sort: 'client', direction: 'ascending' }, role);
  });

  test('in the export', async () => {
    await expectSameCost(exportQuizResultsEndpoint, { find: 'guest' });
  });
});

describe('the count', () => {
  test('is that of the records that the role may see', async () => {
    expect(await totals('Admin')).toEqual([100, 100_000]);
    expect(await totals('Manager')).toEqual([20, 20_000]);
    expect(await totals('Salesperson')).toEqual([20, 20_000]);
  });

  test('of a long list is kept for each role, that of a short one is not', async () => {
    await totals('Admin');
    await totals('Manager');
    const count = ['userSettings.read', 'quizResults.count'];
    for (const role of ['Admin', 'Manager'] as const) {
      expect(await short.store.callsOf(() => totals(role))).toEqual(count);
      expect(await long.store.callsOf(() => totals(role))).toEqual(['userSettings.read']);
    }
  });
});
