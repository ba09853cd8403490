import { findChromium, findHeadlessShell } from './browsers.ts';
import { runQuietly, runTool } from './tool.ts';

/**
 * Installs packages of the distribution, where that is possible without asking: as root, in a container. Prints what
 * apt-get says only if it fails.
 */
export async function installPackages(...names: string[]): Promise<void> {
  if (process.getuid?.() !== 0) return;
  console.log(`Installing ${names.join(' and ')} with apt-get…`);
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  if ((await runQuietly('apt-get', install)).code === 0) return;
  await runQuietly('apt-get', ['update', '-qq']);
  const { code, printed } = await runQuietly('apt-get', install);
  if (code !== 0) console.warn(`It cannot be installed: ${printed.trim()}`);
}

/**
 * Finds or installs a Chromium: the distribution's, or Playwright's where that cannot be installed. In CI, adds the one
 * without windows, which most tests run in where it is installed.
 */
export async function ensureChromium(): Promise<string | undefined> {
  if (process.env.CI && findHeadlessShell() === undefined)
    await installPackages('chromium-headless-shell');
  if (findChromium() === undefined) await installPackages('chromium');
  const existing = findChromium();
  if (existing !== undefined) return existing;
  console.log('No Chromium here; installing one with Playwright (a minute, first time only)…');
  await runTool('@playwright/test', ['install', 'chromium'], {}, 'playwright');
  const installed = findChromium();
  if (installed === undefined)
    console.error('The browser tests need Chromium: install one and name it in CHROMIUM_PATH.');
  return installed;
}
