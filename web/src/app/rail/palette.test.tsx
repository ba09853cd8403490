import type { Session } from '@vse/domain/records/users';
import { type ReactNode, useState } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { INES, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { useLeaveGuard } from '../../lib/forms/use-leave-guard.ts';
import { sampleRow } from '../../lib/records/sample-row.ts';
import { LeaveModal } from '../../ui/kit/leave-modal.tsx';
import { FindButton } from './find-button.tsx';
import { PaletteOpener } from './palette-opener.tsx';

const ADMIN: Session = {
  ...INES,
  kind: 'Admin',
  name: 'Ines Calder',
};

const user = (id: string, firstName: string, lastName: string) => ({
  ...{ id, firstName, lastName, email: `${id}@aurum.example`, role: 'Admin' },
});
const invite = (id: string, name: string) => ({
  ...{
    id,
    name,
    email: `${id}@example.com`,
    salesperson: '',
    inviteDate: '2026-05-01T08:00:00.000Z',
  },
  ...{ responseDate: null, expiresDate: '2027-05-01T08:00:00.000Z', revokedDate: null },
});

/** More than one group shows. */
const FOG = Array.from({ length: 14 }, (_, index) =>
  sampleRow({ id: `f${index}`, name: `Fog ${index}`, sku: `F-${index}` }),
);
const NONE = { items: [], hasMore: false };
const LISTS: Record<string, unknown> = {
  vseListUserSettings: { items: [user('ines', 'Ines', 'Calder'), user('mara', 'Mara', 'Inn')] },
  vseListFragrancesExtended: {
    items: [
      sampleRow({ id: 'ink', name: 'Ink Well', sku: 'IW-1', publishState: 'Draft' }),
      sampleRow({ id: 'linen', name: 'Linen Sky', sku: 'LS-0511' }),
    ],
  },
  vseListQuestions: { items: [], orderEtag: '' },
  vseListAdjectives: { items: [] },
  vseListProviders: { items: [] },
  vseGetDashboard: { countedDate: '2026-05-01T08:00:00.000Z', tiles: [], todo: [] },
};

let asked: { name: string; body: string }[] = [];
let found: unknown;
let lists = LISTS;
/** Holds back what the server finds until it resolves. */
let wait: Promise<void> | undefined;

beforeEach(() => {
  keepStaffToken(TEST_TOKEN);
  asked = [];
  lists = LISTS;
  wait = undefined;
  found = {
    invites: { items: [invite('ingrid', 'Ingrid Haugen')], hasMore: true },
    quizResults: NONE,
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const name = /api\/(\w+)/.exec(String(url))?.[1] ?? '';
    if (name === 'vseGetAppSettings') return Response.json({ functionKey: 'key' });
    asked.push({ name, body: String(init?.body) });
    if (name !== 'vseFind') return Response.json(lists[name] ?? {});
    await wait;
    return found === 'fails' ? new Response('{}', { status: 400 }) : Response.json(found);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

const show = (session: Partial<Session> = {}, page?: ReactNode) =>
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <MemoryRouter initialEntries={['/dashboard']}>
        <FindButton />
        <PaletteOpener session={{ ...ADMIN, ...session }} />
        <Address />
        {page}
        <Link to="/users">Away</Link>
      </MemoryRouter>
    </SWRConfig>,
  );
type Screen = Awaited<ReturnType<typeof show>>;

async function open(session?: Partial<Session>) {
  const screen = await show(session);
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field(screen)).toHaveFocus();
  return screen;
}

const field = (screen: Screen) => screen.getByRole('combobox', { name: 'Find anything' });
const status = (screen: Screen) => screen.getByRole('dialog').getByRole('status');
const labels = (screen: Screen) =>
  screen
    .getByRole('option')
    .elements()
    .map((option) => option.querySelector('bdi')?.textContent ?? option.textContent);
const groupsOf = (screen: Screen) =>
  screen
    .getByRole('group')
    .elements()
    .map((group) => group.getAttribute('aria-label'));
const chosen = (screen: Screen) => {
  const id = field(screen).element().getAttribute('aria-activedescendant') ?? '';
  const option = document.getElementById(id);
  expect(option?.getAttribute('aria-selected')).toBe('true');
  return option?.querySelector('bdi')?.textContent ?? option?.textContent;
};

test('Ctrl K opens the palette and closes it, and the focus returns to what had it', async () => {
  const screen = await show();
  const button = screen.getByRole('button', { name: 'Find anything' });
  await button.click();
  await expect.element(field(screen)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  (screen.getByRole('link', { name: 'Away' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Meta>}k{/Meta}');
  await expect.element(field(screen)).toHaveFocus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'Away' })).toHaveFocus();
});

test('nothing is asked for before something is typed, then each list once and one search', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('option', { name: 'Begin a quiz' })).toBeVisible();
  expect(asked.filter(({ name }) => name !== 'vseGetDashboard')).toEqual([]);
  await userEvent.keyboard('in');
  await expect.element(screen.getByRole('option', { name: /Ingrid Haugen/ })).toBeVisible();
  await expect.element(status(screen)).toHaveTextContent('7 hits');
  expect(groupsOf(screen)).toEqual(['People', 'Invites', 'Fragrances', 'Screens', 'Actions']);
  expect(labels(screen)).toEqual([
    'Ines Calder',
    'Mara Inn',
    'Ingrid Haugen',
    'All',
    'Ink Well',
    'Invites',
    'Insight',
    'Invite someone…',
  ]);
  const searches = asked.filter(({ name }) => name === 'vseFind');
  expect(searches).toEqual([{ name: 'vseFind', body: '{"text":"in"}' }]);
  expect(asked.filter(({ name }) => name === 'vseListFragrancesExtended')).toHaveLength(1);
});

