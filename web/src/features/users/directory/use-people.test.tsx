import type { UserSetting } from '@vse/domain/records/users';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { staffToken } from '../../../lib/auth/tokens.ts';
import { usePeople } from './use-people.ts';

const user = (id: string, firstName: string): UserSetting => ({
  id,
  email: `${id}@aurum.example`,
  firstName,
  lastName: 'Lang',
  provider: 'aurum',
  joined: '2026-05-01T08:00:00.000Z',
  role: 'Salesperson',
  activeDirectoryMemberId: id,
  logo: '',
  language: 'en',
  roleState: 'applied',
  roleReason: '',
  mail: null,
});

function People() {
  const { items, put } = usePeople({ kind: 'Admin' });
  return (
    <>
      <p data-testid="names">
        {items
          ?.map(({ settings }) => settings?.firstName)
          .sort()
          .join()}
      </p>
      <button type="button" onClick={() => put(user('ines', 'Inés'))}>
        Save
      </button>
    </>
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  staffToken.set(null);
});

test('all pages of users are read, and a saved user stands once in the list', async () => {
  staffToken.set('token');
  let reads = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    if (String(url).includes('vseGetAppSettings'))
      return Response.json({
        functionKey: 'key',
        groupIds: { Admin: '', Manager: '', Salesperson: '' },
      });
    reads += 1;
    // The list is read once; a later read does not come.
    if (reads > 2) return new Promise<Response>(() => {});
    return String(url).includes('page=2')
      ? Response.json({ items: [user('omar', 'Omar')] })
      : Response.json({ items: [user('ines', 'Ines')], nextPage: '2' });
  });
  const screen = await render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <People />
    </SWRConfig>,
  );
  const names = screen.getByTestId('names');
  await expect.element(names).toHaveTextContent('Ines,Omar');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(names).toHaveTextContent('Inés,Omar');
});
