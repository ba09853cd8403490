import { expect, type Page } from '@playwright/test';
import { demoToken } from '@vse/domain/demo';
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

export async function providerId(name: string): Promise<string> {
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
