import { expect, type Page } from '@playwright/test';
import type { Output } from '@vse/domain/contract/contract';
import { getSession } from '@vse/domain/records/users';
import { findChromium } from '../../../scripts/test/browsers.ts';
import { createApiClient } from '../../support/api-client.ts';
import { startCloud, type TestCloud } from '../../support/cloud.ts';
import { mintToken, tell } from '../../support/stand-ins.ts';
import { test as appTest } from './test.ts';

type Control = {
  fail?: 'token' | 'authorize' | null;
  tokenSeconds?: number;
  rolesOf?: { email: string; roles: string[] };
  forget?: 'session' | 'refresh' | 'roles';
  reset?: true;
};
type Seen = { method: string; path: string; prompt: string | null; grant: string | null };

export type Entra = TestCloud & {
  /** Tells the stand-in how to behave. */
  tell(control: Control): Promise<void>;
  /** What the stand-in was asked for, newest last. */
  seen(): Promise<Seen[]>;
  /** Who the API says that somebody is. */
  sessionOf(email: string): Promise<Output<typeof getSession>>;
};

async function open(): Promise<Entra> {
  const cloud = await startCloud({ store: 'sqlite', seed: true, built: true, entra: true });
  const { entraUrl } = cloud;
  const { call } = createApiClient(() => cloud);
  return {
    ...cloud,
    tell: async (control) => void (await tell(entraUrl, control)),
    seen: async () => (await (await fetch(`${entraUrl}/state.json`)).json()).log,
    sessionOf: async (account) =>
      call(getSession, {}, { token: await mintToken(entraUrl, { account }) }),
  };
}

/**
 * The built app where staff sign in through the stand-in for Entra: the real MSAL, a real popup, signed tokens. The
 * browser's popup blocker is on, which Playwright switches off otherwise.
 */
export const test = appTest.extend<object, { entra: Entra }>({
  entra: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const entra = await open();
      await use(entra);
      await entra.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  launchOptions: [
    async ({ launchOptions }, use) => {
      const whole = findChromium();
      await use({
        ...launchOptions,
        ...(whole && { executablePath: whole }),
        ignoreDefaultArgs: ['--disable-popup-blocking'],
      });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ entra }, use) => {
    await entra.tell({ reset: true });
    await use(entra.webUrl);
  },
});

export const banner = (page: Page) => page.getByRole('banner');
export const dialog = (page: Page, name = 'Sign In') => page.getByRole('dialog', { name });
export const withWork = (page: Page) =>
  page.getByRole('button', { name: 'Sign in with your work account' });

/** Does what opens the sign-in window; answers the window when its page is there. */
export async function popupOf(page: Page, act: () => Promise<void>): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), act()]);
  await popup.getByRole('heading', { name: 'Pick an account' }).waitFor();
  return popup;
}

export const openPopup = (page: Page) =>
  popupOf(page, () => banner(page).getByRole('button', { name: 'Sign In' }).click());

export const pick = (popup: Page, name: string) =>
  popup.getByRole('button', { name: new RegExp(`^${name}`) }).click();

/** Opens a page as a person of the sample, with a signed token instead of a sign-in. */
export async function openSignedIn(page: Page, { entraUrl }: Entra, email: string, path: string) {
  const token = await mintToken(entraUrl, { account: email });
  await page.addInitScript((signed) => sessionStorage.setItem('vse.staff', signed), token);
  await page.goto(path);
  await expect(banner(page).getByRole('combobox')).toBeVisible();
}

/**
 * Signs in through the window, from any page of the app. The language list is there once the API has said who is signed
 * in; the names of the buttons are in the language that an earlier test has left the person.
 */
export async function signInAs(page: Page, name: string) {
  await pick(await openPopup(page), name);
  await expect(banner(page).getByRole('combobox')).toBeVisible();
}
