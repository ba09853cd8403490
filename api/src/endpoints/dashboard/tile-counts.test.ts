import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN, MANAGER, openHouse, SALESPERSON } from '../../../../tests/support/asked-house.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
  await house.begin();
  await house.begin({ salesperson: 'mara.lindqvist@aurum.example' });
  await house.begin({ provider: 'northlight', salesperson: 'ines.calder@aurum.example' });
});
afterAll(() => house.stop());

test.each([
  ['Admin', ADMIN, 3],
  ['Manager', MANAGER, 2],
  ['Salesperson', SALESPERSON, 1],
] as const)(
  'the counts on a %s’s tiles are those of the lists they may see',
  async (_, by, expected) => {
    type Tiles = { tiles: { name: string; count: number }[] };
    const { tiles } = await house.call<Tiles>('vseGetDashboard', {}, by);
    for (const [tile, list, count] of [
      ['invites', 'vseListInvites', 'vseCountInvites'],
      ['quizResults', 'vseListQuizResults', 'vseCountQuizResults'],
    ] as const) {
      const { items } = await house.call<{ items: object[] }>(list, {}, by);
      const { total } = await house.call<{ total: number }>(count, {}, by);
      const shown = tiles.find(({ name }) => name === tile)?.count;
      expect([tile, shown, items.length, total]).toEqual([tile, expected, expected, expected]);
    }
  },
);
