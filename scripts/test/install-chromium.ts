import { findChromium } from './chromium.ts';
import { runProgram, runTool } from './tool.ts';

/** Finds or installs a Chromium: Playwright's, or the distribution's where Playwright's cannot be downloaded. */
export async function ensureChromium(): Promise<string | undefined> {
  const existing = findChromium();
  if (existing !== undefined) return existing;
  console.log('No Chromium here; installing one with Playwright (a minute, first time only)…');
  await runTool('@playwright/test', ['install', 'chromium'], {}, 'playwright');
  const downloaded = findChromium();
  if (downloaded !== undefined) return downloaded;
  if (process.getuid?.() === 0) {
    console.log('That failed; installing the package "chromium" with apt-get…');
    await runProgram('apt-get', ['update', '-qq']);
    await runProgram('apt-get', ['install', '-y', '-qq', 'chromium']);
  }
  const installed = findChromium();
  if (installed === undefined)
    console.error('The browser tests need Chromium: install one and name it in CHROMIUM_PATH.');
  return installed;
}
