import { expect, test } from 'vitest';
import { RedeemInvite } from '../records/invites.ts';
import { redeemGaps } from './redeem-rules.ts';

test.each([
  ['', '', ['email', 'code']],
  ['ada@example.com', '', ['code']],
  ['ada@example.com', 'ABC12', ['code']],
  ['ada@example.com', 'ABC1234', ['code']],
  ['  ', 'ABC123', ['email']],
  ['a'.repeat(201), 'ABC123', ['email']],
  [' ada@example.com ', ' ABC123 ', []],
] as const)(
  'for %j and %j, the page and the API find the same fields missing: %j',
  (email, code, gaps) => {
    expect(redeemGaps({ email, code })).toEqual(gaps);
    const issues = RedeemInvite.safeParse({ email, code }).error?.issues ?? [];
    expect([...new Set(issues.map(({ path }) => path[0]))]).toEqual(gaps);
  },
);
