import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import viteConfig from '../../web/vite.config.ts';

/** Bytes after gzip. A budget grows only together with the decision that says what the bytes are for. */
const FIRST_PAGE = 103_000;
const REACT = 68_000;
const UNTIL_RESULTS = 113_500;
/** All that a cold link to a quiz has to receive before its first question can be answered, besides the quiz itself. */
const FIRST_QUESTION = 119_000;
const STYLES = 8000;
const DOCUMENT_WITHOUT_REACT = 3000;
const FONTS = 20_000;

const dist = resolve(import.meta.dirname, '../../web/dist');
const read = (file: string) => readFileSync(resolve(dist, `.${file}`));
const compressed = (text: Buffer | string) => gzipSync(text).length;
const bytesOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + compressed(read(file)), 0);

const html = () => read('/index.html').toString();
/** The script in the document that holds React. */
const reactScript = () =>
  html()
    .match(/<script>[\s\S]*?<\/script>/g)
    ?.find((script) => script.includes('vseReact')) ?? '';
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

/** The files, with the bytes of code that is in the document. */
async function expectWithin(budget: number, files: readonly string[], inPage = 0) {
  const bytes = inPage + bytesOf(files);
  const largest = bytes > budget ? await largestModules(files) : '';
  expect(
    bytes,
    `${bytes} bytes, ${budget} allowed. Largest modules before minifying:\n${largest}`,
  ).toBeLessThanOrEqual(budget);
}

test('the first page costs a respondent no more code than its budget', async () => {
  const files = firstPage();
  expect(files.length).toBeGreaterThan(1);
  await expectWithin(FIRST_PAGE, files, compressed(reactScript()));
});

test('all code from the invite to the results stays within its budget', async () => {
  const files = withImports([...firstPage(), ...laterFiles()]);
  await expectWithin(UNTIL_RESULTS, files, compressed(reactScript()));
});

test('React is in the document, and no file of the app brings a second one', () => {
  const bytes = compressed(reactScript());
  expect(bytes).toBeGreaterThan(40_000);
  expect(bytes).toBeLessThanOrEqual(REACT);
  // Each copy of React and of React DOM says this when it fails.
  const isReact = /Minified React error/;
  expect(reactScript()).toMatch(isReact);
  const files = readdirSync(resolve(dist, 'assets')).filter((file) => file.endsWith('.js'));
  expect(files.filter((file) => isReact.test(read(`/assets/${file}`).toString()))).toEqual([]);
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
    'first',
    expect.stringMatching(/\.css$/),
  ]);
});

test('all that the first question of a quiz waits for stays within its budget', async () => {
  const code = withImports([...firstPage(), ...(screens().quiz ?? [])]);
  await expectWithin(FIRST_QUESTION, ['/index.html', ...stylesheets(), ...code]);
});

test('the settings, which the quiz waits for, are the first thing that the document asks for', () => {
  const [first] = linked(/<(?:script|link)(?! rel="icon")[^>]+(?:src|href)="([^"]+)"/g);
  expect(first).toBe('/api/vseGetAppSettings');
  expect(html().indexOf(String(first))).toBeLessThan(html().indexOf('<script'));
});

test('the document, its styles and its fonts stay within theirs', () => {
  const document = html().replace(reactScript(), '');
  expect(compressed(document)).toBeLessThanOrEqual(DOCUMENT_WITHOUT_REACT);
  expect(bytesOf(stylesheets())).toBeLessThanOrEqual(STYLES);
  const css = stylesheets()
    .map((file) => read(file).toString())
    .join('');
  const fonts = [...css.matchAll(/url\("?(\/fonts\/[^")]+)"?\)/g)].map(([, file = '']) => file);
  expect(fonts).toHaveLength(1);
  expect(fonts.reduce((sum, file) => sum + read(file).length, 0)).toBeLessThanOrEqual(FONTS);
});

test('no code of a respondent brings zod, Fluent or MSAL', () => {
  const code = withImports([...firstPage(), ...laterFiles()]).map((file) => read(file).toString());
  // A word that only each of the three has.
  expect(code.join('')).not.toMatch(/ZodError|fui-Button|BrowserAuthError/);
});

test('the licenses of all bundled code come along', () => {
  const licenses = read('/licenses.txt').toString() + read('/licenses-react.txt').toString();
  const named = [...licenses.matchAll(/^## (\S+)/gm)].map(([, name]) => name);
  expect(named).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'react-router', 'swr', 'zod']),
  );
  expect(licenses).toContain('Permission is hereby granted, free of charge');
});
