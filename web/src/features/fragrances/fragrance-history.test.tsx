import { getRecordHistory, getRecordState, updateFragrance } from '@vse/domain/contract/calls';
import type { Fragrance } from '@vse/domain/records/fragrances';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { notifications } from '../../lib/notifications.ts';
import { FragranceDetail } from './fragrance-detail.tsx';
import { BLANK } from './use-fragrance-form.ts';

const OAK = {
  ...BLANK,
  ...{ id: 'oak', name: 'Oak', sku: 'OAK', family: 'Woody', collection: 'Core' },
  ...{ shortDescription: 'Short.', longDescription: 'Long.', etag: '7' },
} as unknown as Fragrance;
const FORMER = {
  ...OAK,
  ...{ sku: 'PINE', family: 'Green', etag: '' },
  adjectives: [{ id: 'gone', name: 'mossy', weight: 3 }],
};
const LONG = 'Resin and smoke. '.repeat(10);
const HISTORY = {
  items: [
    {
      changedBy: 'Ana Lima',
      changedDate: '2026-11-20T10:00:00.000Z',
      changeSet: 'set',
      differences: [
        { field: 'family', before: ['Green'], after: ['Woody'] },
        { field: 'colors', before: [], after: ['#F8B133'] },
        { field: 'longDescription', before: ['Short'], after: [LONG] },
      ],
    },
    { changedBy: '', changedDate: '2026-11-01T10:00:00.000Z', differences: null },
  ],
};

beforeEach(() => keepStaffToken(TEST_TOKEN));
afterEach(() => {
  vi.restoreAllMocks();
  notifications.set([]);
  dropStaffToken();
});

type Answers = Record<string, () => Response>;

/** Opens a fragrance with its history. Returns what was sent, by the name of the call. */
async function open(answers: Answers = {}, kind: 'Admin' | 'Salesperson' = 'Admin') {
  const sent: Record<string, unknown[]> = {};
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const [, name = ''] = /\/api\/(\w+)/.exec(String(url)) ?? [];
    sent[name] = [...(sent[name] ?? []), init?.body ? JSON.parse(String(init.body)) : String(url)];
    if (answers[name]) return answers[name]();
    if (name === 'vseGetAppSettings') return Response.json({ functionKey: 'key' });
    if (name === getRecordHistory.name) return Response.json(HISTORY);
    if (name === getRecordState.name) return Response.json({ fragrance: FORMER });
    return Response.json({ items: [] });
  });
  await render(
    <SignedIn session={{ kind }}>
      <FragranceDetail fragrance={OAK} />
    </SignedIn>,
  );
  return sent;
}

const dialog = () => page.getByRole('dialog', { name: 'History of Oak' });
const openHistory = () => page.getByRole('button', { name: 'History', exact: true }).click();
const restore = () => dialog().getByRole('button', { name: /^Restore the state of Nov 1, 2026/ });

test('the history says who changed what, when, and together with other records', async () => {
  await open();
  await openHistory();
  await expect.element(dialog().getByText('Current state')).toBeVisible();
  const text = dialog().element().textContent ?? '';
  for (const part of [
    'Nov 20, 2026',
    'Ana Lima',
    'Part of a change of several records',
    'Family: Green becomes Woody',
    'Colors: empty becomes #F8B133',
  ])
    expect(text).toContain(part);
  await expect.element(dialog().getByRole('img', { name: /orange|yellow/ })).toBeVisible();
  await expect.element(dialog().getByText('No earlier state is kept.')).toBeVisible();
  // The current state has nothing to restore.
  expect(
    dialog()
      .getByRole('button', { name: /^Restore/ })
      .elements(),
  ).toHaveLength(1);
});

test('a long text is shortened, and shown as a whole on demand', async () => {
  await open();
  await openHistory();
  const more = dialog().getByRole('button', { name: 'Show the whole text' });
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  expect(dialog().element().textContent).not.toContain(LONG);
  await more.click();
  await expect
    .element(dialog().getByRole('button', { name: 'Show less of the text' }))
    .toHaveAttribute('aria-expanded', 'true');
  expect(dialog().element().textContent).toContain(LONG);
});

test('restoring fills the form with the former state, and saving it sends the current ETag', async () => {
  const sent = await open({
    [updateFragrance.name]: () => Response.json({ id: 'oak', etag: '8' }),
  });
  await openHistory();
  await restore().click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('SKU')).toHaveValue('PINE');
  await expect.element(page.getByLabelText('Family')).toHaveValue('Green');
  expect(notifications.get()[0]?.text).toMatch(/^The form has the state of .*Nov 1, 2026/);
  // An adjective that is not there any more is named as the state has it.
  await expect.element(page.getByLabelText('Weight of mossy')).toHaveValue('3');
  expect(sent[updateFragrance.name]).toBeUndefined();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => sent[updateFragrance.name])
    .toEqual([expect.objectContaining({ id: 'oak', sku: 'PINE', family: 'Green', etag: '7' })]);
  expect(sent[getRecordState.name]?.[0]).toContain('2026-11-01T10%3A00%3A00.000Z');
});

test('a former state whose SKU is taken by now is refused by the form, which keeps it', async () => {
  const issue = { code: 'FRAGRANCE_SKU_EXISTS', message: 'Taken.', field: 'sku', params: [] };
  await open({
    [updateFragrance.name]: () => Response.json({ issues: [issue] }, { status: 409 }),
  });
  await openHistory();
  await restore().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const taken = page.getByText('There is a fragrance with this SKU already.').first();
  await expect.element(taken).toBeVisible();
  await expect.element(page.getByLabelText('SKU')).toHaveValue('PINE');
});

test('restoring asks before it takes the place of unsaved input', async () => {
  await open();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabelText('Name', { exact: true }).fill('Old Oak');
  await openHistory();
  await restore().click();
  const question = page.getByRole('dialog', { name: 'Replace your changes?' });
  await expect
    .element(question.getByText('The former state replaces what you have changed and not saved.'))
    .toBeVisible();
  await question.getByRole('button', { name: 'Keep my changes' }).click();
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Old Oak');
  expect(notifications.get()).toEqual([]);
  await openHistory();
  await restore().click();
  await question.getByRole('button', { name: 'Replace my changes' }).click();
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Oak');
  await expect.element(page.getByLabelText('SKU')).toHaveValue('PINE');
});

test('a history that cannot be read says so and is read again', async () => {
  let isDown = true;
  await open({
    [getRecordHistory.name]: () =>
      isDown ? new Response('', { status: 503 }) : Response.json(HISTORY),
  });
  await openHistory();
  await expect.element(dialog().getByText('Something went wrong', { exact: false })).toBeVisible();
  isDown = false;
  await dialog().getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog().getByText('No earlier state is kept.')).toBeVisible();
});

test('a former state that is not kept any more leaves the history open and says so', async () => {
  const issue = { code: 'RECORD_NOT_FOUND', message: 'Gone.', field: null, params: [] };
  await open({ [getRecordState.name]: () => Response.json({ issues: [issue] }, { status: 404 }) });
  await openHistory();
  await restore().click();
  await expect.element(dialog().getByText('The record was not found.')).toBeVisible();
});

test('a Salesperson is not offered the history', async () => {
  await open({}, 'Salesperson');
  await expect.element(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: 'History', exact: true }).elements()).toHaveLength(0);
});
