import { AsyncLocalStorage } from 'node:async_hooks';
import { MINUTE_MS } from '@vse/domain/rules/durations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { recordsSignal, withinDeadline } from '../../clients/deadline.ts';
import type { AuditDoc } from '../../store/document-types.ts';
import { observedRequest } from '../../tracing/telemetry.ts';
import { countRecords } from '../counts.ts';
import { createAuditTrail, type Trace } from './audit-trail.ts';
import { pageAudit } from './list-audit.ts';

let opened: OpenedContext;
beforeEach(() => {
  opened = openContext({});
  // At the start of a minute, because records are one for each minute.
  opened.pass(1 - (Date.now() % MINUTE_MS) / MINUTE_MS);
  for (const level of ['log', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await opened.stop();
});

const REFUSAL: Trace = {
  kind: 'refusal',
  who: 'anyone',
  what: 'vseListInvites',
  records: [],
  outcome: '401',
  detail: 'SIGN_IN_NEEDED',
  network: '203.0.113.0/24',
};

async function entries() {
  const { auditTrail } = opened.context;
  await auditTrail.settled();
  return (await pageAudit(opened.context, [], { limit: 200 })).items;
}

test('a flood of one refusal is one record per minute with its count, and a dozen writes', async () => {
  const { context, store } = opened;
  const calls = await store.callsOf(async () => {
    for (let n = 0; n < 1500; n++) context.auditTrail.note(REFUSAL);
    await context.auditTrail.settled();
  });
  expect(calls.filter((call) => /^audit\.(create|replace)$/.test(call))).toHaveLength(12);
  expect(await entries()).toEqual([
    {
      kind: 'refusal',
      who: 'anyone',
      what: 'vseListInvites',
      record: null,
      outcome: '401',
      detail: 'SIGN_IN_NEEDED',
      network: '203.0.113.0/24',
      id: expect.any(String),
      date: expect.any(String),
      name: null,
      count: 1500,
    },
  ]);
});

test('concurrent refusals are one write with their count', async () => {
  const { context, store } = opened;
  const calls = await store.callsOf(async () => {
    context.auditTrail.note(REFUSAL, 500);
    await context.auditTrail.settled();
  });
  expect(calls).toEqual(['audit.create']);
  expect(await entries()).toMatchObject([{ count: 500 }]);
});

test('the next minute has a record of its own', async () => {
  const { pass, context } = opened;
  for (let n = 0; n < 3; n++) context.auditTrail.note(REFUSAL);
  pass(1);
  context.auditTrail.note(REFUSAL);
  expect((await entries()).map(({ count }) => count)).toEqual([1, 3]);
});

test('the count of a minute is written when the minute ends, without another entry', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  const { auditTrail } = opened.context;
  const counts = async () =>
    (await pageAudit(opened.context, [], { limit: 200 })).items.map(({ count }) => count);
  for (let n = 0; n < 7; n++) auditTrail.note(REFUSAL);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(MINUTE_MS - 2000);
  await vi.waitFor(async () => expect(await counts()).toEqual([4]), {
    timeout: 1000,
  });
  vi.advanceTimersByTime(2000);
  await vi.waitFor(async () => expect(await counts()).toEqual([7]), {
    timeout: 1000,
  });
});

test('the end of a minute keeps no process alive', () => {
  const timer = vi.spyOn(globalThis, 'setTimeout');
  opened.context.auditTrail.note(REFUSAL);
  expect(timer.mock.results.map(({ value }) => value.hasRef())).toEqual([false]);
});

test('the count of a minute belongs to no request: neither to its log line nor to its deadline', async () => {
  let endMinute = () => {};
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((end) => {
    // A fake timer would forget the request that started it; a real one does not.
    endMinute = AsyncLocalStorage.bind(end);
    return { unref() {} } as NodeJS.Timeout;
  });
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const { auditTrail } = opened.context;
  const logger = { log, warn: log, error: log };
  await observedRequest({ name: 'vseListInvites', requestId: 'request-1', logger }, async () => {
    for (let n = 0; n < 3; n++) auditTrail.note(REFUSAL);
    return {};
  });
  expect(lines.map((line) => JSON.parse(line).count)).toEqual([1, 2, undefined]);
  endMinute();
  expect(lines).toHaveLength(3);
  const [line] = vi.mocked(console.warn).mock.calls.map(([text]) => JSON.parse(String(text)));
  expect(line).toMatchObject({ event: 'refused', count: 3 });
  expect(line).not.toHaveProperty('requestId');
});

test("an entry that waits behind a slow database is written after its request's deadline", async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const audit = opened.store.container<AuditDoc>('audit');
  const isDatabaseBack = Promise.withResolvers<void>();
  const slow = {
    ...audit,
    async create(doc: AuditDoc) {
      await isDatabaseBack.promise;
      recordsSignal().throwIfAborted();
      return audit.create(doc);
    },
  };
  let ids = 0;
  const trail = createAuditTrail(
    slow,
    () => `entry-${ids++}`,
    () => new Date(),
  );
  await withinDeadline(async () => {
    // The last two wait in a lane behind another.
    for (let n = 0; n < 10; n++)
      trail.note({ ...REFUSAL, kind: 'invite', records: [`invite-${n}`] });
  });
  vi.setSystemTime(Date.now() + MINUTE_MS);
  isDatabaseBack.resolve();
  await trail.settled();
  expect(await audit.read('entry-8')).toMatchObject({ doc: { records: ['invite-8'] } });
  expect(await audit.read('entry-9')).toMatchObject({ doc: { records: ['invite-9'] } });
});

