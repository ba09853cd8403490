import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SignInError } from '../../lib/auth/sign-in-error.ts';
import { signInRequest } from '../../lib/auth/sign-in-request.ts';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { useWaiting } from './use-waiting.ts';

const renewed = vi.hoisted(() => vi.fn<(isForced: boolean) => Promise<string>>());
vi.mock('../../lib/auth/load-auth.ts', () => ({ loadAuth: async () => ({ token: renewed }) }));

const tokenUntil = (exp: number) =>
  `e30.${btoa(JSON.stringify({ sub: 'ines', oid: 'ines', exp }))}.signature`;

let asked = 0;
beforeEach(() => {
  asked = 0;
  signInRequest.set(null);
  renewed.mockReset();
  renewed.mockRejectedValue(new SignInError('asksPerson'));
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    if (!String(url).includes('vseGetDashboard')) return Response.json({ functionKey: 'key' });
    asked += 1;
    const todo = [{ name: 'expiringInvites', count: 3 }];
    return Response.json({ countedDate: new Date().toISOString(), tiles: [], todo });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

function Invites() {
  const waiting = useWaiting()('invites');
  return <p>{waiting ? `${waiting.count} wait` : 'Nothing waits'}</p>;
}
const open = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={['/users']}>
        <Invites />
      </MemoryRouter>
    </SWRConfig>,
  );

test('what waits is counted while the session lasts', async () => {
  // So little that the token is renewed, too.
  keepStaffToken(tokenUntil(Date.now() / 1000 + 60));
  const screen = await open();
  await expect.element(screen.getByText('3 wait')).toBeVisible();
  expect([asked, renewed.mock.calls.length]).toEqual([1, 1]);
});

test('when the session has ended, nothing is counted, renewed or asked of the person', async () => {
  keepStaffToken(tokenUntil(1));
  const screen = await open();
  await new Promise((resolve) => setTimeout(resolve, 2000));
  await expect.element(screen.getByText('Nothing waits')).toBeVisible();
  expect([asked, renewed.mock.calls.length, signInRequest.get()]).toEqual([0, 0, null]);
});
