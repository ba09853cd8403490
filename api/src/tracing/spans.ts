import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/**
 * Everything that a span may say. The list is closed, so that no name, address, invite code, query text or key gets
 * into telemetry.
 */
export type SpanFields = {
  'faas.trigger'?: 'http' | 'timer';
  'faas.coldstart'?: boolean;
  'vse.status'?: number | 'done' | 'failed';
  'vse.caller'?: string;
  'vse.problem'?: string;
  'peer.service'?: 'files' | 'mail' | 'directory' | 'keys';
  'vse.mail.outcome'?: string;
  'db.system.name'?: 'azure.cosmosdb' | 'sqlite';
  'db.collection.name'?: string;
  'db.operation.name'?: string;
  'db.response.status_code'?: string;
  'azure.cosmosdb.operation.request_charge'?: number;
  'azure.cosmosdb.activity_id'?: string;
  /** Marks the span as failed. */
  'error.type'?: string;
};

/** What all spans of a run say. */
type SharedFields = {
  'vse.request_id': string;
  /** Application Insights groups dependencies by the operation that they belong to. */
  'ai.operation.name': string;
  /** Percent of the runs that are recorded: Application Insights multiplies its counts accordingly. */
  'microsoft.sample_rate': number;
};

/** A finished piece of work, with the ids of W3C Trace Context. */
export type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  isRun: boolean;
  name: string;
  /** Milliseconds since 1970, with fractions. */
  startedAt: number;
  ms: number;
  shared: SharedFields;
  fields: SpanFields;
};

/** A request or a timer run: what the spans below it belong to. */
type RunStart = { name: string; traceParent?: string | undefined; requestId: string };

const TRACE_PARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}/;

const current = new AsyncLocalStorage<Span>();
type Receiver = (span: Span) => void;
let keep: Receiver | undefined;
let recordedPercent = 100;

/**
 * Gives every finished span to `receiver`, which must not throw. Records whole runs, chosen by their trace id, so that
 * a trace is complete or not there. Without a receiver nothing is recorded.
 */
export function recordSpans(receiver: Receiver | undefined, percent = 100): void {
  keep = receiver;
  recordedPercent = percent;
}

/**
 * Records the span of a whole run, in the trace of the caller. The sampled flag of the caller is ignored: the Functions
 * host hands out a parent that says "not sampled" for requests that it does record.
 */
export function withRunSpan<T>(
  run: RunStart,
  fields: SpanFields,
  work: () => Promise<T>,
): Promise<T> {
  if (!keep) return work();
  const [, traceId = hex(16), parentSpanId] = TRACE_PARENT.exec(run.traceParent ?? '') ?? [];
  const share = (Number.parseInt(traceId.slice(-8), 16) / 2 ** 32) * 100;
  if (share >= recordedPercent) return work();
  return recorded(work, {
    traceId,
    ...(parentSpanId && { parentSpanId }),
    isRun: true,
    name: run.name,
    shared: {
      'vse.request_id': run.requestId,
      'ai.operation.name': run.name,
      'microsoft.sample_rate': recordedPercent,
    },
    fields: { ...fields },
  });
}

/** Records the span of a call to another service, below the current one. Outside a run nothing is recorded. */
export function withSpan<T>(name: string, fields: SpanFields, work: () => Promise<T>): Promise<T> {
  const parent = current.getStore();
  if (!parent) return work();
  const { traceId, spanId: parentSpanId, shared } = parent;
  return recorded(work, {
    traceId,
    parentSpanId,
    isRun: false,
    name,
    shared,
    fields: { ...fields },
  });
}

/** Adds to what the current span says. */
export function noteOnSpan(fields: SpanFields): void {
  Object.assign(current.getStore()?.fields ?? {}, fields);
}

/** Adds the request units of one call to those of the current span, which may need several calls. */
export function addRequestCharge(units: number): void {
  const field = 'azure.cosmosdb.operation.request_charge';
  const sum = (current.getStore()?.fields[field] ?? 0) + units;
  noteOnSpan({ [field]: Math.round(sum * 100) / 100 });
}

async function recorded<T>(
  work: () => Promise<T>,
  begun: Omit<Span, 'spanId' | 'startedAt' | 'ms'>,
): Promise<T> {
  const start = performance.now();
  const startedAt = performance.timeOrigin + start;
  const span: Span = { ...begun, spanId: hex(8), startedAt, ms: 0 };
  try {
    return await current.run(span, work);
  } catch (error) {
    span.fields['error.type'] ??= errorType(error);
    throw error;
  } finally {
    span.ms = performance.now() - start;
    keep?.(span);
  }
}

/** The kind of a StoreError, the status of a Problem, or the name of any other error: never its message. */
function errorType(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { kind, status } = error as Error & { kind?: unknown; status?: unknown };
  return String(kind ?? status ?? error.name);
}

const hex = (bytes: number) => randomBytes(bytes).toString('hex');
