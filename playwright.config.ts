import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from './scripts/test/browsers.ts';
import { patience } from './scripts/test/patience.ts';

/**
 * The lists below an address bar. A browser draws them as pages of its own for every window, and each test has a
 * window: more than half a second of computing for what nobody sees.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
/** A renderer in reserve for the next site: started for each test, used by none. */
const SPARE_RENDERER = 'SpareRendererForSitePerProcess';
/** What Playwright switches off. The last list is the one that counts, so ours repeats it. */
const PLAYWRIGHTS = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** Quiet, and at home in a container (PLATFORM.md, Toolchain). */
const args = [
  `--disable-features=${[...PLAYWRIGHTS, ...ADDRESS_BAR, SPARE_RENDERER].join()}`,
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Elsewhere the whole Chromium, so that CHROMIUM_PATH and --headed do what they say. */
const executablePath = (process.env.CI && findHeadlessShell()) || findChromium();

/** Starts the other browsers that the README names by itself. */
const ENGINES = 'engines.spec.ts';

const slowness = patience();
const { TEST_REPORT } = process.env;

export default defineConfig({
  reporter: [
    ['./scripts/test/spec-reporter.ts'],
    ...(TEST_REPORT ? [['json', { outputFile: TEST_REPORT }] as const] : []),
  ],
  projects: [
    {
      name: 'chromium',
      testIgnore: ENGINES,
      use: {
        browserName: 'chromium',
        launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
      },
    },
    { name: 'engines', testMatch: ENGINES },
  ],
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  globalSetup: './tests/e2e/global-setup.ts',
  workers: 2,
  // A loaded machine of CI's may be late once; what passes at the second try only is named in the summary.
  retries: process.env.CI ? 1 : 0,
  // Limits only end what hangs: a test takes seconds, and an expectation that holds ends at once.
  timeout: 90_000 * slowness,
  expect: { timeout: 15_000 * slowness },
  use: {
    // Set by the global setup, which has run when the workers read this file again.
    ...(process.env.E2E_BASE_URL ? { baseURL: process.env.E2E_BASE_URL } : {}),
    screenshot: 'only-on-failure',
    // A page's routes do not see what a worker answers. The test of the worker allows it.
    serviceWorkers: 'block',
    // A fifth less computing: nothing waits for what fades or moves. Tests of motion switch it on with `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test doubles the time of the whole; E2E_TRACE=1 when one is wanted.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
});
