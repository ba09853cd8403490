import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Problem } from '../problem.ts';
import {
  addRequestCharge,
  noteOnSpan,
  recordSpans,
  type Span,
  withRunSpan,
  withSpan,
} from './spans.ts';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const run = { name: 'vseListInvites', requestId: 'request-1' };

let spans: Span[];
beforeEach(() => {
  spans = [];
  recordSpans((span) => spans.push(span));
});
afterEach(() => recordSpans(undefined));

describe('the span of a run', () => {
  test("continues the caller's trace, also one that is marked as not sampled", async () => {
    const traceParent = `00-${TRACE_ID}-00f067aa0ba902b7-00`;
    await withRunSpan({ ...run, traceParent }, { 'faas.trigger': 'http' }, async () => 1);
    expect(spans).toMatchObject([
      {
        traceId: TRACE_ID,
        parentSpanId: '00f067aa0ba902b7',
        name: 'vseListInvites',
        isRun: true,
        fields: { 'faas.trigger': 'http' },
      },
    ]);
  });

  test.each([
    undefined,
    '',
    'anything',
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${TRACE_ID}-${'0'.repeat(16)}-01`,
    `00-${TRACE_ID.toUpperCase()}-00f067aa0ba902b7-01`,
  ])('begins a trace of its own for the traceparent %j', async (traceParent) => {
    await withRunSpan({ ...run, traceParent }, {}, async () => 1);
    const [span] = spans;
    expect(span?.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect([TRACE_ID, '0'.repeat(32)]).not.toContain(span?.traceId);
    expect(span?.parentSpanId).toBeUndefined();
  });

  test('is recorded for the given share of traces, with everything below it or not at all', async () => {
    recordSpans((span) => spans.push(span), 25);
    const below = () => withSpan('read invites', {}, async () => 1);
    for (const end of ['00000000', '3fffffff', '40000000', 'ffffffff'])
      await withRunSpan(
        { ...run, traceParent: `00-${TRACE_ID.slice(0, 24)}${end}-00f067aa0ba902b7-01` },
        {},
        below,
      );
    expect(spans.map(({ name, traceId }) => [name, traceId.slice(24)])).toEqual([
      ['read invites', '00000000'],
      ['vseListInvites', '00000000'],
      ['read invites', '3fffffff'],
      ['vseListInvites', '3fffffff'],
    ]);
    expect(spans.map(({ shared }) => shared['microsoft.sample_rate'])).toEqual([25, 25, 25, 25]);
  });
});

describe('the span of a call', () => {
  test('has the current one as parent, the request id, and the fields noted during it', async () => {
    await withRunSpan(run, {}, () =>
      withSpan('read invites', { 'db.operation.name': 'read' }, async () => {
        addRequestCharge(1.1);
        addRequestCharge(2.2);
        noteOnSpan({ 'db.response.status_code': '200' });
      }),
    );
    const [call, whole] = spans;
    expect(call).toMatchObject({
      name: 'read invites',
      isRun: false,
      traceId: whole?.traceId,
      parentSpanId: whole?.spanId,
      shared: { 'vse.request_id': 'request-1', 'ai.operation.name': 'vseListInvites' },
      fields: {
        'db.operation.name': 'read',
        'db.response.status_code': '200',
        'azure.cosmosdb.operation.request_charge': 3.3,
      },
    });
    expect(whole?.fields).toEqual({});
  });

  test.each([
    [Object.assign(new Error('ana@example.com'), { kind: 'stale' }), 'stale'],
    [new Problem(503, 'FILES_UNAVAILABLE'), '503'],
    [new TypeError('ana@example.com'), 'TypeError'],
    ['ana@example.com', 'unknown'],
  ])('has the kind of the error %s, never its message', async (error, kind) => {
    const failing = withRunSpan(run, {}, () => withSpan('call', {}, () => Promise.reject(error)));
    await expect(failing).rejects.toBe(error);
    expect(spans.map(({ fields }) => fields)).toEqual([
      { 'error.type': kind },
      { 'error.type': kind },
    ]);
  });

  test('is not recorded outside a run', async () => {
    expect(await withSpan('read invites', {}, async () => 1)).toBe(1);
    expect(spans).toEqual([]);
  });
});
