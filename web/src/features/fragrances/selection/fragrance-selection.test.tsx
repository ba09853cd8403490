import {
  createChangeSet,
  deleteFragrance,
  getChangeSet,
  listFragrances,
  listProviders,
  undoChangeSet,
} from '@vse/domain/contract/calls';
import type { ChangeSet } from '@vse/domain/records/change-sets';
import type { FragranceRow } from '@vse/domain/records/fragrances';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../../lib/auth/tokens.ts';
import { notifications } from '../../../lib/notifications.ts';
import { sampleRow } from '../../../lib/records/sample-row.ts';
import { Toasts } from '../../../ui/kit/toasts.tsx';
import { FragrancesScreen } from '../fragrances-screen.tsx';

const SET: ChangeSet = {
  ...{ id: 'set', kind: 'fragrance', by: 'Ana', date: '2026-11-24T10:00:00.000Z' },
  ...{ state: 'done', total: 2, written: 2, left: [], leftCount: 0, fields: [] },
  ...{ undoes: null, undoneBy: null, undoableUntil: '2026-12-01T10:00:00.000Z' },
};
const HINT = 'Select fragrances to publish, stock or delete several at once.';
const PINE = { id: 'pine', name: 'Pine', code: 'CHANGED_MEANWHILE' };
const PROVIDERS = [
  { id: 'aurum', name: 'Aurum', etag: 'a1', fragrances: [{ id: 'oak' }, { id: 'rose' }] },
  { id: 'verdier', name: 'Verdier', etag: 'v1', fragrances: [{ id: 'oak' }] },
  { id: 'full', name: 'Full House', etag: 'f1', fragrances: [{ id: 'oak' }, { id: 'pine' }] },
];

let rows: FragranceRow[];
/** What was sent, by the name of the call. */
let sent: Record<string, unknown[]>;
/** The answers to calls that write. A Response fails the call; a change of the stored rows comes with a function. */
let answers: Record<string, (input: never) => object | Response | Promise<Response>>;

beforeEach(async () => {
  keepStaffToken(TEST_TOKEN);
  await page.viewport(1280, 800);
  rows = [
    sampleRow({ id: 'oak', name: 'Oak', sku: 'O', etag: 'o1' }),
    sampleRow({ id: 'pine', name: 'Pine', sku: 'P', etag: 'p1', publishState: 'Draft' }),
    sampleRow({ id: 'rose', name: 'Rose', sku: 'R', etag: 'r1', publishState: 'Draft' }),
  ];
  sent = {};
  answers = {};
});
afterEach(() => {
  vi.restoreAllMocks();
  notifications.set([]);
  dropStaffToken();
});

async function answerTo(name: string, input: unknown): Promise<Response> {
  const answer = await answers[name]?.(input as never);
  if (answer instanceof Response) return answer;
  if (name === createChangeSet.name || name === getChangeSet.name || name === undoChangeSet.name)
    return Response.json({ ...SET, ...answer });
  if (name === listFragrances.name) return Response.json({ items: rows });
  if (name === listProviders.name) return Response.json({ items: PROVIDERS });
  return Response.json(answer ?? { functionKey: 'key', items: [] });
}

async function open(address = '/fragrances') {
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const [, name = ''] = /\/api\/(\w+)/.exec(String(url)) ?? [];
    const input = init?.body ? JSON.parse(String(init.body)) : '';
    sent[name] = [...(sent[name] ?? []), input];
    return answerTo(name, input);
  });
  const screen = await render(
    <SignedIn session={{ kind: 'Manager' }} address={address}>
      <Toasts />
      <main>
        <FragrancesScreen />
      </main>
    </SignedIn>,
  );
  await expect.element(page.getByRole('rowheader').first()).toBeVisible();
  return screen;
}

const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const choose = async (...names: string[]) => {
  for (const name of names) await box(name).click();
};
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
const bar = () => page.getByRole('region', { name: 'Selected fragrances' });
const button = (name: string) => bar().getByRole('button', { name, exact: true });
const actions = () =>
  bar()
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);
const texts = () => notifications.get().map(({ text }) => text.replace(/[\u2066-\u2069]/g, ''));
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const refusal = (...issues: [code: string, field: string | null][]) =>
  Response.json(
    { issues: issues.map(([code, field]) => ({ code, field, message: code, params: [] })) },
    { status: 400 },
  );
