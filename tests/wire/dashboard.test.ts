import { getDashboard } from '@vse/domain/dashboard';
import { listInvites } from '@vse/domain/invites';
import { listQuizResults } from '@vse/domain/quiz-results';
import { expect, test } from 'vitest';
import { ADMIN, call, listAll, MANAGER, providerNamed, SALESPERSON } from '../support/api.ts';

const TILES = {
  Admin: 'fragrances questions adjectives providers users invites quizResults userLogs',
  Manager: 'users inventory invites quizResults userLogs',
  Salesperson: 'inventory invites quizResults',
};

test.each([
  ['Admin', ADMIN],
  ['Manager', MANAGER],
  ['Salesperson', SALESPERSON],
] as const)('the dashboard of a %s has the tiles of the role', async (role, by) => {
  const { tiles } = await call(getDashboard, {}, by);
  expect(tiles.map(({ name }) => name).join(' ')).toBe(TILES[role]);
});

test.each([
  ['Manager', MANAGER],
  ['Salesperson', SALESPERSON],
] as const)('the counts on a %s’s tiles are those of the lists they may see', async (_, by) => {
  const all = async (contract: typeof listInvites | typeof listQuizResults) =>
    (await listAll<unknown>(contract, by)).length;
  // Other tests add records meanwhile: a count lies between what the list had before and after it.
  for (const [name, contract] of [
    ['invites', listInvites],
    ['quizResults', listQuizResults],
  ] as const) {
    const before = await all(contract);
    const { tiles } = await call(getDashboard, {}, by);
    const count = tiles.find((tile) => tile.name === name)?.count ?? -1;
    expect(count).toBeGreaterThanOrEqual(before);
    expect(count).toBeLessThanOrEqual(await all(contract));
  }
});

test('the inventory is the own provider’s', async () => {
  const { fragrances } = await providerNamed('Aurum Scent Co.');
  const { tiles } = await call(getDashboard, {}, SALESPERSON);
  expect(tiles[0]).toEqual({ name: 'inventory', count: fragrances.length });
});
