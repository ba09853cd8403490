import { describe, expect, test } from 'vitest';
import * as policies from './policies.ts';

/*
 * Tables written by hand from DESIGN.md section 5. Callers with a provider belong to P; Q is another provider. Each row
 * has one column per caller, in the order of CALLERS: `y` means allowed.
 */
const staff = (kind: policies.StaffCaller['kind'], id: string | null, userId: string) => ({
  kind,
  userId,
  email: `${userId}@p.example`,
  provider: id === null ? null : { id },
});
const CALLERS = {
  Admin: staff('Admin', 'P', 'admin'),
  'Admin without a provider': staff('Admin', null, 'admin'),
  Manager: staff('Manager', 'P', 'manager'),
  'Manager without a provider': staff('Manager', null, 'manager'),
  Salesperson: staff('Salesperson', 'P', 'sales'),
  'Salesperson without a provider': staff('Salesperson', null, 'sales'),
} as const;

const answers = (may: (caller: policies.StaffCaller) => boolean) =>
  Object.values(CALLERS)
    .map((caller) => (may(caller) ? 'y' : '-'))
    .join(' ');

const user = (role: 'Admin' | 'Manager' | 'Salesperson' | '0', provider: string, id = 'other') => ({
  id,
  role,
  provider,
  email: `${id}@p.example`,
});

test.each([
  ['an Admin of P', user('Admin', 'P'), 'y y y - - -'],
  ['a Salesperson of P', user('Salesperson', 'P'), 'y y y - - -'],
  ['a Salesperson of Q', user('Salesperson', 'Q'), 'y y - - - -'],
  ['a user of no provider', user('Salesperson', ''), 'y y - - - -'],
  ['the Manager themselves', user('Manager', 'Q', 'manager'), 'y y y y - -'],
  ['the Salesperson themselves', user('Salesperson', 'P', 'sales'), 'y y y - y y'],
])('only the callers marked y see %s', (_, seen, expected) => {
  expect(answers((caller) => policies.seesUser(caller, seen))).toBe(expected);
});

describe('editing and deleting', () => {
  test.each([
    ['an Admin of P', user('Admin', 'P'), 'y y - - - -', 'y y - - - -'],
    ['a Manager of P', user('Manager', 'P'), 'y y - - - -', 'y y - - - -'],
    ['a Salesperson of P', user('Salesperson', 'P'), 'y y y - - -', 'y y y - - -'],
    ['a Salesperson of Q', user('Salesperson', 'Q'), 'y y - - - -', 'y y - - - -'],
    ['one of P without a role', user('0', 'P'), 'y y y - - -', 'y y y - - -'],
    ['one of Q without a role', user('0', 'Q'), 'y y - - - -', 'y y - - - -'],
    ['one of no provider', user('Salesperson', ''), 'y y - - - -', 'y y - - - -'],
    ['the Admin themselves', user('Admin', 'P', 'admin'), 'y y - - - -', '- - - - - -'],
    ['the Manager themselves', user('Manager', 'P', 'manager'), 'y y - - - -', 'y y - - - -'],
    ['the Salesperson themselves', user('Salesperson', 'P', 'sales'), 'y y y - - -', 'y y y - - -'],
  ])('%s', (_, person, edit, remove) => {
    expect(answers((caller) => policies.mayEditUser(caller, person))).toBe(edit);
    expect(answers((caller) => policies.mayDeleteUser(caller, person))).toBe(remove);
  });

  test('a Manager whose own record has lost its role cannot delete it', () => {
    const self = user('0', 'P', 'manager');
    expect(policies.mayDeleteUser(CALLERS.Manager, self)).toBe(false);
  });
});

