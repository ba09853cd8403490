import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as calls from '@vse/domain/contract/calls';
import { demoToken } from '@vse/domain/rules/demo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApi } from '../../scripts/build-api.ts';
import { type By, createApiClient } from '../support/api-client.ts';
import { type CloudOptions, startCloud, type TestCloud } from '../support/cloud.ts';
import { startCollector } from '../support/collector.ts';
import { freshCode, freshEmail } from '../support/fresh.ts';
import { startIngestion } from '../support/ingestion.ts';
import { createScenes, SALES_EMAIL } from '../support/scenes.ts';

const folder = mkdtempSync(join(tmpdir(), 'vse-tracing-'));
const entry = join(folder, 'dist/main.js');
const ADMIN = { token: demoToken('Admin') };
const ID = 'vse.request_id';

let collector: Awaited<ReturnType<typeof startCollector>>;
let ingestion: Awaited<ReturnType<typeof startIngestion>>;
beforeAll(async () => {
  collector = await startCollector();
  ingestion = await startIngestion();
  await buildApi(join(folder, 'dist'));
});
afterAll(() => {
  collector?.stop();
  ingestion?.stop();
  rmSync(folder, { recursive: true });
});

/** The packaged API, which sends to the collector soon after a span has ended. */
const startTracedCloud = (
  options: Partial<CloudOptions> = {},
  env: Record<string, string> = ingestion.env,
) =>
  startCloud({
    store: 'sqlite',
    seed: false,
    entry,
    ...options,
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '50',
      ...env,
    },
  });

/** What a browser says about a call, in a trace of its own. */
function freshTrace() {
  const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
  const requestId = randomUUID();
  const headers = { 'x-request-id': requestId, traceparent: `00-${traceId}-${spanId}-00` };
  return { traceId, spanId, requestId, headers };
}

/** Calls the API as a browser does, through the web front where there is one, and answers the trace of the call. */
async function callFromBrowser(cloud: TestCloud, path: string, input?: object, by: By = ADMIN) {
  const { webUrl, apiUrl, functionKey, parts } = cloud;
  const front = parts.web ? `${webUrl}/api` : apiUrl;
  const { request } = createApiClient(() => ({ apiUrl: front, functionKey }));
  const { headers, ...trace } = freshTrace();
  const body = input && { method: 'POST', body: JSON.stringify(input) };
  const type = { 'content-type': 'application/json' };
  const answer = await request(path, { ...body, headers: { ...type, ...headers } }, by);
  return { ...trace, answer };
}

const spansOf = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId);

const POLLED = { interval: 20 };

/** The run's own span and those below it, once the run has been exported. */
async function collected({ traceId }: { traceId: string }, name: string) {
  const find = () => spansOf(traceId).find((span) => span.name === name);
  await expect.poll(find, POLLED).toBeDefined();
  const run = find();
  if (!run) throw new Error(`No span of ${name} has come`);
  return { run, below: spansOf(traceId).filter((span) => span !== run) };
}

/** The same spans as Application Insights gets them. */
const envelopesOf = (traceId: string) =>
  ingestion.envelopes.filter(({ tags }) => tags['ai.operation.id'] === traceId);

/** What Application Insights is told of a span, once it has all of its trace. */
async function exported({ traceId }: { traceId: string }, spans: number) {
  await expect.poll(() => envelopesOf(traceId).length, POLLED).toBe(spans);
  const envelopes = envelopesOf(traceId);
  const typeOf = (spanId: string | undefined) =>
    envelopes.find(({ data }) => data.baseData.id === spanId)?.data.baseData.type;
  return { envelopes, typeOf };
}

