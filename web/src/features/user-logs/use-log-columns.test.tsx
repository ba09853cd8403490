import { listUserSettings } from '@vse/domain/contract/calls';
import { MemoryRouter } from 'react-router';
import { SWRConfig, unstable_serialize } from 'swr';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { DataTable } from '../../ui/kit/data-table.tsx';
import { useLogColumns } from './use-log-columns.tsx';

const TOKEN = 'token';
beforeEach(() => {
  keepStaffToken(TOKEN);
  return dropStaffToken;
});

const LOGS = [
  { user_id: 'ana', totalCount: 1200, lastLoginTimestamp: 1_773_068_645 },
  { user_id: 'gone-person', totalCount: 1, lastLoginTimestamp: 1_773_068_645 },
];
const range = { from: '2026-03-01T00:00', to: '2026-03-31T23:59' };

function Logs({ userId }: { userId: string }) {
  const columns = useLogColumns({ userId, range });
  return (
    <DataTable caption="Logs" columns={columns} rows={LOGS} keyOf={({ user_id }) => user_id} />
  );
}

function open(userId = '') {
  const settings = { id: 'ana', email: 'ana@example.com', firstName: 'Ana', lastName: 'Silva' };
  const fallback = {
    [unstable_serialize([listUserSettings.name, 'all', TOKEN])]: { items: [settings], readAt: 0 },
  };
  return render(
    <SWRConfig value={{ provider: () => new Map(), fallback, revalidateIfStale: false }}>
      <MemoryRouter>
        <Logs userId={userId} />
      </MemoryRouter>
    </SWRConfig>,
  );
}

test('a person is shown by name, an unknown one by id, and the count links to the sign-ins of the same dates', async () => {
  const screen = await open();
  const known = screen.getByRole('row').nth(1);
  await expect.element(known.getByRole('rowheader')).toHaveTextContent('Ana Silva');
  await expect.element(known.getByText('ana@example.com')).toBeVisible();
  const link = screen.getByRole('link', { name: '1,200 sign-ins of Ana Silva' });
  await expect
    .element(link)
    .toHaveAttribute('href', '/?user=ana&from=2026-03-01T00%3A00&to=2026-03-31T23%3A59');
  await expect
    .element(screen.getByRole('row').nth(2).getByRole('rowheader'))
    .toHaveTextContent('gone-person');
});

test("one person's sign-ins have no count", async () => {
  const screen = await open('ana');
  await expect.element(screen.getByRole('columnheader').nth(2)).toHaveTextContent('Date');
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
});