test('a flood from many networks ends up in one record', async () => {
  for (let n = 0; n < 3000; n++)
    opened.context.auditTrail.note({ ...REFUSAL, network: `2001:db8:${n.toString(16)}::/48` });
  const { auditTrail } = opened.context;
  await auditTrail.settled();
  expect(await countRecords(opened.context, 'audit', [])).toBe(2001);
  const where = [{ field: 'kind', equals: 'refusal' }];
  const all = (await pageAudit(opened.context, where, { limit: 3000 })).items;
  expect(all.find(({ what }) => what === 'others')).toMatchObject({ count: 1000, network: '' });
});

test('a person who is refused for 200 records fills 50 entries and one for all others, by name', async () => {
  const { auditTrail } = opened.context;
  for (let n = 0; n < 200; n++)
    auditTrail.note({ ...REFUSAL, who: 'ben', records: [`result-${n}`], outcome: '404' });
  auditTrail.note({ ...REFUSAL, who: 'mara', records: ['result-7'], outcome: '404' });
  await auditTrail.settled();
  const found = async (who: string) =>
    (await pageAudit(opened.context, [{ field: 'who', equals: who }], { limit: 200 })).items;
  const ofBen = await found('ben');
  expect(ofBen).toHaveLength(51);
  expect(ofBen.find(({ what }) => what === 'others')).toMatchObject({ count: 150, record: null });
  expect(await found('mara')).toMatchObject([{ record: 'result-7', count: 1 }]);
});

test('a flood of callers without a name hides no refusal of a person', async () => {
  const { auditTrail } = opened.context;
  for (let n = 0; n < 2500; n++)
    auditTrail.note({ ...REFUSAL, network: `2001:db8:${n.toString(16)}::/48` });
  auditTrail.note({ ...REFUSAL, who: 'mara', records: ['result-7'], outcome: '404' });
  await auditTrail.settled();
  const where = [{ field: 'who', equals: 'mara' }];
  expect((await pageAudit(opened.context, where, { limit: 9 })).items).toMatchObject([
    { record: 'result-7' },
  ]);
});

test('a record that cannot be written is logged, and fails no request', async () => {
  const { context, store } = opened;
  store.beforeWrite('audit', 1, () => {
    throw new Error('the database is gone');
  });
  context.auditTrail.note({ ...REFUSAL, kind: 'invite', outcome: 'done', records: ['invite-1'] });
  await context.auditTrail.settled();
  const lines = vi.mocked(console.warn).mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines).toMatchObject([{ event: 'cause', service: 'audit' }]);
});

test('a call about hundreds of records writes 8 entries at a time', async () => {
  const audit = opened.store.container<AuditDoc>('audit');
  let running = 0;
  const most: number[] = [];
  const watched = {
    ...audit,
    async create(doc: AuditDoc) {
      most.push(++running);
      await new Promise(setImmediate);
      running--;
      return audit.create(doc);
    },
  };
  let ids = 0;
  const trail = createAuditTrail(
    watched,
    () => `entry-${ids++}`,
    () => new Date(),
  );
  for (let n = 0; n < 300; n++)
    trail.note({ ...REFUSAL, kind: 'fragrance', outcome: 'done', records: [`fragrance-${n}`] });
  await trail.settled();
  expect(Math.max(...most)).toBe(8);
  expect(await audit.count([])).toBe(300);
});

test('a change is a log line of its own: who, what, which record, from which network', async () => {
  const change = { ...REFUSAL, who: 'user-1', records: ['invite-1'], outcome: 'done' };
  opened.context.auditTrail.note({
    ...change,
    kind: 'invite',
    what: 'vseRevokeInvite',
    detail: '',
  });
  await opened.context.auditTrail.settled();
  expect(JSON.parse(String(vi.mocked(console.log).mock.calls[0]?.[0]))).toEqual({
    event: 'changed',
    kind: 'invite',
    who: 'user-1',
    what: 'vseRevokeInvite',
    record: 'invite-1',
    outcome: 'done',
    detail: '',
    network: '203.0.113.0/24',
    count: 1,
  });
});

test('a change of several records is one entry, found by each of them, and a log line for each', async () => {
  const { auditTrail } = opened.context;
  const records = ['invite-1', 'invite-2'];
  auditTrail.note({ ...REFUSAL, kind: 'invite', outcome: 'done', records, detail: '2' });
  auditTrail.note({ ...REFUSAL, kind: 'invite', outcome: 'done', records: ['invite-3'] });
  await auditTrail.settled();
  const found = async (id: string) =>
    (await pageAudit(opened.context, [{ field: 'records', begins: [id] }], { limit: 5 })).items;
  expect(await found('invite-2')).toMatchObject([{ record: null, detail: '2', count: 1 }]);
  expect(await found('invite-1')).toEqual(await found('invite-2'));
  expect(await found('invite-3')).toMatchObject([{ record: 'invite-3' }]);
  const lines = vi.mocked(console.log).mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines.map(({ record }) => record)).toEqual(['invite-1', 'invite-2', 'invite-3']);
});
