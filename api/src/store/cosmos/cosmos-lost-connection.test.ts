import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type CosmosEmulator,
  startCosmosEmulator,
} from '../../../../tests/support/store-emulator.ts';
import { type Anything, resultWith } from '../../../../tests/support/store-suites.ts';
import type { Container } from '../store.ts';
import { ensureCosmosContainers } from './cosmos-emulator.ts';
import { openCosmosStore } from './cosmos-store.ts';

/** What happens to the next write; 'none' lets it through. */
type Loss =
  | 'none'
  | 'before it arrives'
  | 'before the answer'
  | 'within the answer'
  | '503 without effect';
const LOSSES = [
  'before it arrives',
  'before the answer',
  'within the answer',
  '503 without effect',
] as const;

let emulator: CosmosEmulator;
let proxy: Server;
let results: Container<Anything>;
let direct: Container<Anything>;
let loss: Loss = 'none';
let times = 0;

/** Forwards every request to the emulator, and damages the next `times` writes as `loss` says. */
function startProxy(target: string): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const isWrite = incoming.method === 'DELETE' || incoming.method === 'PUT' || isCreate(incoming);
    const damage = isWrite && times > 0 ? loss : 'none';
    if (damage !== 'none') times -= 1;
    if (damage === 'before it arrives') return incoming.socket.destroy();
    if (damage === '503 without effect') return outgoing.writeHead(503).end('{"message":"busy"}');
    const { method, headers, url } = incoming;
    const forwarded = request(`${target}${url}`, { method, headers }, (answer) => {
      if (damage === 'before the answer')
        return answer.on('end', () => incoming.socket.destroy()).resume();
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      if (damage === 'within the answer') {
        const breakOff = () => incoming.socket.destroy();
        answer.once('data', (data) => outgoing.write(data.subarray(0, 20), breakOff));
        return answer.once('end', breakOff);
      }
      return answer.pipe(outgoing);
    });
    return incoming.pipe(forwarded);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

function isCreate({ method, headers }: IncomingMessage) {
  return method === 'POST' && headers['x-ms-documentdb-isquery'] === undefined;
}

beforeAll(async () => {
  emulator = await startCosmosEmulator();
  proxy = await startProxy(emulator.endpoint);
  const address = proxy.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  await ensureCosmosContainers(emulator);
  direct = openCosmosStore(emulator).container('quizResults');
  results = openCosmosStore({ ...emulator, endpoint: `http://127.0.0.1:${port}` }).container(
    'quizResults',
  );
});

afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await emulator.stop();
});

beforeEach(() => {
  times = 1;
});

describe.each(LOSSES)('A connection lost %s', (point) => {
  beforeEach(() => {
    loss = point;
  });
  afterEach(() => expect(times, 'the loss happened').toBe(0));

  it('neither fails a create nor repeats it', async () => {
    const doc = resultWith();
    const created = await results.create(doc);
    expect(created.doc).toEqual(doc);
    expect(await direct.read(doc.id)).toEqual(created);
  });

  it('still reports that the id was taken', async () => {
    const { doc } = await direct.create(resultWith());
    await expect(results.create(doc)).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('does not fail a replace', async () => {
    const { doc, etag } = await direct.create(resultWith());
    const replaced = await results.replace({ ...doc, projectName: 'new' }, etag);
    expect(await direct.read(doc.id)).toEqual(replaced);
  });

  it('still reports that the document had changed', async () => {
    const { doc, etag } = await direct.create(resultWith());
    const changed = await direct.replace({ ...doc, projectName: 'theirs' }, etag);
    await expect(results.replace(doc, etag)).rejects.toMatchObject({ kind: 'stale' });
    expect(await direct.read(doc.id)).toEqual(changed);
  });

  it('does not fail a remove', async () => {
    const { doc, etag } = await direct.create(resultWith());
    await results.remove(doc.id, etag);
    expect(await direct.read(doc.id)).toBeUndefined();
  });
});

it('that stays lost ends in an error, not in a hang', async () => {
  loss = 'before it arrives';
  times = 99;
  await expect(results.create(resultWith())).rejects.toThrow();
});
