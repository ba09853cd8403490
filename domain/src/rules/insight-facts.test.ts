import { expect, test } from 'vitest';
import {
  type CaseInvite,
  type CaseResult,
  type Facts,
  factsOf,
  secondsBetween,
} from './insight-facts.ts';

const at = (date: string) => Date.parse(date);
const INVITED = '2026-05-01T09:10:00.000Z';
const invite: CaseInvite = {
  provider: 'aurum',
  salesperson: 'jonah',
  invited: INVITED,
  expires: '2026-05-15T09:10:00.000Z',
  redeemed: null,
  isRevoked: false,
  isMailSent: true,
};
const redeemed = { ...invite, redeemed: '2026-05-02T10:00:00.000Z' };
const result: CaseResult = {
  provider: 'verdier',
  salesperson: 'luc',
  started: '2026-05-02T10:00:01.000Z',
  completed: null,
  touched: at('2026-05-02T10:00:20.000Z'),
  isEnded: false,
  version: 'v1',
  selected: [[1], [0, 2], []],
  savedAt: [4, 19, null],
  recommended: [],
  opened: [],
  outcomes: [],
};
const NOW = at('2026-05-03T00:00:00.000Z');

const known = (
  one: { invite?: CaseInvite; result?: CaseResult; before?: Facts; source?: 'project' },
  now = NOW,
) =>
  factsOf(
    {
      source: one.source ?? 'invite',
      invite: one.invite,
      result: one.result,
      before: one.before,
    },
    now,
  );
const stateAt = (one: Parameters<typeof known>[0], date: string) =>
  known(one, at(date))?.facts.state;

test('an invite waits, expires, or is revoked', () => {
  expect(known({ invite })).toMatchObject({
    facts: { state: 'waiting', cohort: 1_975_140, redeemed: null, answered: null },
    due: at('2026-05-15T09:10:00.001Z'),
  });
  expect(stateAt({ invite }, '2026-05-15T09:10:00.001Z')).toBe('expired');
  expect(known({ invite: { ...invite, isRevoked: true } })).toMatchObject({
    facts: { state: 'revoked' },
    due: null,
  });
});

test('a case belongs to whom its quiz belongs to, and begins with its invite', () => {
  expect(known({ invite: redeemed, result })?.facts).toMatchObject({
    provider: 'verdier',
    salesperson: 'luc',
    cohort: 1_975_140,
    redeemed: 1_975_240,
    answered: 1_975_240,
    state: 'open',
  });
});

test('a quiz that nobody touched for 7 days was left, and looked at again then', () => {
  const one = { invite: redeemed, result };
  expect(known(one)?.due).toBe(at('2026-05-09T10:00:20.000Z'));
  expect(stateAt(one, '2026-05-09T10:00:19.999Z')).toBe('open');
  expect(stateAt(one, '2026-05-09T10:00:20.000Z')).toBe('left');
});

test('a quiz that nobody may continue was left at once', () => {
  const ended = { invite: { ...redeemed, isRevoked: true }, result: { ...result, isEnded: true } };
  expect(known(ended)).toMatchObject({ facts: { state: 'left' }, due: null });
});

test('what was known of a deleted invite stays while its result is there', () => {
  const before = known({ invite: redeemed, result })?.facts;
  if (!before) throw new Error('No facts');
  expect(known({ result, before })?.facts).toEqual(before);
  expect(known({ before })).toBeUndefined();
});

test('an invite whose result was deleted was redeemed, and is answered by nobody', () => {
  const ended = { invite: { ...redeemed, isRevoked: true } };
  expect(known(ended)?.facts).toMatchObject({ state: 'left', redeemed: 1_975_240, answered: null });
  expect(stateAt({ invite: redeemed }, '2026-05-02T10:04:00.000Z')).toBe('open');
});

test('a mail that was sent stays so, and one under way is looked at soon, then less often', () => {
  const before = known({ invite })?.facts;
  const again = { ...invite, isMailSent: false };
  expect(known({ invite: again, ...(before && { before }) })?.facts.isHandedOver).toBe(true);
  expect(known({ invite: again })?.facts.isHandedOver).toBe(false);
  const { isMailSent: _, ...rest } = invite;
  const underWay = { ...rest, isMailSent: undefined };
  expect(known({ invite: underWay }, at(INVITED))).toMatchObject({
    facts: { isHandedOver: false },
    due: at(INVITED) + 60_000,
  });
  expect(known({ invite: underWay }, at(INVITED) + 40 * 60_000)?.due).toBe(
    at(INVITED) + 50 * 60_000,
  );
});

test('a project was handed over and redeemed when it was started', () => {
  expect(known({ source: 'project', result })?.facts).toMatchObject({
    cohort: 1_975_240,
    isHandedOver: true,
    redeemed: 1_975_240,
  });
});

test('a completed quiz has its time from the start', () => {
  const completed = '2026-05-02T10:02:09.000Z';
  expect(known({ invite: redeemed, result: { ...result, completed } })).toMatchObject({
    facts: { state: 'completed', totalSeconds: 128, completed: 1_975_240 },
    due: null,
  });
});

test('a question took the time since the save before it', () => {
  expect(secondsBetween([4, 19, null])).toEqual([4, 15, null]);
  expect(secondsBetween([19, 4, 30])).toEqual([15, 4, 11]);
  expect(secondsBetween([4, 10, 10, 25])).toEqual([4, null, null, 15]);
  expect(secondsBetween([0, 3])).toEqual([0, 3]);
  expect(secondsBetween([])).toEqual([]);
});

test('facts keep outcomes by position and rating, and omit the list if there are none', () => {
  const outcomes = [
    { at: 0, kind: 'smelled', rating: 5 },
    { at: 3, kind: 'refused' },
  ] as const;
  expect(known({ result: { ...result, outcomes } })?.facts.outcomes).toEqual([
    [0, 2, 5],
    [3, 4],
  ]);
  expect(known({ result })?.facts).not.toHaveProperty('outcomes');
});
