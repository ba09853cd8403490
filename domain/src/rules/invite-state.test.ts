import { expect, test } from 'vitest';
import { daysLeft, inviteState } from './invite-state.ts';

const NOW = new Date('2026-05-01T00:00:00.000Z');
const BEFORE = '2026-04-01T00:00:00.000Z';
const LATER = '2026-06-01T00:00:00.000Z';

test.each([
  ['open', { responseDate: null, revokedDate: null, expiresDate: LATER }],
  ['expired', { responseDate: null, revokedDate: null, expiresDate: BEFORE }],
  ['expired', { responseDate: null, revokedDate: null, expiresDate: NOW.toISOString() }],
  ['withdrawn', { responseDate: null, revokedDate: BEFORE, expiresDate: LATER }],
  ['redeemed', { responseDate: BEFORE, revokedDate: null, expiresDate: BEFORE }],
  ['redeemed', { responseDate: BEFORE, revokedDate: BEFORE, expiresDate: LATER }],
])('an invite is %s', (state, dates) => {
  expect(inviteState(dates, NOW)).toBe(state);
});

test('an open invite says how many whole days it has left', () => {
  expect(daysLeft({ expiresDate: '2026-05-08T00:00:00.000Z' }, NOW)).toBe(7);
  expect(daysLeft({ expiresDate: '2026-05-07T23:59:59.000Z' }, NOW)).toBe(6);
  expect(daysLeft({ expiresDate: BEFORE }, NOW)).toBe(0);
});
