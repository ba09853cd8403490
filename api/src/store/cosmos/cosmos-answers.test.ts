import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, type TestContext } from 'vitest';
import { type Anything, resultWith } from '../../../../tests/support/store-suites.ts';
import type { Container } from '../store.ts';
import { openCosmosStore } from './cosmos-store.ts';

/** What a server in the place of Cosmos DB answers instead of the right answer. */
type Answer = (response: ServerResponse) => void;
const PAGE = '<!doctype html><title>Gateway</title>';
const empty =
  (status: number, headers = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end();
const page =
  (status: number): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end(PAGE);
const json =
  (status: number, headers = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end('{"code":"Any","message":"any"}');
const brokenOff: Answer = (response) => {
  response.writeHead(200, { 'content-length': '999' });
  response.write('{"id":', () => response.destroy());
};

/** A server with these answers to the next calls about documents, or always the same; otherwise all is well. */
type Faults = { answers?: Answer[]; always?: Answer | undefined; deadlineMs?: number };

const document = { ...resultWith({ id: 'a' }), _etag: '"1"' };
const doc = resultWith({ id: 'a' });
const worksOn = (results: Container<Anything>) => ({
  read: () => results.read('a'),
  page: () => results.page({ limit: 5 }),
  count: () => results.count([]),
  create: () => results.create(doc),
  replace: () => results.replace(doc, '"1"'),
  remove: () => results.remove('a', '"1"'),
});
type Works = ReturnType<typeof worksOn>;
const WORKS: (keyof Works)[] = ['read', 'page', 'count', 'create', 'replace', 'remove'];

/** Each test has a server of its own: they mostly wait for a retry, so they run side by side. */
const test = it.concurrent;

async function serve(
  { onTestFinished }: TestContext,
  { answers = [], always, deadlineMs = 20_000 }: Faults,
) {
  const faults = { answers: [...answers], always, calls: 0 };
  const server = createServer((request, response) => {
    const { method, url = '', headers } = request;
    request.resume();
    if (!url.includes('/docs')) {
      const body = url.includes('/pkranges')
        ? { PartitionKeyRanges: [{ id: '0', minInclusive: '', maxExclusive: 'FF' }] }
        : { id: 'any', _rid: 'r', partitionKey: { paths: ['/id'] } };
      response.end(JSON.stringify(body));
      return;
    }
    faults.calls++;
    const answer = faults.always ?? faults.answers.shift();
    if (answer) return answer(response);
    const isQuery = headers['x-ms-documentdb-isquery'] !== undefined;
    if (isQuery) response.end(JSON.stringify({ Documents: [document], _count: 1 }));
    else response.writeHead(method === 'DELETE' ? 204 : 200).end(JSON.stringify(document));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const deadline = () => AbortSignal.timeout(deadlineMs);
  const settings = { endpoint: `http://127.0.0.1:${port}`, key: btoa('key'), deadline };
  const store = openCosmosStore(settings);
  onTestFinished(async () => {
    await store.close();
    server.close().closeAllConnections();
  });
  return { faults, works: worksOn(store.container('quizResults')) };
}

describe.each<[string, Answer]>([
  ['408 as JSON', json(408)],
  ['449 as JSON', json(449)],
  ['500 as JSON', json(500)],
  ['503 as JSON', json(503)],
  ['500 without a body', empty(500)],
  ['502 as a page', page(502)],
  ['503 without a body', empty(503)],
  ['503 as a page', page(503)],
  ['504 without a body', empty(504)],
  ['408 without a body', empty(408)],
  ['429 without a body', empty(429)],
  ['429 as a page', page(429)],
])('after one answer of %s', (_, answer) => {
  test.for(WORKS)('%s is tried again and succeeds', async (work, context) => {
    const { faults, works } = await serve(context, { answers: [answer] });
    await works[work]();
    expect(faults.calls).toBeGreaterThanOrEqual(2);
  });
});

describe.each<[string, Answer]>([
  ["a proxy's page with status 200", page(200)],
  ['200 without a body', empty(200)],
  ['a body that breaks off', brokenOff],
])('after one answer of %s', (_, answer) => {
  test.for(['read', 'page', 'count', 'create', 'replace'] as const)(
    '%s is tried again and succeeds',
    async (work, context) => {
      const { faults, works } = await serve(context, { answers: [answer] });
      await works[work]();
      expect(faults.calls).toBeGreaterThanOrEqual(2);
    },
  );
});

test.for(['read', 'page', 'create'] as const)(
  '%s gives up after four answers of 503 without a body, as unavailable',
  async (work, context) => {
    const { faults, works } = await serve(context, { always: empty(503) });
    await expect(works[work]()).rejects.toMatchObject({ name: 'StoreError', kind: 'unavailable' });
    // Of a page, the SDK asks for the plan as well.
    expect(faults.calls).toBeGreaterThanOrEqual(4);
    expect(faults.calls).toBeLessThanOrEqual(8);
  },
);

describe.each<[string, (status: number) => Answer]>([
  ['JSON', (status) => json(status)],
  ['nothing', (status) => empty(status)],
  ['a page', (status) => page(status)],
])('the status decides when the body is %s:', (_, answerWith) => {
  test.for([
    ['create', 409, 'conflict'],
    ['replace', 412, 'stale'],
    ['replace', 404, 'missing'],
    ['remove', 412, 'stale'],
    ['remove', 404, 'missing'],
  ] as const)('%s refused with %i is %s', async ([work, status, kind], context) => {
    const { works } = await serve(context, { answers: [answerWith(status)] });
    await expect(works[work]()).rejects.toMatchObject({ kind });
  });

  test('a read answered with 404 finds nothing', async (context) => {
    const { faults, works } = await serve(context, { answers: [answerWith(404)] });
    expect(await works.read()).toBeUndefined();
    expect(faults.calls).toBe(1);
  });

  test.for([400, 403, 413])('a write refused with %i is tried once', async (status, context) => {
    const { faults, works } = await serve(context, { always: answerWith(status) });
    await expect(works.create()).rejects.toMatchObject({ code: status });
    expect(faults.calls).toBe(1);
  });
});

describe('while the service throttles', () => {
  test.for<[string, Answer]>([
    ['short pauses', json(429, { 'x-ms-retry-after-ms': '5' })],
    ['no pause', json(429)],
  ])('for a while, asking for %s, a call waits and succeeds', async ([, always], context) => {
    const { faults, works } = await serve(context, { always });
    const end = setTimeout(() => {
      faults.always = undefined;
    }, 1500);
    await Promise.all(WORKS.map((work) => works[work]()));
    clearTimeout(end);
    // A pause of 100 ms at least: 15 retries of each call, and of the plan of each query.
    expect(faults.calls).toBeLessThan(130);
  });

  test.for(['read', 'page', 'create'] as const)(
    'for ever, %s is unavailable at the deadline',
    async (work, context) => {
      const always = json(429, { 'x-ms-retry-after-ms': '5' });
      const { faults, works } = await serve(context, { always, deadlineMs: 700 });
      const begin = Date.now();
      await expect(works[work]()).rejects.toMatchObject({ kind: 'unavailable' });
      expect(Date.now() - begin).toBeGreaterThan(650);
      const before = faults.calls;
      await pause(300);
      // What was on its way goes on: of a page, the SDK's question for the plan as well.
      const onTheirWay = work === 'page' ? 2 : 1;
      expect(faults.calls - before, 'calls after the deadline').toBeLessThanOrEqual(onTheirWay);
    },
  );
});
