import { expect, type Page } from '@playwright/test';
import type { Role } from '@vse/domain/access/permissions';
import { listInvites } from '@vse/domain/records/invites';
import { createUserSetting, listUserSettings, type UserSetting } from '@vse/domain/records/users';
import { demoToken } from '@vse/domain/rules/demo';
import { freshEmail, freshId } from '../../support/fresh.ts';
import { ADMIN, call, listAll, providerNamed } from './api.ts';

/** The page will be that of the fake account of a role, without going through the sign-in again. */
export const asStaff = (page: Page, role: Role) =>
  page.addInitScript((token) => sessionStorage.setItem('vse.staff', token), demoToken(role));

/** Opens a page as the fake account of a role, and waits for its title or for that of what it says instead. */
export async function openStaff(page: Page, role: Role, path: string) {
  await asStaff(page, role);
  await page.goto(path);
  // Within the page: after a quarter of a second Playwright looks only every half second.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const look = () => document.querySelector('h1') !== null;
        if (look()) return done();
        new MutationObserver((_, seen) => {
          if (!look()) return;
          seen.disconnect();
          done();
        }).observe(document, { childList: true, subtree: true });
      }),
  );
}

/** Goes on to another page as a link does, within the app: nothing is loaded again, which is most of a test's time. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1, key: to, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

/** Types into the list's search and waits until only what matches stands: a row that still moves takes no click. */
export async function find(page: Page, text: string) {
  await page.getByRole('searchbox').first().fill(text);
  await expect(page.locator('tbody tr').filter({ hasNotText: text })).toHaveCount(0);
}

export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
export const dialogOf = (page: Page, name: string) =>
  page.getByRole('dialog', { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Chooses by typing, as the list of providers is chosen from. */
export async function chooseProvider(page: Page, name: string) {
  await page.getByRole('combobox', { name: /Provider$/ }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}
/** On the title's line; the Actions of the page have another one. */
export const editButton = (page: Page) => button(page, 'Edit').first();

/** Nothing of the page is out of reach to the right. */
export async function expectNoSidewaysScroll(page: Page) {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}

/** A user as the API has them, by e-mail. */
export const userByEmail = async (email: string): Promise<UserSetting | undefined> =>
  (await listAll(listUserSettings, ADMIN)).find((user) => user.email === email);

/** A fresh Salesperson of Maison Verdier, so that no test meets another one's. */
export async function newUser(firstName: string) {
  const lastName = freshId();
  const email = freshEmail(firstName.toLowerCase());
  const provider = (await providerNamed('Maison Verdier')).id;
  const user = { firstName, lastName, email, provider, role: 'Salesperson' as const };
  const { id } = await call(createUserSetting, user, ADMIN);
  return { id, email, name: `${firstName} ${lastName}` };
}

/** The region of a page with this heading. */
export const section = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true });

/** The ids of the invites for an e-mail. */
export const invitesTo = async (email: string) =>
  (await listAll(listInvites, ADMIN, { find: email })).map(({ id }) => id);
