import { findChromium, findHeadlessShell } from './chromium.ts';
import { runProgram, runTool } from './tool.ts';

/** Installs a package of the distribution, where that is possible without asking: as root, in a container. */
async function installPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  console.log(`Installing the package "${name}" with apt-get…`);
  if ((await runProgram('apt-get', ['install', '-y', '-qq', name])) === 0) return;
  await runProgram('apt-get', ['update', '-qq']);
  await runProgram('apt-get', ['install', '-y', '-qq', name]);
}

/**
 * Finds or installs a Chromium: Playwright's, or the distribution's where Playwright's cannot be downloaded. In CI, adds
 * the one without windows, which most tests run in where it is installed.
 */
export async function ensureChromium(): Promise<string | undefined> {
  if (process.env.CI && findHeadlessShell() === undefined)
    await installPackage('chromium-headless-shell');
  const existing = findChromium();
  if (existing !== undefined) return existing;
  console.log('No Chromium here; installing one with Playwright (a minute, first time only)…');
  await runTool('@playwright/test', ['install', 'chromium'], {}, 'playwright');
  const downloaded = findChromium();
  if (downloaded !== undefined) return downloaded;
  await installPackage('chromium');
  const installed = findChromium();
  if (installed === undefined)
    console.error('The browser tests need Chromium: install one and name it in CHROMIUM_PATH.');
  return installed;
}
