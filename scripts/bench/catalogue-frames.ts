import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import * as calls from '@vse/domain/contract/calls';
import { demoToken } from '@vse/domain/rules/demo';
import { mapInChunks } from '../../api/src/store/map-in-chunks.ts';
import { startCloud } from '../../tests/support/cloud.ts';
import { launchChromium } from './browser.ts';
import { measureFirstSwitch } from './first-switch.ts';
import { allRows } from './fragrance-rows.ts';
import { manyFragrances } from './many-fragrances.ts';
import { type StaffCall, staffCallTo } from './staff-call.ts';

const COUNT = 2000;
/** A fragrance of the sample catalogue with seven adjectives. */
const SEVEN_ADJECTIVES = 'Salt Line';
const TIMEOUT_MS = 60_000;
const SETTLED_MS = 1000;

/** Runs in the page: records the longest time between two frames since it was last reset. */
const WATCH = `
  window.longestFrameMs = 0;
  const frame = (before) => requestAnimationFrame((now) => {
    window.longestFrameMs = Math.max(window.longestFrameMs, now - before);
    frame(now);
  });
  frame(performance.now());
`;

type Frames = { what: string; longestMs: number };
type FirstSwitch = { few: number; fewMs: number; manyMs: number; ratio: number };
type Measured = {
  fragrances: number;
  bytesPerRow: number;
  frames: Frames[];
  firstSwitch: FirstSwitch;
  /** Where the form of a fragrance with seven adjectives ends at 1280 × 1000, in CSS pixels. */
  formHeight: number;
};

/** Measures the office's lists over thousands of fragrances, in the built app. */
export async function measureCatalogue(): Promise<Measured> {
  const cloud = await startCloud({ store: 'sqlite', seed: true, built: true });
  const browser = await launchChromium();
  try {
    const call = await staffCallTo(cloud.apiUrl);
    const inventoryOf = async (name: string) => {
      const rows = await allRows(call);
      const fragrances = rows.map(({ id }) => ({ id }));
      const provider = { name, showLogoOnPdf: false, fragrances };
      const { id } = await call(calls.createProvider, provider);
      const url = `${cloud.webUrl}/fragrance-inventory/${id}`;
      return { rows, url, ms: await measureFirstSwitch(browser, url, demoToken('Admin')) };
    };
    const few = await inventoryOf('Small');
    await addFragrances(call);
    const { rows, url, ms: manyMs } = await inventoryOf('Large');
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(TIMEOUT_MS);
    const token = JSON.stringify(demoToken('Admin'));
    await page.addInitScript(`sessionStorage.setItem('vse.staff', ${token}); ${WATCH}`);
    const frames = [
      ...(await overList(page, `${cloud.webUrl}/fragrances`)),
      ...(await overSwitches(page, url)),
    ];
    const salt = rows.find(({ name }) => name === SEVEN_ADJECTIVES)?.id;
    const formHeight = await heightOfForm(page, `${cloud.webUrl}/fragrances/${salt}`);
    const bytes = gzipSync(JSON.stringify(rows)).byteLength;
    const fragrances = rows.length;
    return {
      fragrances,
      bytesPerRow: bytes / fragrances,
      frames,
      formHeight,
      firstSwitch: {
        few: few.rows.length,
        fewMs: few.ms,
        manyMs,
        ratio: manyMs / few.ms,
      },
    };
  } finally {
    await browser.close();
    await cloud.stop();
  }
}

async function addFragrances(call: StaffCall) {
  const adjectives = (await call(calls.listAdjectives, {})).items.map(({ id }) => id);
  await mapInChunks(manyFragrances(COUNT, adjectives), (fragrance) =>
    call(calls.createFragrance, fragrance),
  );
}

// Selectors, because a search by role would inspect thousands of elements during the measured frame.
const SEARCH = 'input[type=search]';

async function overList(page: Page, url: string): Promise<Frames[]> {
  await page.goto(url);
  await page.getByRole('rowheader').first().waitFor();
  const next = page.locator('button', { hasText: 'Next' });
  return [
    await longest(page, 'the list of fragrances scrolls', () => scroll(page)),
    await longest(page, 'ten pages of it are turned', async () => {
      for (let times = 0; times < 10; times++) await next.click();
    }),
    await longest(page, 'it is searched', () =>
      page.locator(SEARCH).pressSequentially('rose', { delay: 60 }),
    ),
    await longest(page, 'it is sorted', () =>
      page.locator('th button', { hasText: 'Collection' }).click(),
    ),
  ];
}

async function heightOfForm(page: Page, url: string): Promise<number> {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto(url);
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await page.getByRole('combobox', { name: 'Add an adjective' }).waitFor();
  await page.waitForTimeout(SETTLED_MS);
  return page.locator('main section').evaluateAll((cards) => {
    return Math.max(...cards.map((card) => card.getBoundingClientRect().bottom));
  });
}

async function overSwitches(page: Page, url: string): Promise<Frames[]> {
  await page.goto(url);
  const switches = page.locator('input[role=switch]');
  await switches.first().waitFor();
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  return [
    await longest(page, 'the inventory scrolls', () => scroll(page)),
    await longest(page, 'ten of its switches are pressed', async () => {
      for (let index = 0; index < 10; index++) await switches.nth(index).click();
    }),
    await longest(page, 'it is searched', () =>
      page.locator(SEARCH).pressSequentially('rose', { delay: 60 }),
    ),
    await longest(page, 'all are shown again and selected', async () => {
      await page.locator(SEARCH).fill('');
      await page.locator('button', { hasText: /^Select All$/ }).click();
    }),
  ];
}

/** The longest frame in milliseconds during some work, and while its result is drawn. */
async function longest(page: Page, what: string, work: () => Promise<unknown>): Promise<Frames> {
  await page.evaluate('window.longestFrameMs = 0');
  await work();
  // The search is debounced.
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
  );
  return { what, longestMs: Number(await page.evaluate('window.longestFrameMs')) };
}

/** Scrolls to the end of the page and back by the wheel, a screen at a time. */
async function scroll(page: Page) {
  await page.mouse.move(640, 500);
  for (let times = 0; times < 40; times++) await page.mouse.wheel(0, 800);
  for (let times = 0; times < 40; times++) await page.mouse.wheel(0, -800);
}
