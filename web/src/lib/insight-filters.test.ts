import { expect, test } from 'vitest';
import { insightInput } from './insight-filters.ts';

const input = (filters: object) => insightInput(filters, '2026-03-01', 'Europe/Berlin');

test('the period ends today, in the time zone of the browser', () => {
  expect(input({ from: '2026-02-10' })).toEqual({
    from: '2026-02-10',
    to: '2026-03-01',
    timeZone: 'Europe/Berlin',
  });
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
