import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useSession } from './session.ts';
import { signIn } from './sign-in.ts';
import { dropStaffToken } from './tokens.ts';

afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

function Name() {
  const state = useSession();
  return (
    <p data-testid="name">{state.status === 'signedIn' ? state.session.name : state.status}</p>
  );
}

test('signing in asks for the session once', async () => {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    asked.push(String(url));
    return String(url).includes('vseGetAppSettings')
      ? Response.json({ functionKey: 'key' })
      : Response.json({ name: 'Ines', logId: 'ines' });
  });
  const screen = await render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Name />
    </SWRConfig>,
  );
  await expect.element(screen.getByTestId('name')).toHaveTextContent('signedOut');
  expect(await signIn('token')).toEqual({});
  await expect.element(screen.getByTestId('name')).toHaveTextContent('Ines');
  expect(asked.filter((url) => url.includes('vseGetSession'))).toHaveLength(1);
});
