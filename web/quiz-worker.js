// The service worker of quizzes: opens them with the app's document as it was kept, without waiting for the server's
// (decision 0033). It keeps the document and the files that it names, nothing of a person, and sees no other page.
const DOCUMENT = '/quiz';
const WEEK_MS = 7 * 86_400_000;
const FILES = /"(\/assets\/[^"]+)"/g;

const openCache = () => caches.open('vse.app');
const filesOf = async (response) =>
  [...(await response.clone().text()).matchAll(FILES)].map(([, file]) => file);

/** Fetches a file of the app. A network's login page in its place would come again for as long as it is needed. */
async function fetchFile(file) {
  const response = await fetch(file);
  if (!response.ok || /html/.test(response.headers.get('content-type') ?? ''))
    throw new TypeError(`${file} is not of the app`);
  return response;
}

/** Keeps what the server has now. Files that only the document before the last one named are removed. */
async function keep() {
  const response = await fetch(DOCUMENT, { cache: 'no-cache' });
  const files = await filesOf(response);
  // Something else, such as the login page of a hotel's network, names no file of the app.
  if (!response.ok || response.redirected || files.length === 0) return;
  const cache = await openCache();
  const before = await cache.match(DOCUMENT);
  const needed = new Set([...files, ...(before ? await filesOf(before) : [])]);
  // The document last: after a deployment the server has no files of an older one.
  await Promise.all(
    files.map(async (file) => (await cache.match(file)) ?? cache.put(file, await fetchFile(file))),
  );
  await cache.put(DOCUMENT, response);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== DOCUMENT && !needed.has(pathname)) await cache.delete(url);
  }
}

/** The kept response, unless it is a document that has not been compared with the server's for a week. */
async function kept(url) {
  const response = await (await openCache()).match(url);
  const age = Math.abs(Date.now() - Date.parse(response?.headers.get('date') ?? ''));
  return url !== DOCUMENT || age < WEEK_MS ? response : undefined;
}

const answer = async (request, url) =>
  (await kept(url).catch(() => undefined)) ?? (await fetch(request));

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keep());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') {
    // Whoever reloads wants the server's document.
    if (request.cache !== 'default') return;
    event.respondWith(answer(request, DOCUMENT));
    event.waitUntil(keep().catch(() => {}));
  } else if (origin === self.location.origin && pathname.startsWith('/assets/'))
    event.respondWith(answer(request, pathname));
});
