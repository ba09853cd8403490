import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../../lib/auth/tokens.ts';
import { notifications } from '../../../lib/notifications.ts';
import { FluentRoot } from '../../../ui/kit/fluent-root.tsx';
import { GalleryModal } from './gallery-modal.tsx';

const OAK = { url: 'https://files.example/logos/oak%20leaf.png?v=2', usedBy: 2 };
const ASH = { url: 'https://files.example/logos/ash.png', usedBy: 0 };

/** A response, one that is under way, or none at all. */
type Answer = Response | Promise<Response> | 'none';

/** What the API answers to the deletions, one after the other. */
let answers: Answer[];
/** The queries and bodies of the deletions. */
let deleted: string[];

beforeEach(() => {
  keepStaffToken(TEST_TOKEN);
  answers = [];
  deleted = [];
  notifications.set([]);
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (!String(url).includes('vseDeleteProviderLogo'))
      return Response.json({
        functionKey: 'key',
        items: [],
        images: [OAK, ASH],
        data: { images: [] },
      });
    deleted.push(`${new URL(String(url), location.href).search}${String(init?.body ?? '')}`);
    const answer = answers.shift() ?? Response.json({ success: true });
    if (answer === 'none') throw new TypeError('Failed to fetch');
    return answer;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

async function open() {
  const onClose = vi.fn();
  await render(
    <SignedIn session={{ kind: 'Admin' }}>
      <FluentRoot>
        <GalleryModal provider="Verdier" first={OAK.url} onClose={onClose} />
      </FluentRoot>
    </SignedIn>,
  );
  await expect.element(page.getByText('2 users have this logo.')).toBeVisible();
  return onClose;
}

const logo = (name: string) => page.getByRole('radio', { name });
const choose = (name: string) => (logo(name).element() as HTMLElement).click();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const question = () => page.getByRole('dialog', { name: 'Delete Image' });
const confirm = () => question().getByRole('button', { name: 'Confirm' });
const notified = () => notifications.get().map(({ text }) => text);

test('a logo is deleted by its file name, once, and leaves the gallery with nothing chosen', async () => {
  let answer = (_: Response) => {};
  answers = [new Promise((resolve) => (answer = resolve))];
  await open();
  await button('Delete').click();
  await expect
    .element(
      question().getByText(/ 2 users have it as their logo and will see VSE’s own instead.$/),
    )
    .toBeVisible();
  await confirm().click();
  await expect.element(question().getByRole('button', { name: 'One moment…' })).toBeVisible();
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.element(question()).toBeVisible();
  answer(Response.json({ success: true }));
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(logo('Logo 1 of 1')).toBeInTheDocument();
  await expect.element(button('Delete')).toBeDisabled();
  expect(notified()).toEqual(['The image was deleted.']);
  expect(deleted).toHaveLength(1);
  expect(decodeURIComponent(deleted[0] ?? '')).toContain('oak leaf.png');
});

test('a deletion without a response keeps the logo, which can be deleted again', async () => {
  answers = ['none'];
  await open();
  await button('Delete').click();
  await confirm().click();
  await expect.poll(notified).toEqual(['Failed to delete image. Please try again.']);
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(page.getByText('2 users have this logo.')).toBeVisible();
  await button('Delete').click();
  await confirm().click();
  await expect.element(logo('Logo 1 of 1')).toBeInTheDocument();
  expect(deleted).toHaveLength(2);
});

test('the logo that is chosen last is deleted, and the others are counted as before', async () => {
  await open();
  choose('Logo 2 of 2');
  await expect.element(page.getByText('No user has this logo.')).toBeVisible();
  await button('Delete').click();
  await expect
    .element(question().getByText('Are you sure you want to delete this image?'))
    .toBeVisible();
  await confirm().click();
  await expect.element(logo('Logo 1 of 1')).toBeInTheDocument();
  expect(deleted[0]).toContain('ash.png');
  choose('Logo 1 of 1');
  await expect.element(page.getByText('2 users have this logo.')).toBeVisible();
});
