import {
  listChangeSets,
  listFragrances,
  listProviders,
  undoChangeSet,
} from '@vse/domain/contract/calls';
import type { ChangeSet } from '@vse/domain/records/change-sets';
import type { FragranceRow } from '@vse/domain/records/fragrances';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { notifications } from '../../lib/notifications.ts';
import { sampleRow } from '../../lib/records/sample-row.ts';
import { useFragranceRows } from '../../lib/records/use-fragrance-rows.ts';
import { useProviders } from '../../lib/records/use-providers.ts';
import { ChangesScreen } from './changes-screen.tsx';

const SET: ChangeSet = {
  ...{ id: 'set', kind: 'fragrance', by: 'Ana Lima', date: '2026-11-24T10:00:00.000Z' },
  ...{ state: 'done', total: 250, written: 250, left: [], leftCount: 0 },
  fields: [{ field: 'publishState', value: 'Published' }],
  ...{ undoes: null, undoneBy: null, undoableUntil: null },
};
const PINE = { id: 'pine', name: 'Pine', code: 'CHANGED_MEANWHILE' };

beforeEach(async () => {
  await page.viewport(1280, 800);
  keepStaffToken(TEST_TOKEN);
});
afterEach(() => {
  vi.restoreAllMocks();
  notifications.set([]);
  dropStaffToken();
});

/** Opens the list, which `sets` answers anew each time. Returns the names of the calls. */
async function open(
  sets: () => Partial<ChangeSet>[],
  beside?: ReactNode,
  rows: () => FragranceRow[] = () => [],
) {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    const [, name = ''] = /\/api\/(\w+)/.exec(String(url)) ?? [];
    asked.push(name);
    if (name === listChangeSets.name)
      return Response.json({ items: sets().map((set) => ({ ...SET, ...set })) });
    if (name === listFragrances.name) return Response.json({ items: rows() });
    if (name === undoChangeSet.name) return Response.json({ ...SET, id: 'undo', undoes: 'set' });
    return Response.json(name === 'vseGetAppSettings' ? { functionKey: 'key' } : { items: [] });
  });
  await render(
    <SignedIn session={{ kind: 'Manager' }}>
      <ChangesScreen />
      {beside}
    </SignedIn>,
  );
  return asked;
}

const row = (text: string) => page.getByRole('row').filter({ hasText: text });

test('each change says what it was, by whom, and how it ended', async () => {
  await open(() => [
    { id: 'a', undoneBy: 'undo' },
    { id: 'b', total: 12, leftCount: 3, left: [PINE], undoes: 'a' },
    { id: 'c', total: 2, state: 'undone', leftCount: 1, left: [PINE] },
  ]);
  await expect.element(row('Published 250 fragrances').getByText('Undone')).toBeVisible();
  await expect.element(row('Published 250 fragrances').getByText('Ana Lima')).toBeVisible();
  await expect
    .element(row('Undid a change of 12 records').getByText('3 left as they were'))
    .toBeVisible();
  const failed = row('Published 2 fragrances');
  await expect.element(failed.getByText('Not completed, nothing was changed')).toBeVisible();
  await expect
    .element(failed.getByText('Pine: Someone else changed this', { exact: false }))
    .toBeVisible();
  expect(page.getByRole('button', { name: /^Undo/ }).elements()).toHaveLength(0);
});

test('a change that was stopped says how many records have it and why, and can be undone', async () => {
  await open(() => [
    {
      ...{ id: 'a', state: 'failed', written: 100, undoableUntil: '2026-12-01T10:00:00.000Z' },
      ...{ leftCount: 1, left: [{ id: 'a', name: '', code: 'CHANGE_SET_PART_GONE' }] },
    },
    { id: 'b', total: 12, state: 'failed', written: 4, undoneBy: 'undo' },
  ]);
  const stopped = row('Published 250 fragrances');
  await expect.element(stopped.getByText('Stopped, 100 of 250 changed')).toBeVisible();
  await expect
    .element(stopped.getByText('A part of these changes is gone or cannot be read.'))
    .toBeVisible();
  await expect
    .element(stopped.getByRole('button', { name: 'Undo: Published 250 fragrances' }))
    .toBeVisible();
  const undone = row('Published 12 fragrances');
  await expect.element(undone.getByText('Undone')).toBeVisible();
  expect(undone.getByRole('button').elements()).toEqual([]);
});

test('the list follows a change that is being written until it has ended', async () => {
  let reads = 0;
  await open(() => {
    reads += 1;
    return [reads === 1 ? { state: 'writing', written: 40 } : {}];
  });
  await expect.element(page.getByText('In progress, 40 of 250')).toBeVisible();
  await expect.element(page.getByText('Done')).toBeVisible();
  const after = reads;
  await new Promise((resolve) => setTimeout(resolve, 2500));
  // Once more at the end, and not regularly any more.
  expect(reads - after).toBeLessThanOrEqual(1);
});

/** The names of the catalogue, as another part of the page shows them. */
function Catalogue() {
  const fragrances = useFragranceRows().items ?? [];
  const providers = useProviders().items;
  return <output>{[...fragrances, ...providers].map(({ name }) => name).join()}</output>;
}

test('when a change ends, the lists that it may have changed are read again', async () => {
  let state: ChangeSet['state'] = 'writing';
  const asked = await open(
    () => [{ state, written: 40 }],
    <Catalogue />,
    () => [sampleRow({ id: 'oak', sku: 'O', name: state === 'done' ? 'New oak' : 'Old oak' })],
  );
  await expect.element(page.getByText('Old oak')).toBeVisible();
  await expect.element(page.getByText('In progress, 40 of 250')).toBeVisible();
  const reads = (name: string) => asked.filter((one) => one === name).length;
  expect([reads(listFragrances.name), reads(listProviders.name)]).toEqual([1, 1]);
  state = 'done';
  await expect.element(page.getByText('New oak')).toBeVisible();
  await expect.poll(() => reads(listProviders.name)).toBe(2);
  expect(reads(listFragrances.name)).toBe(2);
});

test('a change is undone as long as it can be, and the list then says so', async () => {
  let isUndone = false;
  const asked = await open(() => [
    isUndone ? { undoneBy: 'undo' } : { undoableUntil: '2026-12-01T10:00:00.000Z' },
  ]);
  const undo = page.getByRole('button', { name: 'Undo: Published 250 fragrances' });
  await expect.element(undo).toBeVisible();
  // The names of columns on the card of a phone. The others say themselves what they are.
  const names = [...document.querySelectorAll('td > [aria-hidden]')];
  expect(names.map(({ textContent }) => textContent)).toEqual(['Who', 'When']);
  isUndone = true;
  await undo.click();
  await expect.element(page.getByText('Undone')).toBeVisible();
  await expect.element(undo).not.toBeInTheDocument();
  expect(asked.filter((name) => name === undoChangeSet.name)).toHaveLength(1);
  expect(notifications.get().map(({ text }) => text)).toEqual([
    'Undone: 250 records are as before.',
  ]);
});