describe('the packaged API', () => {
  let cloud: TestCloud;
  beforeAll(async () => {
    cloud = await startTracedCloud({ seed: true, built: false });
  });
  afterAll(() => cloud?.stop());

  const invite = async () => {
    const { providerNamed } = createScenes(createApiClient(() => cloud));
    const fields = {
      name: 'Wilhelmina Nobody',
      email: freshEmail('wilhelmina'),
      code: freshCode(),
      provider: (await providerNamed('Aurum Scent Co.')).id,
      salesperson: SALES_EMAIL,
    };
    return { fields, trace: await callFromBrowser(cloud, calls.createInvite.name, fields) };
  };

  test('sends a span of the request and below it one for each call, in the trace and under the id of the browser', async () => {
    const { trace } = await invite();
    expect(trace.answer.status).toBe(200);
    const { run, below } = await collected(trace, 'vseCreateInvite');
    expect(run).toMatchObject({
      kind: 'internal',
      parentSpanId: trace.spanId,
      status: { code: 0 },
    });
    expect(run.attributes).toMatchObject({
      [ID]: trace.requestId,
      'faas.trigger': 'http',
      'vse.status': 200,
      'vse.caller': 'Admin',
    });
    expect(below.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['create invites', 'create mails', 'create claims', 'mail send']),
    );
    for (const { name, kind, parentSpanId, attributes, ...times } of below) {
      expect([kind, parentSpanId, attributes[ID]], name).toEqual([
        'client',
        run.spanId,
        trace.requestId,
      ]);
      expect(BigInt(times.startTimeUnixNano), name).toBeGreaterThanOrEqual(
        BigInt(run.startTimeUnixNano),
      );
    }
    const created = below.find(({ name }) => name === 'create invites');
    expect(created?.attributes).toMatchObject({
      'db.system.name': 'sqlite',
      'db.collection.name': 'invites',
      'db.operation.name': 'create',
    });
    const sent = below.find(({ name }) => name === 'mail send');
    expect(sent?.attributes).toMatchObject({ 'peer.service': 'mail', 'vse.mail.outcome': 'sent' });
    expect([...collector.services]).toEqual(['vse-api']);
  });

  test('records the reason of a refused call, and not as a failure', async () => {
    const trace = await callFromBrowser(cloud, 'vseGetQuizResult?id=unknown');
    const { run } = await collected(trace, 'vseGetQuizResult');
    expect(run.status.code).toBe(0);
    expect(run.attributes).toMatchObject({
      'vse.status': 404,
      'vse.problem': 'QUIZ_RESULT_NOT_FOUND',
    });
  });

  test('sends spans of directory and files', async () => {
    const readiness = await callFromBrowser(cloud, 'health/ready');
    const { below } = await collected(readiness, 'vseGetReadiness');
    expect(below.map(({ attributes }) => attributes['peer.service'])).toEqual(
      expect.arrayContaining(['directory', 'files', 'mail']),
    );
  });

  test('sends the runs of timers that began before the exporter was loaded', async () => {
    const find = () => collector.spans.find(({ name }) => name === 'runJobs');
    await expect.poll(find, POLLED).toBeDefined();
    const run = find();
    expect(run?.parentSpanId).toBeUndefined();
    expect(run?.attributes).toMatchObject({ 'faas.trigger': 'timer', 'vse.status': 'done' });
    expect(spansOf(run?.traceId ?? '').map(({ parentSpanId }) => parentSpanId)).toContain(
      run?.spanId,
    );
  });

  test('sends nothing about people: no name, address, code, key or token', async () => {
    const { fields, trace } = await invite();
    const { email, code } = fields;
    const redeemed = await callFromBrowser(cloud, calls.redeemInvite.name, { email, code }, {});
    expect(redeemed.answer.status).toBe(200);
    const lookup = calls.getUserByEmailAddress.name;
    const found = await callFromBrowser(cloud, lookup, { email });
    expect(found.answer.status).toBe(200);
    await collected(trace, 'vseCreateInvite');
    await collected(redeemed, 'vseRedeemInvite');
    const { below } = await collected(found, lookup);
    expect(below.map(({ name }) => name)).toContain('directory findByEmail');
    await exported(found, below.length + 1);
    const sent = [...collector.bodies, ...ingestion.bodies].join('\n');
    expect(sent).not.toMatch(/@|%40/);
    const { token } = redeemed.answer.body as { token: string };
    const people = [code, 'wilhelmina', 'nobody', 'example.com', cloud.functionKey, token];
    for (const word of people) expect(sent.toLowerCase()).not.toContain(word.toLowerCase());
  });

  test('sends the same spans to Application Insights by its managed identity, none of them as a request', async () => {
    const { trace } = await invite();
    const { run, below } = await collected(trace, 'vseCreateInvite');
    const { envelopes, typeOf } = await exported(trace, below.length + 1);
    for (const { data, tags } of envelopes) {
      expect(data.baseType).toBe('RemoteDependencyData');
      expect(data.baseData.properties[ID]).toBe(trace.requestId);
      expect(tags['ai.operation.name']).toBe('vseCreateInvite');
    }
    expect([...ingestion.resources]).toEqual(['https://monitor.azure.com']);
    expect(typeOf(run.spanId)).toBe('InProc');
    // What Application Insights calls every SQL database that it does not know.
    expect(typeOf(below.find(({ name }) => name === 'create invites')?.spanId)).toBe('SQL');
  });

  const losses = () => {
    const log = join(cloud.dataDir, 'cloud.log');
    return existsSync(log) ? readFileSync(log, 'utf8').split('"event":"spansLost"').length - 1 : 0;
  };
  const ask = () => callFromBrowser(cloud, 'vseGetQuizResult?id=unknown');

  test.each([
    ['answers 500', 'broken'],
    ['is gone', 'gone'],
  ] as const)(
    'a collector that %s fails no request; the loss is in the log, and later spans come',
    async (_, mood) => {
      // Spans are sent one batch after the other: none from before is lost in place of this one.
      await collected(await ask(), 'vseGetQuizResult');
      collector.feel(mood);
      const before = losses();
      const lost = await ask();
      expect(lost.answer.status).toBe(404);
      await expect.poll(losses, POLLED).toBeGreaterThan(before);
      collector.feel('ok');
      await collected(await ask(), 'vseGetQuizResult');
      expect(spansOf(lost.traceId)).toEqual([]);
    },
  );

  test('a collector that never answers keeps no request waiting', async () => {
    collector.feel('silent');
    const before = collector.asked();
    await ask();
    await expect.poll(() => collector.asked(), POLLED).toBeGreaterThan(before);
    // The export hangs from here on.
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(answers.map(({ answer }) => answer.status)).toEqual(Array(20).fill(404));
    collector.feel('ok');
    await collected(answers[0] ?? freshTrace(), 'vseGetQuizResult');
  });

  test('a collector that never answers does not keep the API from closing its store at the end', async () => {
    collector.feel('silent');
    await ask();
    const log = join(cloud.dataDir, 'vse.sqlite-wal');
    expect(existsSync(log)).toBe(true);
    cloud.parts.api?.retire();
    const start = performance.now();
    await cloud.parts.api?.stop();
    // A host that is still there after 10 s is killed.
    expect(performance.now() - start).toBeLessThan(9000);
    expect(existsSync(log)).toBe(false);
    collector.feel('ok');
  });
});

describe('the packaged API over Cosmos DB', () => {
  let cloud: TestCloud;
  beforeAll(async () => {
    // Nothing is exported until the host ends the API.
    const env = { ...ingestion.env, OTEL_BSP_SCHEDULE_DELAY: '600000' };
    cloud = await startTracedCloud({ store: 'cosmos' }, env);
  });
  afterAll(() => cloud?.stop());

  test('sends what the exporter has not sent yet when the host ends it, with request units, status and activity id', async () => {
    const trace = await callFromBrowser(cloud, 'vseGetQuizResult?id=unknown');
    expect(spansOf(trace.traceId)).toEqual([]);
    cloud.parts.api?.retire();
    await cloud.parts.api?.stop();
    const { below } = await collected(trace, 'vseGetQuizResult');
    const read = below.find(({ name }) => name === 'read quizResults');
    expect(read?.attributes).toMatchObject({
      'db.system.name': 'azure.cosmosdb',
      'db.response.status_code': '404',
      'azure.cosmosdb.operation.request_charge': expect.any(Number),
      'azure.cosmosdb.activity_id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const { typeOf } = await exported(trace, below.length + 1);
    expect(typeOf(read?.spanId)).toBe('azure.cosmosdb');
  });
});
