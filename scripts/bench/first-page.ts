import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { getQuizResult, redeemInvite } from '@vse/domain/contract/calls';
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

/** Opens a page with a cold cache, and measures when its first question could be answered. */
async function load(browser: Browser, url: string, storage: Record<string, string>): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  let codeBytes = 0;
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) codeBytes += encodedDataLength;
  });
  await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(storage)}); ${WATCH}`);
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

async function beginQuiz(cloud: TestCloud) {
  const headers = { 'content-type': 'application/json', 'x-functions-key': cloud.functionKey };
  const [invite] = cloud.invites;
  if (!invite) throw new Error('The sample catalogue has no open invite.');
  const redeemed = await fetch(`${cloud.apiUrl}/${redeemInvite.name}`, {
    method: redeemInvite.method,
    headers,
    body: JSON.stringify({ email: invite.email, code: invite.code }),
  });
  const { id, token } = (await redeemed.json()) as OutputOf<typeof redeemInvite>;
  const read = await fetch(`${cloud.apiUrl}/${getQuizResult.name}?id=${id}`, {
    headers: { ...headers, 'x-authorization': `Bearer ${token}` },
  });
  const { questions } = (await read.json()) as OutputOf<typeof getQuizResult>;
  return { id, token, questions };
}

/** Opens a cold link to a quiz in our app and in SurveyJS, alternating. The app must be built. */
export async function measureFirstPage(): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'vse-bench-web-'));
  const cloud = await startCloud({ store: 'sqlite', seed: true, built: true });
  const browser = await launchChromium();
  const quiz = await beginQuiz(cloud);
  const site = await buildSurveyJs(folder, quiz.questions);
  const server = createServer(
    staticFiles(resolve(site), { globalHeaders: { 'Cache-Control': 'no-cache' } }),
  );
  const port = await listen(server, 0);
  try {
    const [vseLoads, surveyJsLoads]: [Load[], Load[]] = [[], []];
    const token = { [`vse.respondent.${quiz.id}`]: quiz.token };
    for (let run = 0; run < RUNS; run++) {
      vseLoads.push(await load(browser, `${cloud.webUrl}/quiz/${quiz.id}`, token));
      surveyJsLoads.push(await load(browser, `http://localhost:${port}/`, {}));
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
