import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import * as calls from '@vse/domain/contract/calls';
import { getAppSettings } from '@vse/domain/records/app-settings';
import { downloadFile, uploadFile } from '@vse/domain/records/files';
import { listFragrances } from '@vse/domain/records/fragrances';
import { redeemInvite } from '@vse/domain/records/invites';
import { getQuizResult } from '@vse/domain/records/quiz-results';
import { createUserLogs } from '@vse/domain/records/user-logs';
import { getSession } from '@vse/domain/records/users';
import { demoToken } from '@vse/domain/rules/demo';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { timers } from '../../../api/src/timers/timers.ts';
import { buildApi } from '../../../scripts/build-api.ts';
import { triggeredBy } from '../../../scripts/local/host/load.ts';
import { routerOf } from '../../../scripts/local/host/routes.ts';
import { hostServer } from '../../../scripts/local/host/server.ts';
import { closeServer, listen } from '../../../scripts/local/listen.ts';
import { findWorker } from '../../../scripts/test/worker.ts';
import { startCloud, type TestCloud } from '../../support/cloud.ts';
import { needs } from '../../support/needs.ts';
import { startWorker, type Worker } from './worker-process.ts';

const script = findWorker();
if (!script)
  console.warn(
    "Microsoft's Node.js worker is not here: the tests that run the package in it are skipped. FUNCTIONS_WORKER can name its folder.",
  );

type Call = { path: string; method?: string; token?: string; key?: null } & {
  headers?: Record<string, string>;
  body?: string | FormData;
};
const json = { 'content-type': 'application/json' };
const admin = { token: demoToken('Admin') };

function pngForm(): FormData {
  const form = new FormData();
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
  const size = [0, 0, 0, 1, 0, 0, 0, 1, ...Array(9).fill(0)];
  form.set('file', new File([new Uint8Array([...png, ...size])], 'Fläche.png'));
  return form;
}

const CALLS: [title: string, status: number, call: Call][] = [
  ['JSON without a session', 200, { path: getAppSettings.name }],
  ['JSON for an Admin', 200, { path: getSession.name, ...admin }],
  ['a long list', 200, { path: listFragrances.name, ...admin }],
  [
    'a long list in gzip',
    200,
    { path: listFragrances.name, ...admin, headers: { 'accept-encoding': 'gzip' } },
  ],
  ['no session where one is needed: refused', 401, { path: listFragrances.name }],
  [
    'a role that may not: refused',
    403,
    { path: uploadFile.name, method: 'POST', token: demoToken('Salesperson'), body: pngForm() },
  ],
  ['no function key: refused by the host', 401, { path: getSession.name, ...admin, key: null }],
  ['an id that no result has: not found', 404, { path: `${getQuizResult.name}?id=unknown` }],
  ['an id that none can have', 400, { path: `${getQuizResult.name}?id=%C3%BC%20%2F` }],
  ['no such function', 404, { path: 'vseNothing' }],
  ['another method', 404, { path: redeemInvite.name }],
  [
    'a body that is no JSON',
    400,
    { path: redeemInvite.name, method: 'POST', headers: json, body: '{' },
  ],
  [
    'a body of another type',
    415,
    {
      path: redeemInvite.name,
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{}',
    },
  ],
  [
    'a body over the limit',
    413,
    { path: redeemInvite.name, method: 'POST', headers: json, body: `"${'x'.repeat(5_000_000)}"` },
  ],
  [
    'a body without a content',
    400,
    { path: createUserLogs.name, method: 'POST', ...admin, headers: json, body: '' },
  ],
  [
    'a file in a form',
    200,
    {
      path: `${uploadFile.name}?filename=Fl%C3%A4che.png`,
      method: 'POST',
      ...admin,
      body: pngForm(),
    },
  ],
  [
    'that file, found by its encoded name',
    200,
    { path: `${downloadFile.name}?filename=Fl%C3%A4che.png&container=vse-file-upload`, ...admin },
  ],
  ['a page', 200, { path: 'docs', key: null }],
];