describe('changing a user', () => {
  const ana = user('Salesperson', 'P', 'ana');
  test.each([
    ['into a Manager', ana, { ...ana, role: 'Manager' }, 'y y - - - -'],
    ['into no role', ana, { ...ana, role: '0' }, 'y y y - - -'],
    ['to another provider', ana, { ...ana, provider: 'Q' }, 'y y - - - -'],
    ['from another provider', { ...ana, provider: 'Q' }, ana, 'y y - - - -'],
    ['to another address', ana, { ...ana, email: 'b@p.example' }, 'y y y - - -'],
  ] as const)('%s', (_, before, after, expected) => {
    expect(answers((caller) => policies.mayChangeUser(caller, before, after))).toBe(expected);
  });

  const self = user('Admin', 'P', 'admin');
  test.each([
    ['their role', { ...self, role: '0' }, false],
    ['their role', { ...self, role: 'Manager' }, false],
    ['their provider', { ...self, provider: 'Q' }, false],
    ['their address', { ...self, email: 'b@p.example' }, false],
    ['the letter case of their address', { ...self, email: ' Admin@P.example ' }, true],
    ['nothing of these', self, true],
  ] as const)('an Admin changes %s of their own record: %j', (_, after, expected) => {
    expect(policies.mayChangeUser(CALLERS.Admin, self, after)).toBe(expected);
  });
});

test('a caller without settings owns nothing, not even records without an owner', () => {
  const outsider = { ...CALLERS.Salesperson, userId: null };
  expect(policies.isWithin('own', outsider, { provider: 'P', salespersonId: null })).toBe(false);
});

test('a caller is offered only the roles that they may give', () => {
  expect(policies.offeredRoles('Admin')).toEqual(['Salesperson', 'Manager', 'Admin']);
  expect(policies.offeredRoles('Manager')).toEqual(['Salesperson']);
  expect(policies.offeredRoles('Salesperson')).toEqual([]);
});

test.each([
  ['ana@aurum.example', 'aurum.example', false],
  [' Ana@AURUM.example', 'Aurum.Example', false],
  ['ana@not-aurum.example', 'aurum.example', true],
  ['ana@aurum.example.org', 'aurum.example', true],
  ['ana@aurum.example', '', true],
  ['ana@xn--bcher-kva.example', 'Bücher.example', false],
  ['\u200bana@bücher.example', 'xn--bcher-kva.example', false],
])('the address %s at the company domain %s can be changed: %s', (email, domain, expected) => {
  expect(policies.mayChangeEmail(email, domain)).toBe(expected);
});

describe('inviting', () => {
  test.each([
    ['P, by themselves', 'P', 'self', 'y y y - y -'],
    ['P, by a colleague', 'P', 'colleague@p.example', 'y y y - - -'],
    ['Q, by themselves', 'Q', 'self', 'y y - - - -'],
    ['no provider', '', 'self', 'y y - - - -'],
  ])('for %s', (_, provider, by, expected) => {
    const may = (caller: policies.StaffCaller) =>
      policies.mayInviteFor(caller, {
        provider,
        salesperson: by === 'self' ? ` ${caller.email.toUpperCase()}` : by,
      });
    expect(answers(may)).toBe(expected);
  });

  test.each([
    ['P', 'y y y - y -'],
    ['Q', 'y y - - - -'],
  ])('on behalf of a user of %s', (provider, expected) => {
    expect(answers((caller) => policies.mayNameSalesperson(caller, { provider }))).toBe(expected);
  });
});

describe('a record', () => {
  const record = { provider: 'P', salespersonId: 'sales' };
  test.each([
    ['all', record, 'y y y y y y'],
    ['ownProvider', record, 'y - y - y -'],
    ['ownProvider', { ...record, provider: 'Q' }, '- - - - - -'],
    ['ownProvider', { ...record, provider: null }, '- - - - - -'],
    ['own', record, '- - - - y y'],
    ['own', { ...record, salespersonId: '' }, '- - - - - -'],
    ['own', { ...record, salespersonId: null }, '- - - - - -'],
    ['shown', record, '- - - - - -'],
  ] as const)('within the scope %s: %j', (scope, each, expected) => {
    expect(answers((caller) => policies.isWithin(scope, caller, each))).toBe(expected);
  });
});

