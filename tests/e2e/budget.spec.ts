import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { documents } from '../../web/documents.ts';
import viteConfig from '../../web/vite.config.ts';
import { gzipBytes, readBuilt, screenFiles } from '../support/screen-files.ts';
import { openStaff } from './support/staff.ts';
import { heading, test } from './support/test.ts';

/** Bytes after gzip. A budget grows only in a commit that says what the bytes are for. */
const FIRST_PAGE = 107_000;
const UNTIL_RESULTS = 118_800;
/** All that a cold link to a quiz has to receive before its first question can be answered, besides the quiz itself. */
const FIRST_QUESTION = 125_800;
/** The portrait, the figures, the mail and the print, which nobody waits for, with their words in four languages. */
const AFTER_RESULTS = 6600;
const STYLES = 8000;
const SHELL = 4500;
/** Less than what a server may send before it waits for an answer (ten packets): one round trip to the first paint. */
const FIRST_PAGE_DOCUMENT = 12_800;
const DASHBOARD = 255_000;
/** With React and the dialogs, and without MSAL, which comes with the sign-in. */
const OFFICE_SCREEN = 345_000;
const FURTHER_SCREEN = 40_000;
/** Its tables with their bars and lines: all that Insight has for itself besides its words. */
const INSIGHT = 15_000;
const FONTS = 20_000;

const read = readBuilt;
const compressed = (text: Buffer | string) => gzipSync(text).length;
const bytesOf = gzipBytes;

const html = (file = '/app.html') => read(file).toString();
const linked = (pattern: RegExp) => [...html().matchAll(pattern)].map(([, file = '']) => file);

/** The files with all that they import without waiting. */
function withImports(files: readonly string[], found = new Set<string>()): string[] {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const imports = read(file)
      .toString()
      .matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g);
    withImports(
      [...imports].map(([, name]) => `/assets/${name}`),
      found,
    );
  }
  return [...found];
}

const firstPage = () =>
  withImports(linked(/(?:<script[^>]+src|rel="modulepreload"[^>]*href)="([^"]+\.js)"/g));

/** What index.html knows of the screens that come after the first page, by screen. */
function screens(): Record<string, string[]> {
  const json = /const screens = (\{.*\});/.exec(html())?.[1] ?? '{}';
  return JSON.parse(json) as Record<string, string[]>;
}
const stylesheets = () => linked(/rel="stylesheet"[^>]*href="([^"]+\.css)"/g);
const laterFiles = () => Object.values(screens()).flat();

/** The twenty largest modules of some files: what to look at when a budget is spent. */
async function largestModules(files: readonly string[]): Promise<string> {
  const built = await build({
    ...viteConfig,
    // Nothing is prerendered: Playwright cannot import the module that is built for it.
    plugins: viteConfig.plugins?.filter((plugin) => plugin !== documents) ?? [],
    configFile: false,
    logLevel: 'silent',
    build: { ...viteConfig.build, write: false },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const sizes = new Map<string, number>();
  for (const chunk of output) {
    if (chunk.type !== 'chunk' || !files.includes(`/${chunk.fileName}`)) continue;
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
      const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? id.split('/src/').at(-1);
      sizes.set(name ?? id, (sizes.get(name ?? id) ?? 0) + renderedLength);
    }
  }
  const rows = [...sizes].sort(([, a], [, b]) => b - a).slice(0, 20);
  return rows.map(([name, size]) => `${String(size).padStart(8)}  ${name}`).join('\n');
}

async function expectWithin(budget: number, files: readonly string[]) {
  const bytes = bytesOf(files);
  const largest = bytes > budget ? await largestModules(files) : '';
  expect(
    bytes,
    `${bytes} bytes, ${budget} allowed. Largest modules before minifying:\n${largest}`,
  ).toBeLessThanOrEqual(budget);
}

test('the first page costs a respondent no more code than its budget', async () => {
  const files = firstPage();
  expect(files.length).toBeGreaterThan(1);
  await expectWithin(FIRST_PAGE, files);
});

test('all code from the invite to the results stays within its budget', async () => {
  const files = withImports([...firstPage(), ...laterFiles()]);
  await expectWithin(UNTIL_RESULTS, files);
});

test('a cold link right to a quiz or its results asks for few files, the large ones among the first six', () => {
  const { quiz = [], results = [] } = screens();
  const names = (files: readonly string[]) =>
    // The hash has eight characters, of which one may be a hyphen.
    files.map((file) => file.replace(/^\/assets\/(.+)-[\w-]{8}\.js$/, '$1'));
  expect(names(quiz)).toEqual(['quiz-screen']);
  expect(names(results).sort()).toEqual(['quiz-screen', 'results-screen']);
  // A file that these import and index.html does not know would be asked for a round trip later.
  expect(withImports([...firstPage(), ...laterFiles()]).sort()).toEqual(
    [...new Set([...firstPage(), ...laterFiles()])].sort(),
  );
  const asked = linked(/<(?:script|link)[^>]+(?:src|href)="(\/(?:assets|fonts)\/[^"]+)"/g);
  expect(names(asked)).toEqual([
    expect.stringContaining('runtime'),
    'react',
    'first',
    expect.stringMatching(/\.css$/),
  ]);
});

test('all that the first question of a quiz waits for stays within its budget', async () => {
  const code = withImports([...firstPage(), ...(screens().quiz ?? [])]);
  await expectWithin(FIRST_QUESTION, ['/app.html', ...stylesheets(), ...code]);
});