describe.skipIf(!script)(
  "Microsoft's Node.js worker",
  needs('dotnet or the Functions Core Tools'),
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'vse-worker-'));
    let cloud: TestCloud;
    let worker: Worker;
    let server: Server;
    let workerUrl: string;

    beforeAll(async () => {
      await buildApi(folder);
      cloud = await startCloud({
        store: 'sqlite',
        seed: true,
        entry: join(folder, 'main.js'),
        env: { HOST_LOG: 'all' },
      });
      worker = await startWorker(script ?? '', folder, cloud.env);
      server = hostServer({
        router: routerOf(triggeredBy('httpTrigger', worker.functions), 'api'),
        invoke: worker.invoke,
        key: cloud.functionKey,
        bodyCap: 104_857_600,
        runTimer: () => false,
      });
      workerUrl = `http://127.0.0.1:${await listen(server, 0)}/api`;
    });
    afterAll(async () => {
      if (server) await closeServer(server);
      await cloud?.stop();
      rmSync(folder, { recursive: true });
    });

    /** The response with its bytes as they travel, without what differs from call to call. */
    async function answerAt(
      url: string,
      { path, method = 'GET', token, key, headers, body }: Call,
    ) {
      const sent = new Request(`${url}/${path}`, {
        method,
        headers: headers ?? {},
        body: body ?? null,
      });
      const fields = {
        ...Object.fromEntries(sent.headers),
        ...(key === undefined && { 'x-functions-key': cloud.functionKey }),
        ...(token && { 'x-authorization': `Bearer ${token}` }),
      };
      const bytes = Buffer.from(await sent.arrayBuffer());
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        request(sent.url, { method, headers: fields }, resolve).on('error', reject).end(bytes);
      });
      const { date: _, 'x-request-id': requestId = 'none', ...rest } = response.headers;
      const answer = await buffer(response);
      const text = rest['content-encoding'] === 'gzip' ? gunzipSync(answer) : answer;
      return {
        status: response.statusCode,
        headers: rest,
        body: `${text}`.replaceAll(String(requestId), '<request>'),
        isTraced: requestId !== 'none',
      };
    }

    test.each(CALLS)('answers like the local host: %s (%i)', async (_, status, call) => {
      const expected = await answerAt(cloud.apiUrl, call);
      expect(expected.status).toBe(status);
      expect(await answerAt(workerUrl, call)).toEqual(expected);
    });

    test('loads every function that the local host has registered', () => {
      const names = worker.functions.map(({ name }) => name).sort();
      expect(names).toEqual(
        [...Object.values(calls).map(({ name }) => name), 'docs', 'openapi', 'timers'].sort(),
      );
    });

    const localLines = () => readFileSync(join(cloud.dataDir, 'cloud.log'), 'utf8').split('\n');
    /** What the runs of a timer reported, of all log lines. */
    const reportsOf = (timer: string, lines: string[]) =>
      lines.flatMap((line) => {
        const [text = '{}'] = /\{.*\}/.exec(line) ?? [];
        const { event, name, ms: _, requestId: __, ...report } = JSON.parse(text);
        return event === 'timer' && name === timer ? [report] : [];
      });

    test('runs all timers as the local host does', async () => {
      const all = () => timers.map(({ name }) => reportsOf(name, localLines()));
      const earlier = all().map(({ length }) => length);
      const headers = { 'x-functions-key': cloud.functionKey };
      await fetch(new URL('/admin/functions/timers', cloud.apiUrl), { method: 'POST', headers });
      await vi.waitFor(
        () => {
          for (const [at, { length }] of all().entries())
            expect(length).toBeGreaterThan(earlier[at] ?? 0);
        },
        { timeout: 10_000 },
      );
      const [timer] = triggeredBy('timerTrigger', worker.functions);
      if (!timer) throw new Error('The worker has no timer');
      const data = { json: JSON.stringify({ schedule: {}, isPastDue: false }) };
      await worker.invoke(timer.target, { name: timer.bindingName, data });
      for (const [at, { name }] of timers.entries()) {
        const reports = reportsOf(name, worker.lines);
        expect(reports).toMatchObject([{ status: 'done', errors: 0 }]);
        // An instance that has just started looks for more work.
        const fields = (report: object | undefined) => Object.keys(report ?? {});
        expect(reports.map(fields)).toEqual([fields(all()[at]?.at(-1))]);
      }
    });

    test('loads the same functions with a setting that is wrong in Azure, so that calls get no 404', async () => {
      const env = { ...cloud.env, WEBSITE_SITE_NAME: 'func-prod-x', SERVER_SECRET: '' };
      const other = await startWorker(script ?? '', folder, env);
      const names = other.functions.map(({ name }) => name).sort();
      expect(names).toEqual([...Object.values(calls).map(({ name }) => name), 'timers'].sort());
      const [first] = triggeredBy('httpTrigger', other.functions);
      if (!first) throw new Error('The worker has no function for HTTP');
      const nothing = { headers: {}, params: {}, body: { bytes: new Uint8Array() } };
      const data = { http: { method: 'GET', url: workerUrl, ...nothing } };
      const answer = await other.invoke(first.target, { name: first.bindingName, data });
      expect(answer?.statusCode).toBe('503');
      await other.stop();
    });

    test('ends by itself when the host asks it to', async () => {
      expect(await worker.stop()).toBe(0);
    });
  },
);
