import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { INES, SignedIn, TEST_TOKEN } from '../../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../../lib/auth/tokens.ts';
import { FluentRoot } from '../../../ui/kit/fluent-root.tsx';
import { BulkModal } from './bulk-modal.tsx';

/** What the API answers to the invites. */
let invited: () => Promise<Response>;
/** What was sent to it. */
let sent: { rows: { email: string }[]; requestId: string; provider: string }[];
/** What the API answers to the question which e-mails have an open invite. */
let openInvites: () => Promise<Response>;

beforeEach(() => {
  keepStaffToken(TEST_TOKEN);
  invited = async () => Response.json({ items: [{ id: 'ana', issues: [] }] });
  sent = [];
  openInvites = async () => Response.json({ items: [] });
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (String(url).includes('vseFindOpenInvites')) return openInvites();
    if (String(url).includes('vseCreateInvites')) {
      sent.push(JSON.parse(String(init?.body)));
      return invited();
    }
    return Response.json(
      String(url).includes('vseGetAppSettings') ? { functionKey: 'key' } : { items: [] },
    );
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const question = (name: string) => page.getByRole('dialog', { name, exact: true });

/** The dialog, with this text pasted. */
async function pasted(text: string) {
  const onClose = vi.fn();
  await render(
    <SignedIn session={INES}>
      <FluentRoot>
        <Suspense>
          <BulkModal session={INES} onInvited={async () => {}} onClose={onClose} />
        </Suspense>
      </FluentRoot>
    </SignedIn>,
  );
  await page.getByRole('textbox', { name: 'Names and e-mails' }).fill(text);
  return onClose;
}

/** The dialog, while Ana is invited. */
async function inviting() {
  const onClose = await pasted('Ana Silva, ana@example.com');
  await button('Check the list').click();
  await button('Invite 1 person').click();
  return onClose;
}

test.each([
  ['Cancel', () => button('Cancel').click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s asks before it drops a pasted list, and Stay keeps the list', async (_, close) => {
  const onClose = await pasted('Ana Silva, ana@example.com');
  await close();
  const leaving = question('Leave without inviting?');
  await expect.element(leaving.getByText('What you have entered will be lost.')).toBeVisible();
  await leaving.getByRole('button', { name: 'Stay here' }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Names and e-mails' }))
    .toHaveValue('Ana Silva, ana@example.com');
  expect(onClose).not.toHaveBeenCalled();
  await close();
  await button('Leave without inviting').click();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('nothing but spaces is closed without a question', async () => {
  const onClose = await pasted('  ');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('closing while invites are being sent asks, and keeps the dialog until then', async () => {
  invited = () => new Promise(() => {});
  const onClose = await inviting();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question('Still saving')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('a list of which everybody is invited is closed by Done without a question', async () => {
  const onClose = await inviting();
  await button('Done').click();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Done asks while somebody of the list is not invited', async () => {
  invited = async () => Response.json({ items: [{ issues: [{ code: 'UNAVAILABLE' }] }] });
  const onClose = await inviting();
  await button('Done').click();
  await expect.element(question('Leave without inviting?')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

const emails = () => sent.map(({ rows }) => rows.map(({ email }) => email));
const cell = (name: string) => page.getByRole('textbox', { name, exact: true });
const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `Guest ${at}, guest${at}@example.com`).join('\n');
const allInvited = async () =>
  Response.json({ items: sent.at(-1)?.rows.map(({ email }) => ({ id: email, issues: [] })) });
const senderRefused = async () => {
  const issue = { code: 'PROVIDER_REQUIRED', field: 'provider', message: 'No provider.' };
  return Response.json({ issues: [issue] }, { status: 400 });
};

test('a wrong row is not sent before it is corrected or left out', async () => {
  invited = allInvited;
  await pasted('Ana Silva, ana@example.com\nBen Roth, ben@\nCleo Tan, cleo@');
  await button('Check the list').click();
  await expect.element(page.getByText('1 ready, 2 to correct, 0 left out')).toBeVisible();
  await expect.element(cell('Email, row 2')).toBeInvalid();
  await cell('Email, row 2').fill('ben@example.com');
  await page.getByRole('checkbox', { name: 'Include row 3' }).click();
  await expect.element(page.getByText('2 ready, 0 to correct, 1 left out')).toBeVisible();
  await button('Invite 2 people').click();
  await expect.element(page.getByText('All 2 people are invited.')).toBeVisible();
  expect(emails()).toEqual([['ana@example.com', 'ben@example.com']]);
});

test('a list in which nobody is ready sends nothing and says why', async () => {
  await pasted('Ben Roth, ben@');
  await button('Check the list').click();
  await button('Invite 0 people').click();
  await expect.element(page.getByText('Nobody in the list is ready to be invited.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a retry sends those who were not invited, corrected, as the same request', async () => {
  invited = async () =>
    Response.json({
      items: [{ id: 'ana', issues: [] }, { issues: [{ code: 'X', message: 'No such mailbox.' }] }],
    });
  await pasted('Ana Silva, ana@example.com\nBen Roth, ben@exmaple.com');
  await button('Check the list').click();
  await button('Invite 2 people').click();
  await expect.element(page.getByText('1 invited, 1 not.')).toBeVisible();
  await expect.element(page.getByText('No such mailbox.')).toBeVisible();
  invited = allInvited;
  await button('Change the list').click();
  await cell('Email, row 1').fill('ben@example.com');
  await button('Invite 1 person').click();
  await expect.element(page.getByText('All 2 people are invited.')).toBeVisible();
  expect(emails()).toEqual([['ana@example.com', 'ben@exmaple.com'], ['ben@example.com']]);
  expect(sent[1]?.requestId).toBe(sent[0]?.requestId);
});

test('pressing twice invites a list once', async () => {
  let answer = (_: Response) => {};
  invited = () => new Promise((resolve) => (answer = resolve));
  await pasted('Ana Silva, ana@example.com');
  await button('Check the list').click();
  await userEvent.dblClick(button('Invite 1 person'));
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  answer(Response.json({ items: [{ id: 'ana', issues: [] }] }));
  await expect.element(page.getByText('1 person is invited.')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a chunk without a response does not stop the next one, and Try again sends it alone', async () => {
  invited = async () => {
    if (sent.length === 1) throw new TypeError('Failed to fetch');
    return allInvited();
  };
  await pasted(lines(21));
  await button('Check the list').click();
  await button('Invite 21 people').click();
  await expect.element(page.getByText('1 invited, 20 not.')).toBeVisible();
  await button('Try 20 people again').click();
  await expect.element(page.getByText('All 21 people are invited.')).toBeVisible();
  expect(emails().map((chunk) => chunk.length)).toEqual([20, 1, 20]);
  expect(emails()[2]).toEqual(emails()[0]);
});

test('a refused sender stops the list, which stays to be sent for another one', async () => {
  invited = senderRefused;
  await pasted(lines(21));
  await button('Check the list').click();
  await button('Invite 21 people').click();
  await expect.element(page.getByRole('combobox', { name: 'Provider' })).toBeInvalid();
  await expect.element(button('Invite 21 people')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('an open invite that is found at the last moment is shown before anything is sent', async () => {
  invited = allInvited;
  await pasted('Ana Silva, ana@example.com\nBen Roth, ben@example.com');
  await button('Check the list').click();
  await expect.element(button('Invite 2 people')).toBeVisible();
  const sending = Promise.withResolvers<void>();
  openInvites = async () => {
    await sending.promise;
    return Response.json({ items: ['cleo@example.com'] });
  };
  await cell('Email, row 2').fill('cleo@example.com');
  await button('Invite 2 people').click();
  sending.resolve();
  await expect.element(page.getByText('1 ready, 0 to correct, 1 left out')).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole('checkbox', { name: 'Include row 2' }).click();
  await button('Invite 2 people').click();
  await expect.element(page.getByText('All 2 people are invited.')).toBeVisible();
  expect(emails()).toEqual([['ana@example.com', 'cleo@example.com']]);
});
