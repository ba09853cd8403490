import { beforeEach, expect, test } from 'vitest';
import SOURCE from '../../../quiz-worker.js?raw';

const HOME = 'https://vse.example';
const LOGIN_PAGE = 'Welcome to the hotel';

type Worker = {
  fire(type: string, request?: object): Promise<string | undefined>;
};

/** What the server has by path, what it was asked for, and what the worker has kept. */
let server: Record<string, string>;
let asked: string[];
let stored: Map<string, Response>;
let date: Date;
let isRedirected: boolean;

const cache = {
  match: async (url: string) => stored.get(new URL(url, HOME).pathname)?.clone(),
  put: async (path: string, response: Response) => void stored.set(path, response),
  keys: async () => [...stored.keys()].map((path) => ({ url: HOME + path })),
  delete: async (url: string) => stored.delete(new URL(url).pathname),
};

async function get(target: string | { url: string }): Promise<Response> {
  const path = new URL(typeof target === 'string' ? target : target.url, HOME).pathname;
  asked.push(path);
  const body = server[path];
  const type = body === LOGIN_PAGE ? 'text/html' : 'text/javascript';
  const headers = { date: date.toUTCString(), 'content-type': type };
  const response = new Response(body ?? '', { status: body === undefined ? 404 : 200, headers });
  if (isRedirected) Object.defineProperty(response, 'redirected', { value: true });
  return response;
}

/** A worker in a page of its own. `fire` resolves with the text of its answer when all that it waits for is done. */
function startWorker(): Worker {
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    location: { origin: HOME },
    skipWaiting() {},
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
  };
  new Function('self', 'caches', 'fetch', SOURCE)(self, { open: async () => cache }, get);
  return {
    async fire(type, request) {
      const work: Promise<unknown>[] = [];
      let answer: Promise<Response> | undefined;
      listeners.get(type)?.({
        request,
        waitUntil: (promise: Promise<unknown>) => work.push(promise),
        respondWith: (promise: Promise<Response>) => {
          answer = promise;
        },
      });
      const text = await (await answer)?.text();
      await Promise.all(work);
      return text;
    },
  };
}

const documentOf = (version: number) =>
  `<script src="/assets/first-${version}.js"></script> const screens = {"quiz":["/assets/quiz-${version}.js"]};`;

/** Puts a version of the app in place of the one before, whose files go. */
function deploy(version: number) {
  server = {
    '/quiz': documentOf(version),
    '/quiz/other': documentOf(version),
    [`/assets/first-${version}.js`]: `first ${version}`,
    [`/assets/quiz-${version}.js`]: `quiz ${version}`,
    '/assets/later.js': 'later',
  };
}

const open = { url: `${HOME}/quiz/other`, mode: 'navigate', cache: 'default' };
const file = (name: string) => ({ url: `${HOME}/assets/${name}`, mode: 'cors', cache: 'default' });

let worker: Worker;
beforeEach(() => {
  asked = [];
  stored = new Map();
  date = new Date();
  isRedirected = false;
  deploy(1);
  worker = startWorker();
});

test('a further quiz opens with the kept document, while the worker asks the server for a newer one', async () => {
  await worker.fire('install');
  expect([...stored.keys()].sort()).toEqual(['/assets/first-1.js', '/assets/quiz-1.js', '/quiz']);
  asked = [];
  expect(await worker.fire('fetch', open)).toBe(documentOf(1));
  expect(asked).toEqual(['/quiz']);
});

test('after a deployment, the old document finds its files, and the next quiz opens with the new one', async () => {
  await worker.fire('install');
  deploy(2);
  expect(await worker.fire('fetch', open)).toBe(documentOf(1));
  expect(await worker.fire('fetch', file('first-1.js'))).toBe('first 1');
  expect(await worker.fire('fetch', file('quiz-1.js'))).toBe('quiz 1');
  expect(await worker.fire('fetch', open)).toBe(documentOf(2));
  expect([...stored.keys()].sort()).toEqual(['/assets/first-2.js', '/assets/quiz-2.js', '/quiz']);
});

test('a person who reloads gets the document of the server', async () => {
  await worker.fire('install');
  expect(await worker.fire('fetch', { ...open, cache: 'no-cache' })).toBeUndefined();
});

test('a document that is older than a week, or of no known age, is not shown', async () => {
  for (const kept of [new Date(Date.now() - 8 * 86_400_000), new Date(Number.NaN)]) {
    date = kept;
    await worker.fire('install');
    date = new Date();
    deploy(2);
    expect(await worker.fire('fetch', open)).toBe(documentOf(2));
    deploy(1);
  }
});

test('nothing is kept of an answer that is not the app', async () => {
  server['/quiz'] = LOGIN_PAGE;
  await worker.fire('install');
  expect(stored.size).toBe(0);
  isRedirected = true;
  deploy(1);
  await worker.fire('install');
  expect(stored.size).toBe(0);
});

test('a document whose files cannot be fetched is not kept', async () => {
  await worker.fire('install');
  deploy(2);
  delete server['/assets/quiz-2.js'];
  await worker.fire('fetch', open);
  expect(await worker.fire('fetch', open)).toBe(documentOf(1));
});

test('a login page in the place of a file is not kept, nor is the document that needs it', async () => {
  await worker.fire('install');
  deploy(2);
  server['/assets/quiz-2.js'] = LOGIN_PAGE;
  await worker.fire('fetch', open);
  deploy(2);
  expect(await worker.fire('fetch', open)).toBe(documentOf(1));
  expect(await worker.fire('fetch', file('quiz-2.js'))).toBe('quiz 2');
});

test('a quiz opens from the server when nothing is kept, and a file that is not kept is fetched', async () => {
  expect(await worker.fire('fetch', open)).toBe(documentOf(1));
  expect(await worker.fire('fetch', file('later.js'))).toBe('later');
});

test.each([
  ['a call of the API', { url: `${HOME}/api/vseGetQuizResult?id=other`, mode: 'cors' }],
  ['a picture of another host', { url: 'https://files.example/assets/a.png', mode: 'no-cors' }],
])('%s passes by the worker', async (_, request) => {
  await worker.fire('install');
  asked = [];
  expect(await worker.fire('fetch', { ...request, cache: 'default' })).toBeUndefined();
  expect(asked).toEqual([]);
  expect(stored.size).toBe(3);
});
