import { expect, type Page } from '@playwright/test';
import { demoToken } from '@vse/domain/demo';
import { listInvites } from '@vse/domain/invites';
import type { Role } from '@vse/domain/permissions';
import { listProviders } from '@vse/domain/providers';
import { createUserSetting, listUserSettings, type UserSetting } from '@vse/domain/users';
import { call } from './api.ts';

export const ADMIN = demoToken('Admin');

/** Opens a page as the fake account of a role, without going through the sign-in again. */
export async function openStaff(page: Page, role: Role, path: string) {
  await page.addInitScript((token) => sessionStorage.setItem('vse.staff', token), demoToken(role));
  await page.goto(path);
}

export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
export const dialogOf = (page: Page, name: string) =>
  page.getByRole('dialog', { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Nothing of the page is out of reach to the right. */
export async function expectNoSidewaysScroll(page: Page) {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}

async function providerId(name: string): Promise<string> {
  const { items } = await call(listProviders, {}, ADMIN);
  return items.find((one) => one.name === name)?.id ?? '';
}

/** A user as the API has them, by e-mail. */
export async function userByEmail(email: string): Promise<UserSetting | undefined> {
  const { items } = await call(listUserSettings, { limit: 200 }, ADMIN);
  return items.find((user) => user.email === email) as UserSetting | undefined;
}

/** A fresh Salesperson of Maison Verdier, so that no test meets another one's. */
export async function newUser(firstName: string) {
  const lastName = crypto.randomUUID().slice(0, 8);
  const email = `${firstName}.${lastName}@example.com`.toLowerCase();
  const { id } = await call(
    createUserSetting,
    {
      firstName,
      lastName,
      email,
      provider: await providerId('Maison Verdier'),
      role: 'Salesperson',
    },
    ADMIN,
  );
  return { id, email, name: `${firstName} ${lastName}` };
}

/** The region of a page with this heading. */
export const section = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true });

/** Rows are a page at a time, oldest first: what is new is on the last page. */
export async function showAll(page: Page) {
  await page.getByRole('rowheader').first().waitFor();
  const more = page.getByRole('button', { name: /Show more|Loading/ });
  while (await more.isVisible()) {
    const count = await page.getByRole('rowheader').count();
    await more.click();
    await expect.poll(() => page.getByRole('rowheader').count()).toBeGreaterThan(count);
  }
}

/** The ids of the invites for an e-mail. */
export async function invitesTo(email: string) {
  const found: string[] = [];
  let next: string | undefined;
  do {
    const input = { limit: 200, ...(next && { page: next }) };
    const { items, nextPage } = await call(listInvites, input, ADMIN);
    found.push(...items.filter((one) => one.email === email).map((one) => one.id));
    next = nextPage;
  } while (next);
  return found;
}
