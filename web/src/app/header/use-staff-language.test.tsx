import type { Session } from '@vse/domain/records/users';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { INES } from '../../lib/auth/test-session.tsx';
import { staffToken } from '../../lib/auth/tokens.ts';
import { notifications } from '../../lib/notifications.ts';
import { forgetLanguage } from '../../lib/words/language-choice.ts';
import { showLanguage } from '../../lib/words/words.ts';
import { LanguageSelect } from './language-select.tsx';

const UNSAVED = 'vse.language.unsaved';

const ines = (language: string): Session => ({
  ...INES,
  kind: 'Admin',
  provider: null,
  language,
  settings: {
    id: 'ines',
    email: 'ines@aurum.example',
    firstName: 'Ines',
    lastName: 'Calder',
    provider: 'aurum',
    role: 'Admin',
    activeDirectoryMemberId: '',
    logo: '',
  },
});

/** The header's list on a page that has just been loaded. */
const open = (language: string) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <LanguageSelect session={ines(language)} />
    </SWRConfig>,
  );

/** Answers the session, and each save with `save`. Returns the languages that were sent. */
function answering(save: () => Response) {
  const sent: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (String(url).includes('vseGetAppSettings')) return Response.json({ functionKey: 'key' });
    if (!String(url).includes('vseUpdateUserSetting')) return Response.json(ines('en'));
    sent.push(JSON.parse(String(init?.body)).language);
    return save();
  });
  return sent;
}

/** Chooses without waiting for anything. */
function choose(screen: Awaited<ReturnType<typeof open>>, language: string) {
  const list = screen.getByRole('combobox').element();
  if (!(list instanceof HTMLSelectElement)) throw new Error('The list is missing');
  list.value = language;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

beforeEach(async () => {
  await showLanguage('en');
  staffToken.set('demo.Admin');
});
afterEach(() => {
  vi.restoreAllMocks();
  forgetLanguage();
  staffToken.set(null);
  notifications.set([]);
});

test('a choice is remembered before its words are loaded', async () => {
  answering(() => Response.json({}));
  const screen = await open('en');
  choose(screen, 'es');
  expect(sessionStorage.getItem(UNSAVED)).toBe('ines es');
  await expect.poll(() => sessionStorage.getItem(UNSAVED)).toBeNull();
});

test.each([
  ['is cut off', () => new Response('{"id":', { status: 200 })],
  ['is that the server is busy', () => new Response(null, { status: 503 })],
])('a choice is saved by the next page when the answer %s', async (_, answer) => {
  answering(answer);
  const screen = await open('en');
  choose(screen, 'es');
  await expect.poll(() => notifications.get()).toHaveLength(1);
  await screen.unmount();
  const sent = answering(() => Response.json({}));
  await open('en');
  await expect.poll(() => sent).toEqual(['es']);
  await expect.poll(() => sessionStorage.getItem(UNSAVED)).toBeNull();
});

test('a choice that the API refuses is not sent again', async () => {
  answering(() => new Response(null, { status: 400 }));
  const screen = await open('en');
  choose(screen, 'es');
  await expect.poll(() => notifications.get()).toHaveLength(1);
  await expect.poll(() => sessionStorage.getItem(UNSAVED)).toBeNull();
});

test('a choice that was saved just before a reload is shown after it', async () => {
  answering(() => Response.json({}));
  sessionStorage.setItem(UNSAVED, 'ines es');
  await open('es');
  await expect.poll(() => document.documentElement.lang).toBe('es');
});

test('the words of an earlier choice, which arrive late, do not start the next page', async () => {
  answering(() => Response.json({}));
  const screen = await open('en');
  choose(screen, 'de');
  choose(screen, 'en');
  await import('../../lib/words/respondents/de.json');
  await import('../../lib/words/office-words/de.ts');
  // The choice waited for the same words, and has acted on them a task later.
  await new Promise((resolve) => setTimeout(resolve));
  expect(localStorage.getItem('vse.language')).toBe('en');
});
