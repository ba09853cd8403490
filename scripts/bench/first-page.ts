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

type Load = { ms: number; codeBytes: number };
type Measured = { vse: Load; surveyJs: Load; ratio: number; bytesRatio: number };

const ANSWERABLE = 'answerable after ';

/** Runs in the page: says when it has drawn the first answer. On the console, since the policy forbids `eval`. */
const WATCH = `
  new MutationObserver((_, seen) => {
    if (!document.querySelector('input[type=radio], input[type=checkbox]')) return;
    seen.disconnect();
    requestAnimationFrame(() => console.log('${ANSWERABLE}' + performance.now()));
  }).observe(document, { childList: true, subtree: true });
`;

const PHONE = { width: 360, height: 740 };

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Opens a page with a cold cache and what it has stored before, and measures when its first question could be answered. */
async function load(browser: Browser, url: string, known?: Storage): Promise<Load> {
  const context = await browser.newContext({
    viewport: PHONE,
    ...(known && { storageState: known }),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  let codeBytes = 0;
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    // Documents as well: ours holds React.
    if (/javascript|html/.test(response.mimeType)) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) codeBytes += encodedDataLength;
  });
  await page.addInitScript(WATCH);
  const reported = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith(ANSWERABLE),
    timeout: TIMEOUT_MS,
  });
  const [message] = await Promise.all([reported, page.goto(url, { waitUntil: 'commit' })]);
  const ms = Number(message.text().slice(ANSWERABLE.length));
  await context.close();
  return { ms, codeBytes };
}

const median = (loads: Load[]): Load =>
  loads.sort((a, b) => a.ms - b.ms)[Math.floor(loads.length / 2)] ?? {
    ms: Number.NaN,
    codeBytes: 0,
  };

/** Redeems an invite in the app, and returns the quiz with what the app keeps on this device. */
async function beginQuiz(browser: Browser, cloud: TestCloud) {
  const [invite] = cloud.invites;
  if (!invite) throw new Error('The sample catalogue has no open invite.');
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await page.goto(cloud.webUrl);
  await page.getByLabel('Email').fill(invite.email);
  await page.getByLabel('Invite code').fill(invite.code);
  const read = page.waitForResponse((response) => response.url().includes(getQuizResult.name));
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  const { questions } = (await (await read).json()) as OutputOf<typeof getQuizResult>;
  const begun = { url: page.url(), questions, storage: await context.storageState() };
  await context.close();
  return begun;
}

/**
 * Opens a quiz by its link in our app and in SurveyJS, alternating, on a device that redeemed the invite and has lost
 * its cache. The app must be built.
 */
export async function measureFirstPage(): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'vse-bench-web-'));
  const cloud = await startCloud({ store: 'sqlite', seed: true, built: true });
  const browser = await launchChromium();
  const quiz = await beginQuiz(browser, cloud);
  const site = await buildSurveyJs(folder, quiz.questions);
  const server = createServer(
    staticFiles(resolve(site), { globalHeaders: { 'Cache-Control': 'no-cache' } }),
  );
  const port = await listen(server, 0);
  try {
    const [vseLoads, surveyJsLoads]: [Load[], Load[]] = [[], []];
    for (let run = 0; run < RUNS; run++) {
      vseLoads.push(await load(browser, quiz.url, quiz.storage));
      surveyJsLoads.push(await load(browser, `http://localhost:${port}/`));
    }
    const [vse, surveyJs] = [median(vseLoads), median(surveyJsLoads)];
    const bytesRatio = vse.codeBytes / surveyJs.codeBytes;
    return { vse, surveyJs, ratio: vse.ms / surveyJs.ms, bytesRatio };
  } finally {
    await browser.close();
    await closeServer(server);
    await cloud.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
