import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FluentRoot } from '../../ui/kit/fluent-root.tsx';
import { FirstSteps } from './first-steps.tsx';
import { stepsLeft } from './steps-left.ts';

const counted = (adjectives: number, fragrances: number, providers: number, users: number) => [
  { name: 'fragrances' as const, count: fragrances },
  { name: 'adjectives' as const, count: adjectives },
  { name: 'providers' as const, count: providers },
  { name: 'users' as const, count: users },
];

test('the steps are left in their order, and none when all are done', () => {
  expect(stepsLeft(counted(0, 0, 0, 0))).toEqual([
    'adjectives',
    'fragrances',
    'providers',
    'users',
  ]);
  expect(stepsLeft(counted(64, 0, 1, 0))).toEqual(['fragrances', 'users']);
  expect(stepsLeft(counted(64, 52, 3, 11))).toEqual([]);
});

test('people who do not see all of these lists have no steps', () => {
  expect(stepsLeft([{ name: 'users', count: 0 }])).toEqual([]);
  expect(stepsLeft([])).toEqual([]);
});

test('a step that is done has a tick, and only the next one a button', async () => {
  const screen = await render(
    <MemoryRouter>
      <FluentRoot>
        <FirstSteps left={['fragrances', 'users']} />
      </FluentRoot>
    </MemoryRouter>,
  );
  await expect.element(screen.getByRole('link', { name: 'Add Fragrance' })).toBeVisible();
  const steps = screen.getByRole('listitem').all();
  const hasTick = steps.map((step) => step.getByRole('img', { name: 'Done' }).elements().length);
  expect(hasTick).toEqual([1, 0, 1, 0]);
  const added = screen.getByRole('link', { name: /^Add / }).all();
  expect(added.map((link) => link.element().textContent)).toEqual(['Add Fragrance']);
  expect(added[0]?.element().getAttribute('href')).toBe('/fragrances/add');
});
