import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { DOCUMENTS } from '../../../web/documents.ts';
import { paths } from '../../../web/src/lib/paths.ts';
import { matches, readSwaConfig, serve, withSources } from './swa-config.ts';

const config = readSwaConfig(resolve(import.meta.dirname, '../../../staticwebapp.config.json'));
const files = new Set([
  ...['/index.html', '/app.html', '/redirect.html', '/assets/app-1.js'],
  '/quiz-worker.js',
]);
const get = (path: string) => serve(config, 'GET', path, (file) => files.has(file));

test.each([
  ['/', '/index.html'],
  ['/invite', '/index.html'],
  ['/quiz/abc', '/app.html'],
  ['/results/a.b', '/app.html'],
  // Safe Links has encoded the # of an invite's link.
  ['/invite#email=ana@firm.example&code=WC33PK', '/app.html'],
  ['/invite%23email%3Dana', '/app.html'],
  ['/invite/#code=WC33PK', '/app.html'],
  ['/start', '/app.html'],
  ['/redirect.html', '/redirect.html'],
  ['/assets/app-1.js', '/assets/app-1.js'],
  ['/quiz-worker.js', '/quiz-worker.js'],
])('%s is served from %s', (path, file) => {
  expect(get(path)).toMatchObject({ file });
});

test('the configuration names the documents that the build makes, and no other', () => {
  const rewrites = (config.routes ?? []).flatMap(({ rewrite }) => rewrite ?? []);
  expect([...rewrites, config.navigationFallback?.rewrite]).toEqual([
    `/${DOCUMENTS.firstPage}`,
    `/${DOCUMENTS.app}`,
  ]);
});

test('every address of the app is served from its shell, but for the two of the first page', () => {
  const addresses = Object.values(paths).map(({ path }) => path.replaceAll(/:\w+/g, 'Dr.%20Ana'));
  const documents = addresses.map((address) => [address, get(address)] as const);
  const ofFirstPage = documents.filter(
    ([, served]) => 'file' in served && served.file === '/index.html',
  );
  expect(ofFirstPage.map(([address]) => address)).toEqual(['/', '/invite']);
  const others = documents.filter((one) => !ofFirstPage.includes(one));
  expect(new Set(others.map(([, served]) => 'file' in served && served.file))).toEqual(
    new Set(['/app.html']),
  );
});

test.each(['/assets/gone.js', '/logo.png', '/fonts/a.woff2'])(
  '%s, which does not exist, is 404',
  (path) => {
    expect(get(path)).toMatchObject({ status: 404 });
  },
);

test('hashed files are cached forever, pages are revalidated, and the sign-in page is not stored', () => {
  const cache = (path: string) => get(path).headers['Cache-Control'];
  expect(cache('/assets/app-1.js')).toContain('immutable');
  expect(cache('/start')).toBe('no-cache');
  expect(cache('/redirect.html')).toBe('no-store');
});

test('only the app itself may frame the sign-in page, and nobody may frame other pages', () => {
  expect(get('/redirect.html').headers['X-Frame-Options']).toBe('SAMEORIGIN');
  expect(get('/').headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
});

const GLOBAL = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy':
    "default-src 'self'; img-src 'self' data: blob: https://storage-account.invalid; style-src 'self' 'unsafe-inline'; connect-src 'self' https://login.microsoftonline.com; frame-src 'self' https://login.microsoftonline.com; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

const OF_PEOPLE = { ...GLOBAL, 'Referrer-Policy': 'no-referrer' };

test.each([
  ['/', OF_PEOPLE],
  ...['/invite', '/quiz', '/quiz/abc', '/results', '/results/abc'].map(
    (path) => [path, { ...OF_PEOPLE, 'X-Robots-Tag': 'noindex' }] as const,
  ),
  ...['/start', '/users', '/quizzes', '/quiz-worker.js'].map((path) => [path, GLOBAL] as const),
  ['/assets/app-1.js', { ...GLOBAL, 'Cache-Control': 'public, max-age=31536000, immutable' }],
  ['/assets/gone.js', GLOBAL],
] as const)('%s has exactly the headers that it should have', (path, headers) => {
  expect(get(path).headers).toEqual(headers);
});

test('the sign-in page has no opener policy, because its popup must reach the page that opened it', () => {
  const { 'Cross-Origin-Opener-Policy': _, ...others } = GLOBAL;
  expect(get('/redirect.html').headers).toEqual({
    ...others,
    'Cache-Control': 'no-store',
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self'; img-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'SAMEORIGIN',
  });
});

test('a source for this machine is added to one directive only', () => {
  const { globalHeaders } = withSources(config, { 'img-src': 'http://127.0.0.1:*' });
  expect(globalHeaders?.['Content-Security-Policy']).toMatch(
    /img-src [^;]* http:\/\/127\.0\.0\.1:\*; style-src 'self' 'unsafe-inline';/,
  );
});

test('a route can redirect or rewrite', () => {
  const other = {
    routes: [
      { route: '/old/*', redirect: '/new' },
      { route: '/x', rewrite: '/index.html' },
    ],
  };
  expect(serve(other, 'GET', '/old/a', () => true)).toEqual({
    status: 302,
    headers: { Location: '/new' },
  });
  expect(serve(other, 'GET', '/x', (file) => files.has(file))).toMatchObject({
    file: '/index.html',
  });
});

test('extensions in braces match one of them', () => {
  expect(matches('/*.{png,jpg}', '/a/b.jpg')).toBe(true);
  expect(matches('/*.{png,jpg}', '/a/b.jpeg')).toBe(false);
});
