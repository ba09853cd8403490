import type { Session } from '@vse/domain/records/users';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { INES, SignedIn } from '../../lib/auth/test-session.tsx';
import { showLanguage, useLanguage } from '../../lib/words/words.ts';
import { useStaffLanguage } from './use-staff-language.ts';

const SETTINGS: NonNullable<Session['settings']> = {
  id: 'ines',
  email: 'ines@aurum.example',
  firstName: 'Ines',
  lastName: 'Lang',
  provider: 'aurum',
  role: 'Salesperson',
  activeDirectoryMemberId: 'ines',
  logo: '',
};

function Header({ session }: { session: Session }) {
  useStaffLanguage(session);
  return <p data-testid="language">{useLanguage()}</p>;
}

const open = () =>
  render(
    <SignedIn session={{}}>
      <Header
        session={{
          ...INES,
          email: SETTINGS.email,
          name: 'Ines Lang',
          provider: null,
          language: 'de',
          settings: SETTINGS,
        }}
      />
    </SignedIn>,
  );

afterEach(async () => {
  localStorage.removeItem('vse.language');
  sessionStorage.removeItem('vse.lang');
  await showLanguage('en');
});

test('the saved language of staff is shown', async () => {
  const screen = await open();
  await expect.element(screen.getByTestId('language')).toHaveTextContent('de');
});

test('a language in the address stays, whatever is saved', async () => {
  sessionStorage.setItem('vse.lang', 'fr');
  await showLanguage('fr');
  const screen = await open();
  await expect.element(screen.getByTestId('language')).toHaveTextContent('fr');
  // The saved language is loaded by the test before this one, so that it would be shown by now.
  await showLanguage('fr');
  await expect.element(screen.getByTestId('language')).toHaveTextContent('fr');
  expect(sessionStorage.getItem('vse.lang')).toBe('fr');
});
