import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { getQuizResult } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';
import { startCloud, type TestCloud } from '../../tests/support/cloud.ts';
import { closeServer, listen } from '../local/listen.ts';
import { staticFiles } from '../local/web/static-files.ts';
import { launchChromium } from './browser.ts';
import { buildSurveyJs } from './survey-js.ts';

/** Chromium's definition of slow 4G, and a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
const CPU_RATE = 4;
const RUNS = 5;
const TIMEOUT_MS = 60_000;
const READING_MS = 3000;

type Load = { ms: number; codeBytes: number };
/** Milliseconds, and their share of the time until SurveyJS's first answerable question. */
type Step = { what: string; ms: number; ratio: number };
type Measured = { steps: Step[]; vse: Load; surveyJs: Load; bytesRatio: number };

const PAINTED = 'painted after ';
const ANSWERABLE = 'answerable after ';

/**
 * Runs in the page: says when it has drawn something, and when it has drawn the first answer, from the press of a button
 * if there was one. On the console, since the policy forbids `eval`.
 */
const WATCH = `
  let pressed = 0;
  addEventListener('click', () => { pressed = performance.now(); }, { capture: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') console.log('${PAINTED}' + startTime);
  }).observe({ type: 'paint', buffered: true });
  new MutationObserver((_, seen) => {
    if (!document.querySelector('input[type=radio], input[type=checkbox]')) return;
    seen.disconnect();
    requestAnimationFrame(() => console.log('${ANSWERABLE}' + (performance.now() - pressed)));
  }).observe(document, { childList: true, subtree: true });
`;

const PHONE = { width: 360, height: 740 };

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A slow phone whose cache is empty, with what it has stored before. */
const phone = (browser: Browser, known?: Storage) =>
  browser.newContext({ viewport: PHONE, ...(known && { storageState: known }) });

/** A tab whose network and processor are slow, and what it says of itself. */
async function slowTab(context: BrowserContext) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await page.addInitScript(WATCH);
  const timeOf = async (what: string) => {
    const message = await page.waitForEvent('console', {
      predicate: (one) => one.text().startsWith(what),
      timeout: TIMEOUT_MS,
    });
    return Number(message.text().slice(what.length));
  };
  return { page, session, timeOf };
}

type Tab = Awaited<ReturnType<typeof slowTab>>;

async function open({ page, timeOf }: Tab, url: string, until = ANSWERABLE): Promise<number> {
  const [ms] = await Promise.all([timeOf(until), page.goto(url, { waitUntil: 'commit' })]);
  return ms;
}

/** Opens a link with an empty cache, and measures when its first question could be answered. */
async function load(context: BrowserContext, url: string): Promise<Load> {
  const tab = await slowTab(context);
  let codeBytes = 0;
  const scripts = new Set<string>();
  tab.session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript|html/.test(response.mimeType)) scripts.add(requestId);
  });
  tab.session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) codeBytes += encodedDataLength;
  });
  const ms = await open(tab, url);
  return { ms, codeBytes };
}

/** The link of an invite: until it shows its form, and from the press of its button until the first question. */
async function redeemLink(browser: Browser, url: string) {
  const context = await phone(browser);
  const tab = await slowTab(context);
  const paint = await open(tab, url, PAINTED);
  // A person reads the page first.
  await tab.page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
  await tab.page.waitForTimeout(READING_MS);
  const button = tab.page.getByRole('button', { name: 'Start Quiz' });
  const [press] = await Promise.all([tab.timeOf(ANSWERABLE), button.click()]);
  await context.close();
  return { paint, press };
}

const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const medianOf = (loads: Load[]): Load => ({
  ms: median(loads.map(({ ms }) => ms)),
  codeBytes: median(loads.map(({ codeBytes }) => codeBytes)),
});

const linkOf = (cloud: TestCloud, { email, code }: { email: string; code: string }) =>
  `${cloud.webUrl}/invite#${new URLSearchParams({ email, code })}`;

/** Redeems two invites in the app. Returns the addresses of their quizzes, with what the app keeps on this device. */
async function beginQuizzes(browser: Browser, cloud: TestCloud) {
  const context = await browser.newContext({ viewport: PHONE });
  const urls: string[] = [];
  for (const invite of cloud.invites.slice(0, 2)) {
    const page = await context.newPage();
    await page.goto(linkOf(cloud, invite));
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await page.waitForURL(/\/quiz\//);
    urls.push(page.url());
  }
  const storage = await context.storageState();
  await context.close();
  const [first, second] = urls;
  if (!first || !second) throw new Error('The sample catalogue has no two open invites.');
  return { first, second, storage };
}

/** The questions that SurveyJS shows as well. */
async function questionsOf(browser: Browser, url: string, storage: Storage) {
  const context = await phone(browser, storage);
  const page = await context.newPage();
  const read = page.waitForResponse((response) => response.url().includes(getQuizResult.name));
  await page.goto(url);
  const { questions } = (await (await read).json()) as OutputOf<typeof getQuizResult>;
  await context.close();
  return questions;
}

/**
 * Measures the way of a respondent in our app, and alternating the same quiz in SurveyJS. The device of the cold and the
 * second address has redeemed the invites before, and has lost its cache. The app must be built.
 */
export async function measureFirstPage(): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'vse-bench-web-'));
  const cloud = await startCloud({ store: 'sqlite', seed: true, built: true });
  const browser = await launchChromium();
  const { first, second, storage } = await beginQuizzes(browser, cloud);
  const site = await buildSurveyJs(folder, await questionsOf(browser, first, storage));
  const server = createServer(
    staticFiles(resolve(site), { globalHeaders: { 'Cache-Control': 'no-cache' } }),
  );
  const port = await listen(server, 0);
  const [surveyJs, cold]: [Load[], Load[]] = [[], []];
  const times = {
    paint: [] as number[],
    press: [] as number[],
    second: [] as number[],
    secondQuestion: [] as number[],
  };
  const [invite] = cloud.invites;
  try {
    for (let run = 0; run < RUNS && invite; run++) {
      const other = await phone(browser);
      surveyJs.push(await load(other, `http://localhost:${port}/`));
      await other.close();
      const link = await redeemLink(browser, linkOf(cloud, invite));
      times.paint.push(link.paint);
      times.press.push(link.press);
      const context = await phone(browser, storage);
      cold.push(await load(context, first));
      // Somebody who opens another link has looked at this page: the worker has kept the app (decision 0033).
      await context.pages()[0]?.evaluate('navigator.serviceWorker.ready.then(() => true)');
      const tab = await slowTab(context);
      const painted = tab.timeOf(PAINTED);
      times.secondQuestion.push(await open(tab, second));
      times.second.push(await painted);
      await context.close();
    }
    const [vse, theirs] = [medianOf(cold), medianOf(surveyJs)];
    const step = (what: string, ms: number): Step => ({ what, ms, ratio: ms / theirs.ms });
    return {
      steps: [
        step('invite link until its first paint', median(times.paint)),
        step('press until the first question', median(times.press)),
        step('cold quiz until the first question', vse.ms),
        step('second address until its first paint', median(times.second)),
        step('... until its first question', median(times.secondQuestion)),
      ],
      vse,
      surveyJs: theirs,
      bytesRatio: vse.codeBytes / theirs.codeBytes,
    };
  } finally {
    await browser.close();
    await closeServer(server);
    await cloud.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
