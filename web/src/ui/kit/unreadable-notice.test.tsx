import type { UnreadableRecord } from '@vse/domain/contract/listed';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { LeftOut } from '../../lib/api/left-out.ts';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { showLanguage } from '../../lib/words/words.ts';
import { UnreadableNotice } from './unreadable-notice.tsx';

const FIRST = { kind: 'fragrances', id: 'musky' } as const;
const SECOND = { kind: 'fragrances', id: 'dusty' } as const;
const STORED = {
  etag: 'etag of musky',
  text: '{\n  "id": "musky",\n  "family": "Musky"\n}',
  problems: [{ path: 'family', message: 'Invalid option' }],
};

/** The requests so far: method, path with query, and body. */
let sent: string[] = [];
let answerToDelete = () => Response.json({});

beforeEach(() => {
  sent = [];
  answerToDelete = () => Response.json({});
  keepStaffToken('token');
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.includes('vseGetAppSettings')) return Response.json({ functionKey: '' });
    sent.push([init.method ?? 'GET', url, init.body ?? ''].join(' ').trim());
    return url.includes('vseDeleteUnreadable') ? answerToDelete() : Response.json(STORED);
  });
});
afterEach(async () => {
  dropStaffToken();
  vi.unstubAllGlobals();
  await showLanguage('en');
});

/** A list whose refresh no longer leaves anything out. */
function List({ leftOut, onRefresh }: { leftOut: LeftOut; onRefresh: () => void }) {
  const [isFresh, setFresh] = useState(false);
  const refresh = async () => {
    onRefresh();
    setFresh(true);
  };
  return (
    <main>
      <h1 tabIndex={-1}>Fragrances</h1>
      <UnreadableNotice leftOut={isFresh ? undefined : leftOut} refresh={refresh} />
    </main>
  );
}

async function open(records: UnreadableRecord[], count = records.length) {
  const refresh = vi.fn();
  const screen = await render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <List leftOut={{ count, records }} onRefresh={refresh} />
      </MemoryRouter>
    </SWRConfig>,
  );
  return { screen, refresh };
}

const why = () => page.getByRole('button', { name: 'See why' });
const remove = () => page.getByRole('button', { name: 'Delete this record' });
const confirm = () => page.getByRole('dialog').last().getByRole('button', { name: 'Delete' });

test.each([
  ['en', 1, '1 record cannot be shown.'],
  ['en', 1200, '1,200 records cannot be shown.'],
  ['de', 1, '1 Eintrag kann nicht angezeigt werden.'],
  ['de', 2, '2 Einträge können nicht angezeigt werden.'],
  ['es', 1, '1 registro no se puede mostrar.'],
  ['es', 2, '2 registros no se pueden mostrar.'],
  ['fr', 1, '1 fiche ne peut pas être affichée.'],
  ['fr', 2, '2 fiches ne peuvent pas être affichées.'],
] as const)('in %s a list of which %d are left out says: %s', async (language, count, sentence) => {
  await showLanguage(language);
  const { screen } = await open([], count);
  await expect.element(screen.getByRole('status')).toHaveTextContent(sentence);
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

test('an Admin opens the record, reads why it is left out and what is stored, and deletes it after a question', async () => {
  const { screen, refresh } = await open([FIRST]);
  await why().click();
  await expect.element(screen.getByText('family: Invalid option')).toBeVisible();
  await expect.element(screen.getByText('{ "id": "musky", "family": "Musky" }')).toBeVisible();
  expect(sent).toEqual(['GET /api/vseGetUnreadable?kind=fragrances&id=musky']);
  await remove().click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(sent).toHaveLength(1);
  await remove().click();
  await confirm().click();
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
  expect(sent[1]).toBe(
    'DELETE /api/vseDeleteUnreadable {"kind":"fragrances","id":"musky","etag":"etag of musky"}',
  );
  expect(refresh).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('heading', { name: 'Fragrances' })).toHaveFocus();
});

test('of several records one is open at a time, by the keyboard too', async () => {
  const { screen } = await open([FIRST, SECOND]);
  await why().click();
  const [first, second] = ['musky', 'dusty'].map((name) => screen.getByRole('button', { name }));
  if (!first || !second) throw new Error('Two records');
  await expect.element(first).toHaveAttribute('aria-expanded', 'true');
  await expect.element(second).toHaveAttribute('aria-expanded', 'false');
  first.element().focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  second.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(second).toHaveAttribute('aria-expanded', 'true');
  await expect.element(first).toHaveAttribute('aria-expanded', 'false');
  await expect
    .poll(() => sent)
    .toEqual([
      'GET /api/vseGetUnreadable?kind=fragrances&id=musky',
      'GET /api/vseGetUnreadable?kind=fragrances&id=dusty',
    ]);
});

test('a deletion that is refused says why, and the record stays', async () => {
  const { screen, refresh } = await open([FIRST]);
  const message = 'This record can be read. Please reload the list.';
  const issues = [{ code: 'RECORD_READABLE', field: null, message }];
  answerToDelete = () => Response.json({ issues }, { status: 409 });
  await why().click();
  await remove().click();
  await confirm().click();
  await expect.element(screen.getByText(message)).toBeVisible();
  expect(refresh).not.toHaveBeenCalled();
});

test('an entry of the audit log is opened, and has no button that deletes it', async () => {
  const { screen } = await open([{ kind: 'audit', id: 'entry' }]);
  await why().click();
  await expect
    .element(screen.getByText('Nothing is deleted from the audit log.', { exact: false }))
    .toBeVisible();
  expect(remove().elements()).toHaveLength(0);
});