const stored = (publishState: FragranceRow['publishState'], ...ids: string[]) => {
  rows = rows.map((row) =>
    ids.includes(row.id) ? { ...row, publishState, etag: `${row.etag}+` } : row,
  );
  return {};
};
const published = { [createChangeSet.name]: () => stored('Published', 'pine', 'rose') };

test('the bar says what selecting is for, and then what is selected and what that allows', async () => {
  await open();
  await expect.element(bar().getByRole('status')).toHaveTextContent(HINT);
  expect(actions()).toEqual([]);
  await choose('Pine');
  await expect.element(bar().getByRole('status')).toHaveTextContent('1 selected');
  await expect
    .poll(actions)
    .toEqual(['Publish', 'Add to inventory', 'Delete', 'Select all 3', 'Clear']);
  await choose('Oak');
  await expect.element(bar().getByText('Published already: 1 of 2')).toBeVisible();
  await expect.element(button('Set to Draft')).toBeVisible();
  await choose('Pine');
  await expect
    .poll(actions)
    .toEqual(['Set to Draft', 'Add to inventory', 'Delete', 'Select all 3', 'Clear']);
  await button('Clear').click();
  await expect.element(bar().getByRole('status')).toHaveTextContent(HINT);
  await expect.element(bar()).toHaveFocus();
});

