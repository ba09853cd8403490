import { expect, test } from 'vitest';
import { insightInput } from './insight-filters.ts';

const input = (filters: object) => insightInput(filters, '2026-03-01', 'Europe/Berlin');

test.each([
  [{}, '2026-01-31', '2026-03-01'],
  [{ from: '2026-02-10' }, '2026-02-10', '2026-03-01'],
  [{ to: '2026-02-10' }, '2026-01-12', '2026-02-10'],
  [{ from: '2026-02-10', to: '2026-02-03' }, '2026-02-03', '2026-02-10'],
  [{ from: '2026-04-10' }, '2026-04-10', '2026-04-10'],
  [{ from: 'soon', to: '2026-13-45' }, '2026-01-31', '2026-03-01'],
])('the filters %j ask for %s to %s', (filters, from, to) => {
  expect(input(filters)).toMatchObject({ from, to, timeZone: 'Europe/Berlin' });
});

test('one day is asked for by the hour, and longer periods by the day', () => {
  expect(input({ from: '2026-02-10', to: '2026-02-10' }).by).toBe('hour');
  expect(input({ from: '2026-02-10', to: '2026-02-11' }).by).toBeUndefined();
});

test('the filters of people and of a known source are passed on', () => {
  expect(input({ provider: 'aurum', salesperson: 'jonah', source: 'project' })).toMatchObject({
    provider: 'aurum',
    salesperson: 'jonah',
    source: 'project',
  });
  expect(input({ source: 'mail' })).not.toHaveProperty('source');
});
