import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { matches, readSwaConfig, serve, withSources } from './swa-config.ts';

const config = readSwaConfig(resolve(import.meta.dirname, '../../../staticwebapp.config.json'));
const files = new Set(['/index.html', '/redirect.html', '/assets/app-1.js']);
const get = (path: string) => serve(config, 'GET', path, (file) => files.has(file));

test.each([
  ['/', '/index.html'],
  ['/quiz/abc', '/index.html'],
  ['/results/a.b', '/index.html'],
  ['/redirect.html', '/redirect.html'],
  ['/assets/app-1.js', '/assets/app-1.js'],
])('%s is served from %s', (path, file) => {
  expect(get(path)).toMatchObject({ file });
});

test.each(['/assets/gone.js', '/logo.png', '/fonts/a.woff2'])(
  '%s, which is not there, is 404',
  (path) => {
    expect(get(path)).toMatchObject({ status: 404 });
  },
);

test('hashed files are kept for ever, pages are asked for again, the sign-in page is not stored', () => {
  const cache = (path: string) => get(path).headers['Cache-Control'];
  expect(cache('/assets/app-1.js')).toContain('immutable');
  expect(cache('/start')).toBe('no-cache');
  expect(cache('/redirect.html')).toBe('no-store');
});

test('the sign-in page may be framed by the app itself, every other page by nobody', () => {
  expect(get('/redirect.html').headers['X-Frame-Options']).toBe('SAMEORIGIN');
  expect(get('/').headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
});

test('a source for this machine is added to one directive only', () => {
  const { globalHeaders } = withSources(config, { 'img-src': 'http://127.0.0.1:*' });
  expect(globalHeaders?.['Content-Security-Policy']).toMatch(
    /img-src [^;]* http:\/\/127\.0\.0\.1:\*; style-src 'self' 'unsafe-inline';/,
  );
});

test('a route may redirect or rewrite', () => {
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