test('what the browser has read is found while the server still searches', async () => {
  let answer = () => {};
  wait = new Promise((resolve) => {
    answer = resolve;
  });
  const screen = await open();
  await userEvent.keyboard('in');
  await expect.element(screen.getByRole('option', { name: /Ink Well.*Draft/ })).toBeVisible();
  await expect.element(status(screen)).toHaveTextContent('Searching…');
  await userEvent.keyboard('{End}');
  await expect.poll(() => chosen(screen)).toBe('Invite someone…');
  answer();
  await expect.element(screen.getByRole('option', { name: /Ingrid Haugen/ })).toBeVisible();
  // Hits that come in do not move the choice.
  await expect.poll(() => chosen(screen)).toBe('Invite someone…');
});

test('the keyboard moves through hits and groups, and Enter opens the chosen one', async () => {
  const screen = await open();
  await userEvent.keyboard('in');
  await expect.element(status(screen)).toHaveTextContent('7 hits');
  await userEvent.keyboard('{Home}');
  await expect.poll(() => chosen(screen)).toBe('Ines Calder');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => chosen(screen)).toBe('Mara Inn');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => chosen(screen)).toBe('Ingrid Haugen');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => chosen(screen)).toBe('Ink Well');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.poll(() => chosen(screen)).toBe('Ingrid Haugen');
  await userEvent.keyboard('{Home}{ArrowUp}');
  await expect.poll(() => chosen(screen)).toBe('Invite someone…');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => chosen(screen)).toBe('Ines Calder');
  await expect.element(field(screen)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/users/ines');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('more letters choose the first hit again, also while the one chosen before still matches', async () => {
  const screen = await open();
  await userEvent.keyboard('i');
  await expect.poll(() => labels(screen)).toContain('Ink Well');
  await screen.getByRole('option', { name: /Ink Well/ }).hover();
  await expect.poll(() => chosen(screen)).toBe('Ink Well');
  await userEvent.keyboard('n');
  await expect.poll(() => chosen(screen)).toBe('Ines Calder');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/users/ines');
});

test('the link to all leads to the list that searches', async () => {
  const screen = await open();
  await userEvent.keyboard('ingrid');
  await screen.getByRole('option', { name: 'All' }).click();
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/invites?find=ingrid');
});

test('a Salesperson is offered no list that they may not open', async () => {
  const screen = await open({ kind: 'Salesperson' });
  await userEvent.keyboard('i');
  await expect.element(screen.getByRole('option', { name: /Ingrid Haugen/ })).toBeVisible();
  expect(labels(screen)).toEqual([
    'Ingrid Haugen',
    'All',
    'Inventory',
    'Invites',
    'Insight',
    'Invite someone…',
  ]);
  expect(asked.map(({ name }) => name).filter((name) => name.startsWith('vseList'))).toEqual([]);
});

test('a Manager without a provider searches no invites', async () => {
  const screen = await open({ kind: 'Manager', provider: null });
  await userEvent.keyboard('ink');
  await expect.element(screen.getByRole('option', { name: /Ink Well/ })).toBeVisible();
  await expect.element(status(screen)).toHaveTextContent('1 hit');
  expect(asked.map(({ name }) => name)).not.toContain('vseFind');
  expect(asked.map(({ name }) => name)).not.toContain('vseListUserSettings');
});

