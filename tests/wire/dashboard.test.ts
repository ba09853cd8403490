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
  const invites = await countAndList('invites', listInvites, by);
  expect(invites.count).toBe(invites.listed);
  const results = await countAndList('quizResults', listQuizResults, by);
  expect(results.count).toBe(results.listed);
});

/** A tile's count and the length of its list at a moment when no other test changed that list. */
async function countAndList(
  name: string,
  contract: typeof listInvites | typeof listQuizResults,
  by: typeof MANAGER,
) {
  const list = async () => (await listAll<{ id: string }>(contract, by)).map(({ id }) => id);
  for (;;) {
    const before = await list();
    const { tiles } = await call(getDashboard, {}, by);
    if (JSON.stringify(before) !== JSON.stringify(await list())) continue;
    return { count: tiles.find((tile) => tile.name === name)?.count, listed: before.length };
  }
}

test('the inventory is the own provider’s', async () => {
  const { fragrances } = await providerNamed('Aurum Scent Co.');
  const { tiles } = await call(getDashboard, {}, SALESPERSON);
  expect(tiles[0]).toEqual({ name: 'inventory', count: fragrances.length });
});
