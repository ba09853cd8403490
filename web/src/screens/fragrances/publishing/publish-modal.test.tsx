import {
  createChangeSet,
  getChangeSet,
  listFragrances,
  undoChangeSet,
} from '@vse/domain/contract/calls';
import type { ChangeSet } from '@vse/domain/records/change-sets';
import type { FragranceRow } from '@vse/domain/records/fragrances';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../../lib/auth/tokens.ts';
import { notifications } from '../../../lib/notifications.ts';
import { Toasts } from '../../../ui/kit/toasts.tsx';
import { PublishModal } from './publish-modal.tsx';

const SET: ChangeSet = {
  ...{ id: 'set', kind: 'fragrance', by: 'Ana', date: '2026-11-24T10:00:00.000Z' },
  ...{ state: 'done', total: 250, written: 250, left: [], leftCount: 0, fields: [] },
  ...{ undoes: null, undoneBy: null, undoableUntil: '2026-12-01T10:00:00.000Z' },
};
const PINE = { id: 'pine', name: 'Pine', code: 'CHANGED_MEANWHILE' };
const rows = [
  { id: 'oak', name: 'Oak', etag: '1' },
  { id: 'pine', name: 'Pine', etag: '2' },
] as unknown as FragranceRow[];

beforeEach(() => keepStaffToken(TEST_TOKEN));
afterEach(() => {
  vi.restoreAllMocks();
  notifications.set([]);
  dropStaffToken();
});

/** Publishes two fragrances. Returns what was sent, by the name of the call. */
async function publish(answers: Record<string, () => Partial<ChangeSet> | Response>) {
  const sent: Record<string, unknown[]> = {};
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const [, name = ''] = /\/api\/(\w+)/.exec(String(url)) ?? [];
    sent[name] = [...(sent[name] ?? []), init?.body ? JSON.parse(String(init.body)) : ''];
    const answer = answers[name]?.();
    if (answer instanceof Response) return answer;
    if (answer) return Response.json({ ...SET, ...answer });
    return Response.json(name === 'vseGetAppSettings' ? { functionKey: 'key' } : { items: [] });
  });
  await render(
    <SignedIn session={{ kind: 'Manager' }}>
      <Toasts />
      <PublishModal fragrances={rows} onPublished={() => {}} onClose={() => {}} />
    </SignedIn>,
  );
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  return sent;
}

const texts = () => notifications.get().map(({ text }) => text.replace(/[\u2066-\u2069]/g, ''));
const undo = () => page.getByRole('button', { name: 'Undo', exact: true }).click();

test('while fragrances are being published, the dialog says how far it is', async () => {
  let written = 40;
  const sent = await publish({
    [createChangeSet.name]: () => ({ state: 'writing', written: 0 }),
    [getChangeSet.name]: () => (written < 250 ? { state: 'writing', written } : {}),
  });
  await expect.element(page.getByRole('status').getByText('40 of 250')).toBeVisible();
  written = 250;
  await expect.poll(texts).toEqual(['250 fragrances are published.']);
  // The list that a colleague may have changed is read again at the end.
  expect(sent[listFragrances.name]?.length).toBeGreaterThan(1);
});

test('publishing is undone from its notification, which then says that all is as before', async () => {
  const sent = await publish({
    [createChangeSet.name]: () => ({ written: 2 }),
    [undoChangeSet.name]: () => ({ id: 'undo', written: 2, undoes: 'set' }),
  });
  await undo();
  await expect.poll(texts).toEqual(['Undone: 2 records are as before.']);
  expect(sent[undoChangeSet.name]).toEqual([{ id: 'set', requestId: expect.any(String) }]);
});

test('an undo names the records that it left as they are, and stays to be read', async () => {
  await publish({
    [createChangeSet.name]: () => ({ written: 2 }),
    [undoChangeSet.name]: () => ({ written: 1, left: [PINE], leftCount: 13 }),
  });
  await undo();
  await expect
    .poll(texts)
    .toEqual([
      'Undone: 1 record is as before. Left as they are, because they were changed or deleted since: Pine and 12 more.',
    ]);
  expect(notifications.get()[0]?.isError).toBe(true);
});

test('an undo that is refused says why', async () => {
  const issue = { code: 'CHANGE_SET_UNDONE', message: 'Undone.', field: null, params: [] };
  await publish({
    [createChangeSet.name]: () => ({ written: 2 }),
    [undoChangeSet.name]: () => Response.json({ issues: [issue] }, { status: 409 }),
  });
  await undo();
  await expect.poll(texts).toEqual(['“Undo” failed: These changes have been undone already.']);
});

test('publishing that could not be completed says why, and offers no undo', async () => {
  await publish({
    [createChangeSet.name]: () => ({ state: 'undone', written: 0, left: [PINE], leftCount: 1 }),
  });
  await expect
    .poll(texts)
    .toEqual([
      'Nothing was published. Pine: Someone else changed this meanwhile. Please reload and try again.',
    ]);
  expect(page.getByRole('button', { name: 'Undo' }).elements()).toHaveLength(0);
});
