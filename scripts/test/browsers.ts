import { existsSync } from 'node:fs';
import { chromium, webkit } from '@playwright/test';

const CHROMIUM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** WebKitGTK's driver, which starts its browser, and the display that it needs. */
const WEBKIT = { driver: '/usr/bin/WebKitWebDriver', display: '/usr/bin/Xvfb' };

const SHELL = '/usr/bin/chromium-headless-shell';

/** Finds Debian's Chromium without windows, which draws no toolbar around the same pages: a fifth less computing. */
export const findHeadlessShell = (): string | undefined => (existsSync(SHELL) ? SHELL : undefined);

/** Finds a Chromium on this machine: CHROMIUM_PATH, Playwright's own, or one in a usual place. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, chromium.executablePath(), ...CHROMIUM].find(
    (path) => path !== undefined && existsSync(path),
  );

/** Finds a Firefox on this machine: FIREFOX_PATH, or one in a usual place. */
export const findFirefox = (): string | undefined =>
  [process.env.FIREFOX_PATH, ...FIREFOX].find((path) => path !== undefined && existsSync(path));

/** Finds Playwright's own build of WebKit, or Debian's packages webkit2gtk-driver and xvfb. */
export function findWebKit(): 'playwright' | typeof WEBKIT | undefined {
  if (existsSync(webkit.executablePath())) return 'playwright';
  return Object.values(WEBKIT).every((path) => existsSync(path)) ? WEBKIT : undefined;
}
