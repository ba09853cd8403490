import { expect, test } from 'vitest';
import { inviteLink, inviteState } from './invite-state.ts';

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

test('a link carries an e-mail with a plus sign whole', () => {
  const link = inviteLink({ email: 'ana+quiz@example.com', code: 'ABC234' }, 'https://vse.example');
  expect(new URL(link).searchParams.get('email')).toBe('ana+quiz@example.com');
});
