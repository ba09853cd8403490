import type { Role } from '@vse/domain/access/permissions';
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

function Edited({ kind }: { kind: Role }) {
  const [person] = mergePeople([ANA], []);
  if (!person) throw new Error('nobody');
  const form = useEditUser(person, usePeople({ kind }));
  const change = () => form.change({ provider: 'north', role: 'Manager' });
  return <ChangedForm form={form} onChange={change} />;
}

const PROVIDERS = [
  { id: 'verdier', name: 'Maison Verdier' },
  { id: 'aurum', name: 'Aurum Scent Co.' },
  { id: 'north', name: 'Northlight Hospitality' },
];

/** Saves over a change of another person: these are the users and providers that the caller may read. */
async function saveOver(
  users: readonly UserSetting[],
  providers = PROVIDERS,
  kind: Role = 'Admin',
) {
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    const [, name = ''] = /\/api\/(\w+)/.exec(String(url)) ?? [];
    if (name === 'vseUpdateUserSetting') return Response.json({ status: 412 }, { status: 412 });
    if (name === 'vseListUserSettings') return Response.json({ items: users });
    if (name === 'vseListProviders') return Response.json({ items: providers });
    return Response.json({ functionKey: 'key', groupIds: {}, items: [] });
  });
  await saveChanged(<Edited kind={kind} />);
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

const { changedById: _, ...UNSAID } = THEIRS;

test.each([
  ['Manager', 'a person of their own', [THEIRS, MARA], /Mara Lindqvist.* changed this/],
  ['Manager', 'a person whom they may not see', [THEIRS], /^Someone outside your provider changed/],
  ['Manager', 'a person who is not known', [UNSAID], /^Someone else changed this$/],
  ['Admin', 'a person who was deleted', [THEIRS], /^Someone else changed this$/],
] as const)(
  'for the role %s, the title of a conflict with %s says so',
  async (kind, _who, users, name) => {
    await saveOver(users, PROVIDERS, kind);
    await expect.element(page.getByRole('dialog', { name })).toBeVisible();
  },
);