describe('a quiz result', () => {
  const result = { id: 'r1', provider: 'P', salespersonId: 'sales', inviteId: null };
  const foreign = { id: 'r2', provider: 'Q', salespersonId: 'else', inviteId: null };
  test.each([
    ['of P and the Salesperson', result, 'y y y - y y'],
    ['of P and a colleague', { ...result, salespersonId: 'b' }, 'y y y - - -'],
    ['of Q', foreign, 'y y - - - -'],
    ['of no provider', { ...foreign, provider: null }, 'y y - - - -'],
  ])('of a project %s is answered by these members of staff', (_, each, expected) => {
    expect(answers((caller) => policies.mayAnswer(caller, each))).toBe(expected);
  });

  test.each([
    ['of P and the Salesperson', result, 'y y y - y y'],
    ['of P and a colleague', { ...result, salespersonId: 'b' }, 'y y y - - -'],
    ['of Q', foreign, 'y y - - - -'],
  ])('of an invitee %s is seen by these members of staff and answered by none', (_, each, seen) => {
    const invited = { ...each, inviteId: 'invite' };
    expect(answers((caller) => policies.quizViewOf(caller, invited) === 'staff')).toBe(seen);
    expect(answers((caller) => policies.mayAnswer(caller, invited))).toBe('- - - - - -');
  });

  test('can be answered by its own respondent; other respondents and visitors only see what is public', () => {
    const respondent = { kind: 'respondent', resultId: 'r1' } as const;
    expect(policies.quizViewOf(respondent, result)).toBe('respondent');
    expect(policies.mayAnswer(respondent, { ...result, inviteId: 'invite' })).toBe(true);
    expect(policies.quizViewOf(respondent, foreign)).toBe('shown');
    expect(policies.mayAnswer(respondent, foreign)).toBe(false);
    expect(policies.quizViewOf({ kind: 'anyone' }, result)).toBe('shown');
    expect(policies.mayAnswer({ kind: 'anyone' }, result)).toBe(false);
    expect(policies.quizViewOf(CALLERS.Manager, result)).toBe('staff');
  });
});

describe('the directory', () => {
  test.each([
    ['Salesperson', 'y y y y - -'],
    ['Manager', 'y y - - - -'],
    ['Admin', 'y y - - - -'],
  ] as const)('only these callers use the group of the role %s', (role, expected) => {
    expect(answers((caller) => policies.mayUseGroup(caller, role))).toBe(expected);
  });

  test.each([
    ['a Salesperson of P', user('Salesperson', 'P'), 'y y y - - -', 'y y y - - -'],
    ['a Manager of P', user('Manager', 'P'), 'y y - - - -', 'y y y - - -'],
    ['a Salesperson of Q', user('Salesperson', 'Q'), 'y y - - - -', 'y y - - - -'],
    ['nobody known', undefined, 'y y - - - -', 'y y - - - -'],
  ])('only these callers move and look up %s', (_, person, move, know) => {
    expect(answers((caller) => policies.mayMoveMember(caller, person))).toBe(move);
    expect(answers((caller) => policies.mayKnowPerson(caller, person))).toBe(know);
  });

  test.each([
    ['Maison Verdier', 'ana@example.com', true],
    ['Maison Verdier', 'Ana@Aurum.example', false],
    ['Aurum Scent Co.', 'ana@aurum.example', true],
  ])('a Manager of %s may take in %s: %s', (name, email, expected) => {
    const company = { domain: 'aurum.example', provider: 'Aurum Scent Co.' };
    const manager = { ...CALLERS.Manager, provider: { id: 'P', name } };
    expect(policies.mayTakeInPerson(manager, email, company)).toBe(expected);
    const admin = { ...manager, kind: 'Admin' as const };
    expect(policies.mayTakeInPerson(admin, email, company)).toBe(true);
    const salesperson = { ...manager, kind: 'Salesperson' as const };
    expect(policies.mayTakeInPerson(salesperson, email, company)).toBe(false);
  });
});
