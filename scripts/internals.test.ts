import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const installed = (path: string) =>
  readFileSync(resolve(import.meta.dirname, '../node_modules', path), 'utf8');

/**
 * What the code takes from libraries that they do not promise: the package, the version in which it was last looked at,
 * the file of the package, what that must have, and who relies on it. After an upgrade look again, then write the new
 * version here.
 */
test.each([
  ['swr', '2.5.1', 'dist/index/index.mjs', 'unstable_serialize', 'lib/api/cache.ts'],
  [
    'react-router',
    '8.5.1',
    'dist/production/lib/router/history.js',
    'globalHistory.state || { idx: null }',
    'lib/forms/leave-guards.ts and app/error-boundary.tsx: each history entry has its index',
  ],
  [
    'react-router',
    '8.5.1',
    'dist/production/lib/router/history.js',
    'window.addEventListener(PopStateEventType, handlePop)',
    'lib/forms/history-hold.ts: a listener on window that was added earlier can hide popstate',
  ],
  ['zod', '4.6.7', 'v4/core/core.js', '__zod_globalConfig', 'lib/browser/no-eval.ts'],
  ['vite', '8.3.8', 'dist/node/chunks/node.js', 'vite:preloadError', 'lib/browser/lost-styles.ts'],
  [
    '@fluentui/react-tabster',
    '9.26.19',
    'lib/focus/constants.js',
    "'data-fui-focus-visible'",
    'ui/kit/controls/button.module.css and menu.module.css',
  ],
  [
    'tabster',
    '8.8.1',
    'dist/esm/Consts.js',
    '"data-tabster-dummy"',
    'tests/e2e/support/axe.ts leaves out the focus guards',
  ],
])('%s %s has in %s the internal %s, for %s', (name, version, path, internal) => {
  expect(JSON.parse(installed(`${name}/package.json`)).version).toBe(version);
  expect(installed(`${name}/${path}`)).toContain(internal);
});

/** The private list of features that Playwright switches off, which playwright.config.ts repeats. */
test('playwright-core 1.65.1 switches off the features that playwright.config.ts repeats', () => {
  expect(JSON.parse(installed('playwright-core/package.json')).version).toBe('1.65.1');
  const bundle = installed('playwright-core/lib/coreBundle.js');
  const config = readFileSync(resolve(import.meta.dirname, '../playwright.config.ts'), 'utf8');
  const repeated = /const PLAYWRIGHTS = \[([^\]]*)\]/.exec(config)?.[1]?.match(/\w+/g) ?? [];
  expect(repeated).toHaveLength(14);
  for (const feature of repeated) expect(bundle).toContain(`"${feature}"`);
});
