import { expect, test } from 'vitest';
import type { Person } from '../directory/merge-people.ts';
import { setting } from '../directory/sample-setting.ts';
import { isCompanyEmail, rulesFor } from './user-rules.ts';

const person = (role: Person['role'], provider: string, id = 'u1'): Person => ({
  id,
  name: 'Ana Silva',
  email: 'ana@example.com',
  role,
  standing: 'settled',
  member: null,
  settings: setting({ id, provider, role }),
});
const admin = { kind: 'Admin', provider: null, userId: 'a', email: 'x@example.com' } as const;
const manager = {
  kind: 'Manager',
  provider: { id: 'p1', name: 'P' },
  userId: 'm',
  email: 'x@example.com',
} as const;
const salesperson = {
  kind: 'Salesperson',
  provider: manager.provider,
  userId: 's',
  email: 'x@example.com',
} as const;

test.each([
  ['an Admin', admin, person('Admin', 'p2'), true, true],
  ['an Admin, themselves', admin, person('Admin', 'p2', 'a'), true, false],
  ['a Manager, an own Salesperson', manager, person('Salesperson', 'p1'), true, true],
  ['a Manager, an own one whose delete broke off', manager, person('0', 'p1'), true, true],
  ['a Manager, a Manager', manager, person('Manager', 'p1'), false, false],
  ['a Manager, a foreign Salesperson', manager, person('Salesperson', 'p2'), false, false],
  ['a Salesperson', salesperson, person('Salesperson', 'p1'), false, false],
])('%s edits and deletes as the specification says', (_, caller, user, mayEdit, mayDelete) => {
  expect(rulesFor(caller, user)).toMatchObject({ mayEdit, mayDelete });
});

test.each([
  ['an Admin, anybody', admin, person('Salesperson', 'p2'), true],
  ['an Admin, themselves', admin, person('Admin', 'p2', 'a'), true],
  ['a Manager, an own Salesperson', manager, person('Salesperson', 'p1'), false],
  ['a Manager, themselves', manager, person('Manager', 'p1', manager.userId), true],
])('%s: may end the sessions: %s', (_, caller, user, mayEndSessions) => {
  expect(rulesFor(caller, user)).toMatchObject({ mayEndSessions });
});

test('only an Admin can give settings to a person without any, who cannot be deleted', () => {
  const without = { ...person('Manager', 'p1'), settings: null };
  expect(rulesFor(admin, without)).toMatchObject({ mayEdit: true, mayDelete: false });
  expect(rulesFor(manager, { ...without, role: 'Salesperson' })).toMatchObject({ mayEdit: false });
});

test('an e-mail is the company’s own if its whole domain matches, in any letter case', () => {
  expect(isCompanyEmail('Ana@Aurum.Example', 'aurum.example')).toBe(true);
  expect(isCompanyEmail('ana@not-aurum.example', 'aurum.example')).toBe(false);
  expect(isCompanyEmail('ana@aurum.example.org', 'aurum.example')).toBe(false);
  expect(isCompanyEmail('ana@aurum.example', '')).toBe(false);
});
