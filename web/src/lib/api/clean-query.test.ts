import { listAudit } from '@vse/domain/records/audit';
import { listInvites } from '@vse/domain/records/invites';
import { expect, test } from 'vitest';
import { cleanQuery } from './clean-query.ts';
import type { ListQuery } from './use-list-query.ts';

const same = (filters: object) => filters;
const query = (part: Partial<ListQuery>): ListQuery => ({
  find: '',
  sorting: undefined,
  filters: {},
  page: 1,
  at: '',
  ...part,
});

test.each([
  ['a column that cannot be sorted by', { sorting: { key: 'x', direction: 'ascending' } }],
  ['a value that a filter does not have', { filters: { status: 'x' } }],
  ['a filter that the call does not have', { filters: { color: 'red' } }],
] as const)('%s is dropped', (_, part) => {
  expect(cleanQuery(query(part), listInvites.input, same)).toEqual(query({}));
});

test('what the call accepts stays, beside what it refuses', () => {
  const accepted = query({
    find: 'ana',
    sorting: { key: 'sent', direction: 'descending' },
    filters: { status: 'open' },
    page: 3,
    at: 'token',
  });
  const asked = { ...accepted, filters: { ...accepted.filters, color: 'red' } };
  expect(cleanQuery(asked, listInvites.input, same)).toEqual(accepted);
});

test('a list that cannot be sorted has no order in its address', () => {
  const sorted = query({ sorting: { key: 'who', direction: 'ascending' } });
  expect(cleanQuery(sorted, listAudit.input, same)).toEqual(query({}));
});

test('a filter is judged by the input that it becomes', () => {
  const toInput = ({ day }: { day?: string }) =>
    day === 'today' ? { from: '2026-05-01T00:00:00.000Z' } : {};
  const filters = (day: string) =>
    cleanQuery(query({ filters: { day } }), listAudit.input, toInput).filters;
  expect(filters('today')).toEqual({ day: 'today' });
  expect(filters('soon')).toEqual({});
});
