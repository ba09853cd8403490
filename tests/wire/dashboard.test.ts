import { getDashboard } from '@vse/domain/records/dashboard';
import { expect, test } from 'vitest';
import { ADMIN, call, MANAGER, providerNamed, SALESPERSON } from '../support/api.ts';

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

test('the inventory is that of the caller’s provider', async () => {
  const { fragrances } = await providerNamed('Aurum Scent Co.');
  const { tiles } = await call(getDashboard, {}, SALESPERSON);
  expect(tiles[0]).toEqual({ name: 'inventory', count: fragrances.length });
});