test('what comes after the results is small, and brings nothing that only staff load', () => {
  const before = withImports([...firstPage(), ...laterFiles()]);
  const code = before.map((file) => read(file).toString()).join('');
  const later = (pattern: RegExp) => [
    ...new Set([...code.matchAll(pattern)].map(([file]) => file)),
  ];
  const more = later(/results-more-[\w-]{8}\.(js|css)/g).map((file) => `/assets/${file}`);
  const opened = later(/note-opened-[\w-]{8}\.js/g).map((file) => `/assets/${file}`);
  expect([more.length, opened.length]).toEqual([2, 1]);
  expect(bytesOf(more)).toBeLessThanOrEqual(AFTER_RESULTS);
  const js = [...more, ...opened].filter((file) => file.endsWith('.js'));
  expect(
    withImports(js)
      .filter((file) => !before.includes(file))
      .sort(),
  ).toEqual(js.sort());
});

test('the settings, which the quiz waits for, are the first thing that the document asks for', () => {
  const [first] = linked(/<(?:script|link)(?! rel="icon")[^>]+(?:src|href)="([^"]+)"/g);
  expect(first).toBe('/api/vseGetAppSettings');
  expect(html().indexOf(String(first))).toBeLessThan(html().indexOf('<script'));
});

test('the document, its styles and its fonts stay within theirs', () => {
  expect(compressed(html())).toBeLessThanOrEqual(SHELL);
  expect(compressed(html('/index.html'))).toBeLessThanOrEqual(FIRST_PAGE_DOCUMENT);
  expect(read('/staticwebapp.config.json').length).toBeLessThanOrEqual(20_000);
  expect(bytesOf(stylesheets())).toBeLessThanOrEqual(STYLES);
  const css = stylesheets()
    .map((file) => read(file).toString())
    .join('');
  const fonts = [...css.matchAll(/url\("?(\/fonts\/[^")]+)"?\)/g)].map(([, file = '']) => file);
  expect(fonts).toHaveLength(1);
  expect(fonts.reduce((sum, file) => sum + read(file).length, 0)).toBeLessThanOrEqual(FONTS);
});

/** Shown to developers only. */
const officeScreens = () => screenFiles().filter(({ screen }) => !screen.startsWith('style-guide'));
const filesOf = (name: string) =>
  officeScreens().find(({ screen }) => screen === name)?.files ?? [];

test('no screen of the office needs more than its bytes', async () => {
  const screens = officeScreens();
  expect(screens.length).toBeGreaterThan(20);
  const known = new Set([
    ...filesOf('dashboard/dashboard-screen'),
    ...filesOf('adjectives/adjectives-screen'),
  ]);
  for (const { screen, files } of screens) {
    await expectWithin(screen.startsWith('dashboard') ? DASHBOARD : OFFICE_SCREEN, files);
    // After the dashboard and a list.
    const further = files.filter((file) => !known.has(file));
    expect(bytesOf(further), `${screen}: further bytes`).toBeLessThanOrEqual(FURTHER_SCREEN);
  }
});

test('Insight has at most 15 KB beyond what the dashboard and a list have loaded', async () => {
  const known = new Set([
    ...filesOf('dashboard/dashboard-screen'),
    ...filesOf('history/history-screen'),
  ]);
  const own = filesOf('insight/insight-screen').filter((file) => !known.has(file));
  expect(own.length).toBeGreaterThan(1);
  await expectWithin(INSIGHT, own);
});

test('a browser loads the files that the build has written down, and no others', async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) asked.add(pathname.slice(1));
  });
  // Demo accounts exist on this machine only. The results are prefetched for respondents, with all that they need. Only
  // lists of several pages have letters.
  const isEarly = (file: string) => /\/(demo|letters|results-screen)-/.test(file);
  const askedFor = (needed: ReadonlySet<string>) => {
    const code = [...asked].filter((file) => isEarly(file) && file.endsWith('.js'));
    const early = withImports(code).map((file) => file.replace(/^\//, ''));
    return [...asked]
      .filter((file) => needed.has(file) || !(isEarly(file) || early.includes(file)))
      .sort();
  };
  await openStaff(page, 'Admin', '/dashboard');
  await page.waitForLoadState('networkidle');
  const dashboard = new Set(filesOf('dashboard/dashboard-screen'));
  expect(askedFor(dashboard)).toEqual([...dashboard].sort());
  await page
    .getByRole('main')
    .getByRole('link', { name: /Adjectives/ })
    .first()
    .click();
  // The dashboard has rows with a head as well.
  await heading(page, 'Adjectives').waitFor();
  await page.getByRole('rowheader').first().waitFor();
  await page.waitForLoadState('networkidle');
  const both = new Set([...dashboard, ...filesOf('adjectives/adjectives-screen')]);
  expect(askedFor(both)).toEqual([...both].sort());
});

test('no code of a respondent brings zod, Fluent or MSAL', () => {
  const code = withImports([...firstPage(), ...laterFiles()]).map((file) => read(file).toString());
  // A word that only each of the three has.
  expect(code.join('')).not.toMatch(/ZodError|fui-Button|BrowserAuthError/);
});

test('what respondents load later brings no file of the office', () => {
  const later = readdirSync(resolve(import.meta.dirname, '../../web/dist/assets')).filter((file) =>
    /^(not-open|note-opened|privacy-(line|dialogs))-[\w-]{8}\.js$/.test(file),
  );
  expect(later).toHaveLength(4);
  const files = withImports(later.map((file) => `/assets/${file}`));
  expect(files.filter((file) => /\/(office|fields|records)-/.test(file))).toEqual([]);
});

test('the licenses of all bundled code come along', () => {
  const licenses = read('/licenses.txt').toString();
  const named = [...licenses.matchAll(/^## (\S+)/gm)].map(([, name]) => name);
  expect(named).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'react-router', 'swr', 'zod']),
  );
  expect(licenses).toContain('Permission is hereby granted, free of charge');
});
