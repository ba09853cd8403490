import type { UserSetting } from '@vse/domain/records/users';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { ChangedForm, saveChanged, sidesOf } from '../../ui/kit/conflict/test-conflict.tsx';
import { mergePeople } from './directory/merge-people.ts';
import { usePeople } from './directory/use-people.ts';
import { useEditUser } from './use-user-form.ts';

const ANA: UserSetting = {
  ...{ id: 'ana', firstName: 'Ana', lastName: 'Lima', email: 'ana@verdier.example', logo: '' },
  ...{ provider: 'verdier', role: 'Salesperson', roleState: 'applied', roleReason: '' },
  ...{ activeDirectoryMemberId: '', joined: '2026-01-01T00:00:00.000Z', language: 'en' },
  ...{ mail: null, etag: '1' },
};
const THEIRS: UserSetting = {
  ...ANA,
  ...{ provider: 'aurum', role: 'Admin', etag: '2', changedById: 'mara' },
};
const MARA = { ...ANA, id: 'mara', firstName: 'Mara', lastName: 'Lindqvist' };

beforeEach(() => keepStaffToken(TEST_TOKEN));
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

function Edited() {
  const [person] = mergePeople([ANA], []);
  if (!person) throw new Error('nobody');
  const form = useEditUser(person, usePeople({ kind: 'Admin' }));
  const change = () => form.change({ provider: 'north', role: 'Manager' });
  return <ChangedForm form={form} onChange={change} />;
}

const PROVIDERS = [
  { id: 'verdier', name: 'Maison Verdier' },
  { id: 'aurum', name: 'Aurum Scent Co.' },
  { id: 'north', name: 'Northlight Hospitality' },
];

/** Saves over a change of another person: these are the users and providers that the caller may read. */
async function saveOver(users: readonly UserSetting[], providers = PROVIDERS) {
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    const [, name = ''] = /\/api\/(\w+)/.exec(String(url)) ?? [];
    if (name === 'vseUpdateUserSetting') return Response.json({ status: 412 }, { status: 412 });
    if (name === 'vseListUserSettings') return Response.json({ items: users });
    if (name === 'vseListProviders') return Response.json({ items: providers });
    return Response.json({ functionKey: 'key', groupIds: {}, items: [] });
  });
  await saveChanged(<Edited />);
}

test('a conflict about a user names providers and roles, not their ids', async () => {
  await saveOver([THEIRS]);
  await expect
    .poll(() => sidesOf('Scent Provider'))
    .toEqual([
      'Yours: Northlight Hospitalitywas Maison Verdier',
      'Theirs: Aurum Scent Co.was Maison Verdier',
    ]);
  expect(sidesOf('Role')).toEqual([
    'Yours: Managerwas Salesperson',
    'Theirs: Adminwas Salesperson',
  ]);
});

test('a provider that was deleted is said to be, and its id does not stand there', async () => {
  await saveOver([THEIRS], PROVIDERS.slice(0, 1));
  await expect
    .poll(() => sidesOf('Scent Provider'))
    .toEqual([
      'Yours: deleted in the meantimewas Maison Verdier',
      'Theirs: deleted in the meantimewas Maison Verdier',
    ]);
});

test.each([
  ['who may be seen', [THEIRS, MARA], /Mara Lindqvist.* changed this/],
  ['whom the caller may not see', [THEIRS], /^Someone else changed this$/],
])('a conflict with a person %s has its title', async (_, users, name) => {
  await saveOver(users as UserSetting[]);
  await expect.element(page.getByRole('dialog', { name })).toBeVisible();
});