test('a failed search says so and keeps what the browser found', async () => {
  found = 'fails';
  const screen = await open();
  await userEvent.keyboard('in');
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Not everything could be searched. Please check your connection.');
  await expect.element(screen.getByRole('option', { name: /Ink Well/ })).toBeVisible();
});

test('a group shows twelve hits and leads to all', async () => {
  lists = { ...LISTS, vseListFragrancesExtended: { items: FOG } };
  found = { invites: NONE, quizResults: NONE };
  const screen = await open();
  await userEvent.keyboard('fog');
  await expect.element(screen.getByRole('option', { name: 'All 14' })).toBeVisible();
  expect(labels(screen).filter((label) => label?.startsWith('Fog'))).toHaveLength(12);
  await expect.element(status(screen)).toHaveTextContent('12 of 14');
});

test('where a kind has more hits than anybody counted, no total is said', async () => {
  lists = { ...LISTS, vseListFragrancesExtended: { items: FOG } };
  found = { invites: { items: [invite('fog', 'Fog Haugen')], hasMore: true }, quizResults: NONE };
  const screen = await open();
  await userEvent.keyboard('fog');
  await expect.poll(() => labels(screen)).toContain('Fog Haugen');
  // Other sources answer later.
  await expect.element(status(screen)).toHaveTextContent('13 hits');
});

test('hits say who sent an invite, by name where it may be seen', async () => {
  const [known, unknown] = [invite('known', 'Ingrid Known'), invite('unknown', 'Ingrid Unknown')];
  const items = [
    { ...known, salesperson: 'Mara@aurum.example' },
    { ...unknown, salesperson: 'x@verdier.example' },
  ];
  const result = { id: 'r1', name: 'Inn', email: '' };
  const dates = { quizStartDate: '2026-05-01T08:00:00.000Z', quizCompleteDate: null };
  found = {
    invites: { items, hasMore: false },
    quizResults: { items: [{ ...result, ...dates }], hasMore: false },
  };
  const screen = await open();
  await userEvent.keyboard('in');
  for (const text of [
    /^Ingrid Known.*Invited by .?Mara Inn/,
    /^Ingrid Unknown.*Invited by .?x@verdier\.example/,
    /^Inn.*Begun May 1, 2026/,
  ])
    await expect.element(screen.getByRole('option', { name: text })).toBeVisible();
});

function Edited() {
  const [text, setText] = useState('');
  const guard = useLeaveGuard(text !== '');
  return (
    <>
      <input aria-label="Title" value={text} onChange={(event) => setText(event.target.value)} />
      <LeaveModal guard={guard} />
    </>
  );
}

test('a hit over unsaved changes asks before it is opened, and staying keeps what was typed', async () => {
  const screen = await show({}, <Edited />);
  await screen.getByLabelText('Title').fill('Half a title');
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field(screen)).toHaveFocus();
  await userEvent.keyboard('mara');
  await expect.poll(() => labels(screen)).toContain('Mara Inn');
  await userEvent.keyboard('{Home}{Enter}');
  const question = screen.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/dashboard');
  expect(screen.getByLabelText('Title').element()).toHaveProperty('value', 'Half a title');
  await expect.element(field(screen)).toHaveValue('mara');
  (field(screen).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/users/mara');
});

test('text that nothing matches says so', async () => {
  found = { invites: NONE, quizResults: NONE };
  const screen = await open();
  await userEvent.keyboard('zzz');
  await expect.element(status(screen)).toHaveTextContent('Nothing found.');
  await userEvent.keyboard('{Enter}{ArrowDown}');
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/dashboard');
});

test('what is found in the catalogue stands in the order of Jump to.., after people', async () => {
  const published = { publishState: 'Published', type: 'SingleSelect', sortOrder: 1 };
  lists = {
    ...LISTS,
    vseListUserSettings: { items: [user('mara', 'Mara', 'Oakley')] },
    vseListFragrancesExtended: { items: [sampleRow({ id: 'oak', name: 'Oak Room', sku: 'OR-1' })] },
    vseListQuestions: {
      items: [{ id: 'q', questionText: 'Oak or cedar?', ...published }],
      orderEtag: '',
    },
    vseListAdjectives: { items: [{ id: 'oaky', name: 'oaky' }] },
    vseListProviders: { items: [{ id: 'oak', name: 'Oak House' }] },
  };
  found = { invites: NONE, quizResults: NONE };
  const screen = await open();
  await userEvent.keyboard('oak');
  await expect
    .poll(() => groupsOf(screen))
    .toEqual(['People', 'Fragrances', 'Questions', 'Adjectives', 'Providers']);
});
