import { createServer, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { publish, sendWithin } from '../../scripts/deploy/publish.ts';
import { closeServer, listen } from '../../scripts/local/listen.ts';
import { emptyCloud, recordedAz } from './az-stand-in.ts';

const ID = 'a1cf30a3-0000-4000-8000-000000000001';
const HOST = 'func-x-h4sh.swedencentral-01.azurewebsites.net';
const SERVICE = 'https://func-x-h4sh.scm.swedencentral-01.azurewebsites.net';
const ARCHIVE = Buffer.from('an archive');

/** What the deployment service does with a call. */
type Answer = (response: ServerResponse) => void;
const says =
  (status: number, body: unknown = '', headers = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(JSON.stringify(body));
const reset: Answer = (response) => response.destroy();
const hang: Answer = () => {};
const accepted = says(202, ID);
const state = (status: number, status_text = '') => says(200, { id: ID, status, status_text });
const deployed = state(4);

/** A recorded deployment service: gives its answers in turn, then repeats the last one. */
let uploads: Answer[];
let polls: Answer[];
let calls: string[];
let uploaded: { token: string | undefined; type: string | undefined; body: string }[];
let limits: number[];
let pauses: number[];
let said: string[];
const next = (answers: Answer[]) => (answers.length > 1 ? answers.shift() : answers[0]) ?? hang;

const server = createServer(async (request, response) => {
  calls.push(`${request.method} ${request.url}`);
  if (request.method === 'GET') return next(polls)(response);
  const { authorization: token, 'content-type': type } = request.headers;
  uploaded.push({ token, type, body: `${await buffer(request)}` });
  next(uploads)(response);
});

beforeEach(() => {
  [uploads, polls] = [[accepted], [deployed]];
  [calls, uploaded, limits, pauses, said] = [[], [], [], [], []];
});
afterEach(async () => {
  server.closeAllConnections();
  await closeServer(server);
});

async function published() {
  const port = await listen(server, 0);
  const { az } = recordedAz(emptyCloud());
  await publish(
    {
      az,
      send: (url, init, limitMs) => {
        limits.push(limitMs);
        const [answer] = init.method === 'POST' ? uploads : polls;
        // A call that hangs is ended sooner than in a deployment, and any other has time on a busy machine.
        const testMs = answer === hang ? 300 : limitMs;
        return sendWithin(url.replace(SERVICE, `http://127.0.0.1:${port}`), init, testMs);
      },
      sleep: async (ms) => {
        pauses.push(ms);
      },
      say: (line) => said.push(line),
    },
    HOST,
    ARCHIVE,
  );
}

const POST = 'POST /api/publish?RemoteBuild=false&Deployer=vse';
const GET = `GET /api/deployments/${ID}`;

describe('a package for the deployment service', () => {
  test('is uploaded with a token, each call within its time', async () => {
    await published();
    expect(calls).toEqual([POST, GET]);
    const token = 'Bearer an-access-token';
    expect(uploaded).toEqual([{ token, type: 'application/zip', body: 'an archive' }]);
    expect(limits).toEqual([300_000, 30_000]);
    expect([pauses, said]).toEqual([[], []]);
  });

  test.each([
    [
      'the address of the deployment',
      says(202, '', { location: `${SERVICE}/api/deployments/of-mine` }),
    ],
    ['the id as JSON', says(202, 'of-mine')],
    ['the id alone', (response: ServerResponse) => response.writeHead(202).end('of-mine')],
  ])('is followed by its own id, given as %s', async (_, answer) => {
    uploads = [answer];
    await published();
    expect(calls).toEqual([POST, 'GET /api/deployments/of-mine']);
  });

  test('without an id is not taken for deployed', async () => {
    uploads = [says(200, { done: true })];
    await expect(published()).rejects.toThrow('gave no id: \'{"done":true}\'');
    expect(calls).toEqual([POST]);
  });

  test.each([
    [
      'refused with 409',
      says(409, 'in progress'),
      'The upload was answered with 409: "in progress"',
    ],
    ['refused with 429', says(429), 'The upload was answered with 429'],
    ['refused with 503', says(503), 'The upload was answered with 503'],
    ['broken off', reset, 'The upload broke off: '],
    ['never answered', hang, 'The upload broke off: The operation was aborted due to timeout'],
  ])('is uploaded again a minute after it was %s', async (_, answer, reason) => {
    uploads = [answer, answer, accepted];
    await published();
    expect(calls).toEqual([POST, POST, POST, GET]);
    expect(uploaded.map(({ body }) => body)).toEqual(Array(3).fill('an archive'));
    expect(pauses).toEqual([60_000, 60_000]);
    expect(said.join()).toContain(reason);
  });

  test('is uploaded five times at most', async () => {
    uploads = [says(502, 'bad gateway')];
    await expect(published()).rejects.toThrow('The upload was answered with 502: "bad gateway"');
    expect(calls).toEqual(Array(5).fill(POST));
  });

  test.each([400, 401, 403, 404, 413])('refused with %i is not uploaded again', async (status) => {
    uploads = [says(status, 'no')];
    await expect(published()).rejects.toThrow(`The upload was answered with ${status}: "no"`);
    expect(calls).toEqual([POST]);
  });

  test.each([
    ['failed', 3],
    ['was ended by another one', 5],
    ['was ended by a restart of the service', 6],
    ['was canceled', -1],
  ])('is uploaded again when its deployment %s', async (_, status) => {
    polls = [state(2), state(status, 'BlobUploadFailed'), deployed];
    await published();
    expect(calls).toEqual([POST, GET, GET, POST, GET]);
    expect(pauses).toEqual([10_000, 60_000]);
    expect(said.join()).toContain('Azure did not deploy the package: BlobUploadFailed.');
  });

  test('whose deployment fails every time is reported with what the service said', async () => {
    polls = [state(3, 'no package')];
    await expect(published()).rejects.toThrow('Azure did not deploy the package: no package.');
    expect(calls.filter((call) => call === POST)).toHaveLength(5);
  });

  test.each([
    ['with 404, as long as it is not listed', says(404)],
    ['with 502', says(502)],
    ['with a page that is no JSON', (response: ServerResponse) => response.end('<html>')],
    ['never', hang],
    ['by a reset', reset],
  ])('is asked for again when a poll is answered %s', async (_, answer) => {
    polls = [answer, state(1), deployed];
    await published();
    expect(calls).toEqual([POST, GET, GET, GET]);
    expect(pauses).toEqual([10_000, 10_000]);
  });

  test('that is not deployed within 15 minutes is reported, and not uploaded again', async () => {
    polls = [state(2, 'Deploying')];
    await expect(published()).rejects.toThrow(
      'did not finish with it within 15 minutes. It said last: Deploying',
    );
    expect(calls.filter((call) => call === POST)).toHaveLength(1);
    expect(pauses).toEqual(Array(90).fill(10_000));
  });
});
