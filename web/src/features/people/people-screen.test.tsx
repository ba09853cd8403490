import type { PersonFound, PersonKept } from '@vse/domain/records/people';
import type { Session } from '@vse/domain/records/users';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { PeopleScreen } from './people-screen.tsx';

const found = (address: string, more: Partial<PersonFound>): PersonFound => ({
  ...{ address, names: ['Ana Silva'], isUser: false, invites: 0, results: 0 },
  ...more,
});
const PEOPLE = [
  found('ana@first.example', { isUser: true, invites: 2 }),
  found('ana@second.example', { invites: 1, results: 1 }),
];
const KEPT: PersonKept = {
  ...{ address: 'ana@first.example', names: ['Ana Silva'], isUser: true, namesakes: 1, audit: 12 },
  places: [
    { place: 'users', count: 1 },
    { place: 'invites', count: 2 },
    { place: 'changes', count: 1200 },
  ],
  mentions: [
    { kind: 'fragrances', id: 'sea', field: 'longDescription', text: 'Made by Ana Silva' },
    { kind: 'history', id: 'then', field: 'state', text: 'By Ana Silva' },
  ],
  ...{ hasMoreMentions: false, unreadable: 0, isBeingErased: false },
};

/** What the calls answer; a number is a status. Failures of the connection are 0. */
let answers: Record<string, unknown>;
let asked: string[];
beforeEach(async () => {
  await page.viewport(1280, 800);
  keepStaffToken(TEST_TOKEN);
  asked = [];
  answers = {
    vseFindPeople: { items: PEOPLE, hasMore: false },
    vseGetPerson: KEPT,
    vseExportPerson: { ...KEPT, date: '2026-11-24T10:00:00.000Z', places: [], audit: [] },
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const [, name = ''] = /\/api\/(\w+)/.exec(String(url)) ?? [];
    if (name === 'vseGetAppSettings') return Response.json({ functionKey: 'key' });
    asked.push(`${String(url).split('/').at(-1)} ${String(init?.body)}`);
    const isOfTexts = String(init?.body).includes('"texts":true');
    const answer = isOfTexts && 'texts' in answers ? await answers.texts : answers[name];
    if (answer === 0) throw new TypeError('Failed to fetch');
    return typeof answer === 'number'
      ? Response.json({}, { status: answer })
      : Response.json(answer ?? {});
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

const open = (kind: Session['kind'] = 'Admin') =>
  render(
    <SignedIn session={{ kind }} address="/people">
      <main tabIndex={-1}>
        <PeopleScreen />
      </main>
    </SignedIn>,
  );
async function find(text: string) {
  await page.getByLabelText('Name or e-mail address').fill(text);
  await userEvent.keyboard('{Enter}');
}
async function choose(address: string) {
  await find('ana');
  await page.getByRole('button', { name: address }).click();
}
const rows = (name: string) =>
  [...page.getByRole('table', { name }).getByRole('row').elements()].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => {
      for (const label of cell.querySelectorAll('[aria-hidden]')) label.remove();
      return cell.textContent;
    }),
  );

test('namesakes are found with their addresses, which stand in no address of a request', async () => {
  await open();
  await find('ana sil');
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(rows('Personal data').slice(1)).toEqual([
    ['ana@first.example', 'Ana Silva', 'User, 2 invites'],
    ['ana@second.example', 'Ana Silva', '1 invite, 1 result'],
  ]);
  expect(asked).toEqual(['vseFindPeople {"text":"ana sil"}']);
  // With the keys that every list has.
  (page.getByRole('button', { name: 'ana@first.example' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('button', { name: 'ana@second.example' })).toHaveFocus();
});

test('all that is kept about the chosen address is shown by place, with what an erasure does', async () => {
  await open();
  await choose('ana@first.example');
  const heading = page.getByRole('heading', { name: 'ana@first.example' });
  await expect.element(heading).toHaveFocus();
  expect(rows('What is kept').slice(1)).toEqual([
    ['User settings', '1', 'Goes'],
    ['Invites', '2', 'Goes or becomes anonymous, as you choose'],
    ['Records that they saved', '1,200', 'Says “Former colleague” instead'],
    ['Entries of the audit log', '12', 'Stays'],
  ]);
  await expect.element(page.getByText(/Another user has the same name/)).toBeVisible();
  expect(asked.slice(-2)).toEqual([
    'vseGetPerson {"address":"ana@first.example"}',
    'vseGetPerson {"address":"ana@first.example","texts":true}',
  ]);
});

test('a long address breaks after its @ and its dots in all titles of a phone', async () => {
  await page.viewport(360, 740);
  const address = 'maria.fernanda@mail.verdier.example';
  answers.vseGetPerson = { ...KEPT, address };
  await open();
  await choose('ana@first.example');
  await page.getByRole('button', { name: 'Erase' }).click();
  const titles = [
    page.getByRole('heading', { name: `Erase everything about ${address}?`, exact: true }),
    page.getByRole('heading', { name: address, exact: true, includeHidden: true }),
  ];
  for (const title of titles) {
    await expect.element(title).toBeInTheDocument();
    const parts = title
      .element()
      .innerHTML.replaceAll(/<\/?span>/g, '')
      .split('<wbr>');
    expect(parts.map((part) => part.replace(/^.* /, ''))).toEqual([
      ...['maria.', 'fernanda@', 'mail.', 'verdier.'],
      expect.stringMatching(/^example/),
    ]);
  }
});

test('texts that may name the person are listed, with the pages on which they can be changed', async () => {
  await open();
  await choose('ana@first.example');
  await expect.element(page.getByText('Made by Ana Silva')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Fragrance' }))
    .toHaveAttribute('href', '/fragrances/sea');
  expect(page.getByRole('table').getByRole('link').elements()).toHaveLength(1);
});

test('what is kept is shown while the texts are looked for, and stays when they cannot be read', async () => {
  const texts = Promise.withResolvers<unknown>();
  answers.texts = texts.promise;
  await open();
  await choose('ana@first.example');
  await expect.element(page.getByText('User settings')).toBeVisible();
  await expect.element(page.getByText(/Looking everywhere/)).toBeVisible();
  await expect.element(page.getByText('Made by Ana Silva')).not.toBeInTheDocument();
  texts.resolve(500);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByText(/Looking everywhere/)).not.toBeInTheDocument();
  await expect.element(page.getByText('User settings')).toBeVisible();
});

test('records that could not be read are counted, and nothing is not said to be everything', async () => {
  answers.vseGetPerson = {
    ...KEPT,
    places: [],
    audit: 0,
    mentions: [],
    namesakes: 0,
    unreadable: 2,
  };
  await open();
  await choose('ana@first.example');
  await expect.element(page.getByText(/^2 records that may be about this person/)).toBeVisible();
  await expect.element(page.getByText(/Nothing is kept/)).not.toBeInTheDocument();
});

test('the way back leads to the people who were found', async () => {
  await open();
  await choose('ana@first.example');
  await page.getByRole('link', { name: 'Personal data' }).click();
  await expect.element(page.getByRole('button', { name: 'ana@second.example' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Personal data' })).toHaveFocus();
});

test('an address in no list can be looked up, and nothing kept is said so', async () => {
  answers.vseFindPeople = { items: [], hasMore: false };
  answers.vseGetPerson = { ...KEPT, places: [], audit: 0, mentions: [], namesakes: 0, names: [] };
  await open();
  await find('ben@example.com');
  await expect.element(page.getByText('Nobody was found')).toBeVisible();
  await page.getByRole('button', { name: 'Look up ben@example.com' }).click();
  await expect.element(page.getByText('Nothing is kept about this address')).toBeVisible();
  expect(asked).toContain('vseGetPerson {"address":"ben@example.com"}');
});

test('an erased person is in no list that was found before', async () => {
  answers.vseErasePerson = { erasure: 'one', isDone: true, done: 16, of: 16, places: [] };
  await open();
  await choose('ana@first.example');
  await page.getByRole('button', { name: 'Erase' }).click();
  answers.vseFindPeople = { items: PEOPLE.slice(1), hasMore: false };
  answers.vseGetPerson = { ...KEPT, places: [], audit: 0, mentions: [], namesakes: 0 };
  await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
  await expect.element(page.getByText('Nothing was left to erase.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(page.getByText('Nothing is kept about this address')).toBeVisible();
  await page.getByRole('link', { name: 'Personal data' }).click();
  await expect.element(page.getByRole('button', { name: 'ana@second.example' })).toBeVisible();
  expect(page.getByRole('button', { name: 'ana@first.example' }).elements()).toEqual([]);
});

test('a download is a ZIP whose name does not say whose data it is', async () => {
  const saved: string[] = [];
  const made = vi.spyOn(URL, 'createObjectURL');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  await open();
  await choose('ana@first.example');
  await page.getByRole('button', { name: 'Download' }).click();
  await expect
    .poll(() => saved)
    .toEqual([expect.stringMatching(/^VsePersonalData-[\d-]{10}\.zip$/)]);
  expect(made.mock.calls.at(-1)?.[0]).toMatchObject({ type: 'application/zip' });
  answers.vseExportPerson = 500;
  await page.getByRole('button', { name: 'Download' }).click();
  await expect.element(page.getByRole('dialog', { name: 'The download failed' })).toBeVisible();
  expect(saved).toHaveLength(1);
});

test.each([
  [0, /server cannot be reached|connection/i],
  [500, /unexpected|went wrong/i],
])('a search that fails (%s) says why, and can be tried again', async (status, reason) => {
  answers.vseFindPeople = status;
  await open();
  await find('ana');
  await expect.element(page.getByRole('alert').getByText(reason)).toBeVisible();
  answers.vseFindPeople = { items: PEOPLE, hasMore: true };
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('button', { name: 'ana@first.example' })).toBeVisible();
  await expect
    .element(page.getByText(/There is more than is listed and counted here/))
    .toBeVisible();
});

test('a Manager is denied, and nothing is asked', async () => {
  await open('Manager');
  await expect.element(page.getByRole('heading')).toBeVisible();
  await expect.element(page.getByLabelText('Name or e-mail address')).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});
