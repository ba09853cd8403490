import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { JsonReporter } from 'vitest/node';
import { findChromium } from './scripts/test/browsers.ts';
import { FileReporter } from './scripts/test/file-reporter.ts';
import { patience } from './scripts/test/patience.ts';
import { makeTemporaryFolder } from './scripts/test/temporary.ts';

/** What tests leave behind, failed ones too, goes with the folder in which they make their temporary files. */
const temporary = makeTemporaryFolder();
Object.assign(process.env, { TMPDIR: temporary, TEMP: temporary });

const slowness = patience();

/** In CI what talks over the wire is tried a second time, as the browser tests are; the list says '(retry x1)' then. */
const retry = process.env.CI ? 1 : 0;

/** What depends on the store: lists with their filters and sorts, redeeming, answering, exporting (decision 0005). */
const ON_BOTH_STORES = ['answers', 'history', 'invites', 'lists', 'redeem'].map(
  (name) => `tests/wire/${name}.test.ts`,
);

/** No module has state of its own there, and loading them for each file takes as long as the tests. */
const loadedOnce = { isolate: false, setupFiles: 'tests/support/leave-nothing.ts' };

/** They stand beside the code as well, but start processes, build the package or fill a heap. */
const WITH_PROCESSES = [
  'scripts/{build-api,run}.test.ts',
  'scripts/test/{patience,temporary}.test.ts',
  'scripts/local/{start,host/host}.test.ts',
  'scripts/backup/backup.test.ts',
  'scripts/bench/export.test.ts',
];

/** Tests over HTTP against the local cloud. */
const wire = (store: 'sqlite' | 'cosmos', include: string[], groupOrder: number) => ({
  extends: true as const,
  test: {
    name: `wire-${store}`,
    include,
    globalSetup: `tests/support/cloud-${store}.ts`,
    retry,
    ...loadedOnce,
    sequence: { groupOrder },
  },
});

/** Two files at a time, also on two cores: loading takes these files longer than running. They share nothing. */
const inParallel = { maxWorkers: 2, sequence: { groupOrder: 0 } };

const executablePath = findChromium();

/** Where `npm test` reads what has passed, failed and was skipped. */
const report = process.env.TEST_REPORT;

/** Hooks and components in the Chromium that is there: seconds, where a journey through the app takes minutes. */
const component = {
  extends: true as const,
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom'] },
  // Named here, since a dependency that Vite meets in the middle of a run reloads the page with a second React.
  optimizeDeps: {
    include: [
      '@dnd-kit/core',
      '@dnd-kit/sortable',
      '@fluentui/react-components',
      'fflate',
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'react-router',
      'swr',
      'vitest-browser-react',
      'zod',
    ],
  },
  test: {
    name: 'component',
    include: ['web/src/**/*.test.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { args: ['--no-sandbox'], ...(executablePath && { executablePath }) },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
    // Beside the fault tests, which mostly wait.
    maxWorkers: 2,
    sequence: { groupOrder: 3 },
  },
};

export default defineConfig({
  test: {
    reporters: [
      new FileReporter(),
      ...(report === undefined ? [] : [new JsonReporter({ outputFile: report })]),
    ],
    // What the product logs says something only where a test has failed.
    silent: 'passed-only',
    // Names no test that is only slow: a file has one line.
    slowTestThreshold: 120_000,
    // The command that runs a failed test alone has its line.
    includeTaskLocation: true,
    // Limits only end what hangs: a test takes a second as a rule, and what is waited for comes at once.
    testTimeout: 60_000 * slowness,
    hookTimeout: 180_000 * slowness,
    expect: { poll: { timeout: 30_000 * slowness } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{domain,api,scripts}/**/*.test.ts',
            'tests/{support,export,budget}/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...WITH_PROCESSES],
          // Those that may run side by side mostly wait.
          maxConcurrency: 20,
          ...loadedOnce,
          ...inParallel,
        },
      },
      {
        extends: true,
        test: { name: 'app', include: ['web/src/**/*.test.ts'], ...inParallel },
      },
      {
        extends: true,
        test: {
          name: 'infra',
          include: ['tests/infra/**/*.test.ts'],
          globalSetup: 'tests/infra/compile.ts',
          ...loadedOnce,
          ...inParallel,
        },
      },
      component,
      wire('sqlite', ['tests/wire/**/*.test.ts'], 1),
      {
        extends: true,
        test: {
          name: 'queries',
          include: ['tests/queries/**/*.test.ts'],
          sequence: { groupOrder: 2 },
        },
      },
      wire('cosmos', ON_BOTH_STORES, 2),
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/{faults,simulation}/**/*.test.ts', ...WITH_PROCESSES],
          testTimeout: 300_000 * slowness,
          retry,
          ...loadedOnce,
          // They mostly wait, each for a cloud of its own.
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