test('Escape clears the selection from a row and from the bar, but not from a dialog', async () => {
  await open();
  await choose('Oak', 'Pine');
  await userEvent.keyboard('{Escape}');
  await expect.element(bar().getByRole('status')).toHaveTextContent(HINT);
  await expect.element(box('Pine')).toHaveFocus();
  await choose('Oak');
  await button('Delete').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(bar().getByRole('status')).toHaveTextContent('1 selected');
  await expect.element(button('Delete')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(bar().getByRole('status')).toHaveTextContent(HINT);
  await expect.element(bar()).toHaveFocus();
});

test('Escape clears many selected rows too, which a notification selects again; fewer are only cleared', async () => {
  rows = Array.from({ length: 60 }, (_, at) =>
    sampleRow({ id: `oak-${at}`, name: `Oak ${at + 10}`, sku: 'O', etag: 'o1' }),
  );
  await open();
  await choose('Oak 10');
  await button('Select all 60').click();
  await choose('Oak 10');
  await userEvent.keyboard('{Escape}');
  await expect.element(bar().getByRole('status')).toHaveTextContent(HINT);
  expect(texts()).toEqual(['59 are no longer selected.']);
  await press('Select again');
  await expect.element(bar().getByRole('status')).toHaveTextContent('59 selected');
  await expect.element(box('Oak 10')).not.toBeChecked();
  await expect.poll(texts).toEqual([]);
  for (let at = 10; at < 20; at++) await choose(`Oak ${at + 1}`);
  await expect.element(bar().getByRole('status')).toHaveTextContent('49 selected');
  await userEvent.keyboard('{Escape}');
  await expect.element(bar().getByRole('status')).toHaveTextContent(HINT);
  expect(texts()).toEqual([]);
});

test('on a phone the actions cover no row once the page is scrolled to its end', async () => {
  await page.viewport(360, 640);
  await open();
  await choose('Oak', 'Pine');
  await expect.element(button('Delete')).toBeVisible();
  window.scrollTo(0, document.documentElement.scrollHeight);
  const last = rowOf('Rose').element().getBoundingClientRect();
  const actions = button('Delete').element().parentElement?.getBoundingClientRect();
  expect(last.bottom).toBeLessThanOrEqual(actions?.top ?? 0);
  expect(actions?.right).toBeLessThanOrEqual(360);
});

test('on a phone the heads that unfold with the filters begin below what the bar says', async () => {
  await page.viewport(360, 640);
  await open();
  await press('Filters');
  await expect.element(page.getByRole('combobox', { name: 'Family' })).toBeVisible();
  const hint = bar().getByText(HINT).element().getBoundingClientRect();
  const head = page.getByRole('button', { name: 'Collection' }).element().getBoundingClientRect();
  expect(head.top).toBeGreaterThanOrEqual(hint.bottom);
});

test('the rows stay where they are when the bar is needed', async () => {
  await open();
  const top = () => box('Oak').element().getBoundingClientRect().top;
  const before = top();
  await choose('Oak', 'Pine');
  await expect.element(button('Delete')).toBeVisible();
  expect(top()).toBe(before);
});

test('all that match are selected at once, and stay selected when the search changes', async () => {
  await open('/fragrances?status=Draft');
  await expect.element(box('Oak')).not.toBeInTheDocument();
  await choose('Pine');
  await button('Select all 2').click();
  await expect.element(bar().getByRole('status')).toHaveTextContent('2 selected');
  await page.getByRole('searchbox').fill('oak');
  await expect.element(page.getByText('Nothing matches “oak”.')).toBeVisible();
  await expect.element(bar().getByRole('status')).toHaveTextContent('2 selected');
});

test('only Drafts are published, with the state that was seen, and the rows say so', async () => {
  answers = published;
  await open();
  await choose('Oak', 'Pine', 'Rose');
  await button('Publish').click();
  await expect.poll(texts).toEqual(['2 fragrances are published.']);
  expect(sent[createChangeSet.name]).toEqual([
    {
      fragrances: [
        {
          fields: { publishState: 'Published' },
          records: [
            { id: 'pine', etag: 'p1' },
            { id: 'rose', etag: 'r1' },
          ],
        },
      ],
      requestId: expect.any(String),
    },
  ]);
  await expect.element(rowOf('Pine').getByText('Published just now')).toBeVisible();
  await expect.element(rowOf('Oak').getByText('Published', { exact: true }).last()).toBeVisible();
  await expect.element(bar().getByRole('status')).toHaveTextContent(HINT);
  // The button that was pressed is gone.
  await expect.element(button('Publish')).not.toBeInTheDocument();
  await expect.element(bar()).toHaveFocus();
});

test('what was published can be set to Draft right after, from its new state', async () => {
  answers = published;
  await open();
  await choose('Pine', 'Rose');
  await button('Publish').click();
  await expect.element(rowOf('Rose').getByText('Published just now')).toBeVisible();
  await choose('Pine', 'Rose');
  await button('Set to Draft').click();
  await expect.poll(() => sent[createChangeSet.name]?.length).toBe(2);
  expect(sent[createChangeSet.name]?.[1]).toMatchObject({
    fragrances: [
      {
        fields: { publishState: 'Draft' },
        records: [
          { id: 'pine', etag: 'p1+' },
          { id: 'rose', etag: 'r1+' },
        ],
      },
    ],
  });
});

test('a second press while it runs changes nothing twice, and the bar says how far it is', async () => {
  let isDone = false;
  answers = {
    [createChangeSet.name]: () => ({ state: 'writing', written: 0, total: 250 }),
    [getChangeSet.name]: () =>
      isDone ? { written: 250, total: 250 } : { state: 'writing', written: 40, total: 250 },
  };
  await open();
  await choose('Pine', 'Rose');
  const publish = button('Publish');
  await expect.element(publish).toBeVisible();
  const pressed = publish.element() as HTMLElement;
  // The second one before the first has rendered, the third one after it.
  pressed.click();
  pressed.click();
  await publish.click({ force: true });
  await expect.element(page.getByText('40 of 250')).toBeVisible();
  await expect.element(publish).toHaveAttribute('aria-disabled', 'true');
  isDone = true;
  await expect.poll(texts).toEqual(['250 fragrances are published.']);
  expect(sent[createChangeSet.name]).toHaveLength(1);
});

test('a change whose person has left the list is still reported', async () => {
  let answer = (_: Response) => {};
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  answers = { [createChangeSet.name]: () => late };
  const screen = await open();
  await choose('Pine');
  await button('Publish').click();
  await screen.unmount();
  answer(Response.json({ ...SET, written: 1 }));
  await expect.poll(texts).toEqual(['1 fragrance is published.']);
});

test('publishing is undone from its notification, and the row says Draft again', async () => {
  answers = {
    ...published,
    [undoChangeSet.name]: () => ({ ...stored('Draft', 'pine', 'rose'), id: 'undo', undoes: 'set' }),
  };
  await open();
  await choose('Pine', 'Rose');
  await button('Publish').click();
  await press('Undo');
  await expect.poll(texts).toEqual(['Undone: 2 records are as before.']);
  expect(sent[undoChangeSet.name]).toEqual([{ id: 'set', requestId: expect.any(String) }]);
  await expect.element(rowOf('Pine').getByText('Draft', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Published just now')).not.toBeInTheDocument();
});

test('an undo names the records that it left as they are, and stays to be read', async () => {
  answers = {
    ...published,
    [undoChangeSet.name]: () => ({ written: 1, left: [PINE], leftCount: 13 }),
  };
  await open();
  await choose('Pine', 'Rose');
  await button('Publish').click();
  await press('Undo');
  await expect
    .poll(texts)
    .toEqual([
      'Undone: 1 record is as before. Left as they are, because they were changed or deleted since: Pine and 12 more.',
    ]);
  expect(notifications.get()[0]?.isError).toBe(true);
});

test('an undo that is refused says why', async () => {
  answers = {
    ...published,
    [undoChangeSet.name]: () =>
      Response.json(
        { issues: [{ code: 'CHANGE_SET_UNDONE', message: '', field: null, params: [] }] },
        { status: 409 },
      ),
  };
  await open();
  await choose('Pine', 'Rose');
  await button('Publish').click();
  await press('Undo');
  await expect.poll(texts).toEqual(['“Undo” failed: These changes have been undone already.']);
});

test('a change that could not be completed says why, and offers no undo', async () => {
  answers = {
    [createChangeSet.name]: () => ({ state: 'undone', written: 0, left: [PINE], leftCount: 1 }),
  };
  await open();
  await choose('Pine');
  await button('Publish').click();
  await expect
    .poll(texts)
    .toEqual([
      'Nothing was changed. Pine: Someone else changed this meanwhile. Please reload and try again.',
    ]);
  expect(page.getByRole('button', { name: 'Undo' }).elements()).toHaveLength(0);
});

test('a change that was stopped says how many records have it, and offers to undo them', async () => {
  const stopped = { state: 'failed', total: 2, written: 1 };
  answers = {
    [createChangeSet.name]: () => ({ ...stopped, undoableUntil: '2026-12-01T10:00:00.000Z' }),
    [undoChangeSet.name]: () => stopped,
  };
  await open();
  await choose('Pine', 'Rose');
  await button('Publish').click();
  const text = 'This was stopped: 1 of 2 records are changed.';
  await expect.poll(texts).toEqual([text]);
  expect(notifications.get()[0]?.isError).toBe(true);
  expect(notifications.get()[0]?.action?.label).toBe('Undo');
  const stoppedFirst = notifications.get()[0];
  await stoppedFirst?.action?.run();
  // The undo was stopped as well: its notification takes the place of the first.
  expect(texts()).toEqual([text]);
  expect(notifications.get()[0]?.id).not.toBe(stoppedFirst?.id);
});

test('a conflict names its records, reads the list again and keeps the selection', async () => {
  answers = {
    [createChangeSet.name]: () =>
      refusal(['CHANGED_MEANWHILE', 'pine'], ['CHANGED_MEANWHILE', 'rose']),
  };
  await open();
  await choose('Pine', 'Rose');
  const reads = sent[listFragrances.name]?.length ?? 0;
  await button('Publish').click();
  await expect
    .poll(texts)
    .toEqual([
      '“Publish” failed: Pine and Rose: Someone else changed this meanwhile. Please reload and try again.',
    ]);
  await expect.poll(() => sent[listFragrances.name]?.length).toBeGreaterThan(reads);
  await expect.element(bar().getByRole('status')).toHaveTextContent('2 selected');
  // Trying the same again would be refused again.
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(0);
});

test('without a connection the selection stays, and Try again sends the same request', async () => {
  let isOffline = true;
  answers = {
    [createChangeSet.name]: () =>
      isOffline ? Promise.reject(new TypeError('offline')) : stored('Published', 'pine', 'rose'),
  };
  await open();
  await choose('Pine', 'Rose');
  await button('Publish').click();
  await expect.poll(texts).toEqual([expect.stringContaining('“Publish” failed: We cannot reach')]);
  await expect.element(bar().getByRole('status')).toHaveTextContent('2 selected');
  isOffline = false;
  await press('Try again');
  await expect.poll(texts).toEqual(['2 fragrances are published.']);
  const [first, second] = sent[createChangeSet.name] ?? [];
  expect(second).toEqual(first);
});

test('more than 5,000 are refused before anything is sent', async () => {
  const many = Array.from({ length: 5001 }, (_, at) =>
    sampleRow({ id: `f${at}`, name: `F ${at}`, sku: `${at}`, publishState: 'Draft' }),
  );
  rows = [...rows, ...many];
  await open('/fragrances?status=Draft&find=F');
  await expect.element(box('F 1')).toBeVisible();
  await choose('F 1');
  await button('Select all 5,001').click();
  await button('Publish').click();
  await expect.poll(texts).toEqual(['At most 5,000 records can be changed together.']);
  expect(sent[createChangeSet.name]).toBeUndefined();
});

test('fragrances come into several inventories at once; one that has all of them is not offered', async () => {
  await open();
  await choose('Oak', 'Pine');
  await button('Add to inventory').click();
  const dialog = page.getByRole('dialog', { name: 'Add 2 fragrances to inventories' });
  await expect.element(dialog.getByLabelText('Full House')).toBeDisabled();
  await expect.element(dialog.getByText('Has 2 of 2')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(dialog.getByText('Select at least one inventory.')).toBeVisible();
  await dialog.getByLabelText('Aurum').click();
  await dialog.getByLabelText('Verdier').click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.poll(texts).toEqual(['2 fragrances are in the inventory of Aurum and Verdier.']);
  expect(sent[createChangeSet.name]).toEqual([
    {
      providers: [
        {
          fields: { add: ['oak', 'pine'] },
          records: [
            { id: 'aurum', etag: 'a1' },
            { id: 'verdier', etag: 'v1' },
          ],
        },
      ],
      requestId: expect.any(String),
    },
  ]);
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
});

/** Selects all three, and confirms that they are deleted. */
async function deleteAll() {
  const screen = await open();
  await choose('Oak', 'Pine', 'Rose');
  await button('Delete').click();
  await press('Delete 3 fragrances');
  return screen;
}
const gone = (id: string) => {
  rows = rows.filter((row) => row.id !== id);
  return {};
};

test('deleting names the fragrances and what follows, and deletes nothing when it is canceled', async () => {
  await open();
  await choose('Oak', 'Rose');
  await button('Delete').click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 fragrances?' });
  await expect.element(dialog).toBeVisible();
  const text = dialog.element().querySelector('p')?.textContent;
  expect(text?.replace(/[\u2066-\u2069]/g, '')).toBe(
    'Oak and Rose are no longer recommended and leave every inventory. Past results keep them. This action is IRREVERSIBLE.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent[deleteFragrance.name]).toBeUndefined();
  await expect.element(bar().getByRole('status')).toHaveTextContent('2 selected');
});

test('each is deleted once, in the state that was seen, and leaves list and selection', async () => {
  answers = { [deleteFragrance.name]: ({ id }: { id: string }) => gone(id) };
  await deleteAll();
  await expect.poll(texts).toEqual(['3 fragrances were deleted.']);
  expect(sent[deleteFragrance.name]).toEqual([
    { id: 'oak', etag: 'o1' },
    { id: 'pine', etag: 'p1' },
    { id: 'rose', etag: 'r1' },
  ]);
  expect(page.getByRole('rowheader').elements()).toHaveLength(0);
  expect(page.getByRole('button', { name: 'Undo' }).elements()).toHaveLength(0);
});

test('what cannot be deleted is named and stays selected; what is gone already counts as deleted', async () => {
  answers = {
    [deleteFragrance.name]: ({ id }: { id: string }) => {
      if (id === 'pine') return new Response('', { status: 412 });
      gone(id);
      const issues = [{ code: 'RECORD_NOT_FOUND', field: null, message: 'Gone.' }];
      return id === 'rose' ? Response.json({ issues }, { status: 404 }) : {};
    },
  };
  await deleteAll();
  await expect
    .poll(texts)
    .toEqual([
      '2 fragrances were deleted. Not deleted: Pine: Someone else has changed this record in the meantime. Nothing has been saved.',
    ]);
  await expect.element(bar().getByRole('status')).toHaveTextContent('1 selected');
  await expect.element(box('Pine')).toBeChecked();
});

test('what a host without an API does not find counts as not deleted', async () => {
  answers = { [deleteFragrance.name]: () => new Response('', { status: 404 }) };
  await deleteAll();
  await expect.poll(texts).toEqual([expect.stringContaining('Not deleted')]);
  await expect.element(bar().getByRole('status')).toHaveTextContent('3 selected');
});

test('a failure is tried again for what is left, and for nothing that is gone', async () => {
  let isDown = true;
  answers = {
    [deleteFragrance.name]: ({ id }: { id: string }) =>
      isDown && id === 'rose' ? new Response('', { status: 503 }) : gone(id),
  };
  await deleteAll();
  await expect.poll(texts).toEqual([expect.stringContaining('2 fragrances were deleted. Not del')]);
  isDown = false;
  sent = {};
  await press('Try again');
  await expect.poll(texts).toEqual(['1 fragrance was deleted.']);
  expect(sent[deleteFragrance.name]).toEqual([{ id: 'rose', etag: 'r1' }]);
});

/** Ten fragrances whose deletion goes on when the test says so. */
async function deleteTen() {
  rows = Array.from({ length: 9 }, (_, at) =>
    sampleRow({ id: `f${at}`, name: `F ${at}`, sku: `${at}` }),
  );
  rows.push(sampleRow({ id: 'oak', name: 'Oak', sku: 'O' }));
  const { promise, resolve } = Promise.withResolvers<void>();
  answers = {
    [deleteFragrance.name]: async ({ id }: { id: string }) => {
      await promise;
      return Response.json(gone(id));
    },
  };
  const screen = await open();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await button('Delete').click();
  await press('Delete 10 fragrances');
  return { screen, goOn: resolve };
}
const stop = () => page.getByRole('button', { name: 'Stop: Deleting 10 fragrances' });

test('a deletion is stopped between records, says how many are left, and offers them no more', async () => {
  const { goOn } = await deleteTen();
  await stop().click();
  goOn();
  await expect.poll(texts).toEqual(['3 fragrances were deleted. 7 fragrances are left.']);
  expect(sent[deleteFragrance.name]).toHaveLength(3);
  await expect.element(bar().getByRole('status')).toHaveTextContent('7 selected');
  expect(notifications.get()[0]?.action).toBeUndefined();
});

test('a deletion goes on visibly after its person has left, can be stopped there, and is found on return', async () => {
  const { screen, goOn } = await deleteTen();
  await expect.element(stop()).toBeVisible();
  const elsewhere = (main: ReactNode) => (
    <SignedIn session={{ kind: 'Manager' }} address="/fragrances">
      <Toasts />
      <main>{main}</main>
    </SignedIn>
  );
  await screen.rerender(elsewhere(<h1>Users</h1>));
  await expect.element(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  await expect.element(page.getByText('0 of 10')).toBeVisible();
  await screen.rerender(elsewhere(<FragrancesScreen />));
  await choose('Oak');
  await expect.element(button('Set to Draft')).toHaveAttribute('aria-disabled', 'true');
  expect(actions()).not.toContain('Delete');
  await screen.rerender(elsewhere(<h1>Users</h1>));
  await stop().click();
  goOn();
  await expect.poll(texts).toEqual(['3 fragrances were deleted. 7 fragrances are left.']);
  expect(sent[deleteFragrance.name]).toHaveLength(3);
});
