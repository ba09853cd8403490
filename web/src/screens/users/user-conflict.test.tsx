import type { UserSetting } from '@vse/domain/records/users';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
const THEIRS = { ...ANA, provider: 'aurum', role: 'Admin', etag: '2' };

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

test('a conflict about a user names providers and roles, not their ids', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    const [, name = ''] = /\/api\/(\w+)/.exec(String(url)) ?? [];
    if (name === 'vseUpdateUserSetting') return Response.json({ status: 412 }, { status: 412 });
    if (name === 'vseListUserSettings') return Response.json({ items: [THEIRS] });
    if (name === 'vseListProviders')
      return Response.json({
        items: [
          { id: 'verdier', name: 'Maison Verdier' },
          { id: 'aurum', name: 'Aurum Scent Co.' },
          { id: 'north', name: 'Northlight Hospitality' },
        ],
      });
    return Response.json({ functionKey: 'key', groupIds: {}, items: [] });
  });
  await saveChanged(<Edited />);
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
