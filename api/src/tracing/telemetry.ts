import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { noteOnSpan, withRunSpan } from './spans.ts';

/** The logging functions of the Functions context. Application Insights keeps each line with its level. */
export type Logger = Record<'log' | 'warn' | 'error', (line: string) => void>;
/** The Functions context of one invocation: it logs, and knows the trace that the invocation belongs to. */
export type Invocation = Logger & {
  traceContext?: { traceParent?: string | undefined } | undefined;
};
type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** What a timer's run did: a number for each of its jobs, 0 for none. */
export type TimerReport = Readonly<Record<string, number>>;

/** The current request or timer run. */
type Run = {
  event: 'request' | 'timer';
  name: string;
  requestId: string;
  logger: Invocation;
  caller?: string;
  problem?: string;
  counts: Record<string, number>;
};

const runs = new AsyncLocalStorage<Run>();
const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;
const CAUSE_LENGTH = 500;
const ADDRESS = /[^\s'"<>(),:;=/?&]+(?:@|%40)[^\s'"<>(),:;=/?&]+/gi;

/** The client's own request id if it is a plain token, otherwise a new one. */
export const requestIdFrom = (given: string | null | undefined): string =>
  given && REQUEST_ID.test(given) ? given : randomUUID();

/** Runs the work of one request and writes its log line. The line has the kind of caller, never their identity. */
export async function observedRequest<T extends { status?: number }>(
  { name, requestId, logger }: Pick<Run, 'name' | 'requestId' | 'logger'>,
  work: () => Promise<T>,
): Promise<T> {
  const run: Run = { event: 'request', name, requestId, logger, counts: {} };
  const start = performance.now();
  return inRun(run, async () => {
    const answer = await work();
    const status = answer.status ?? 200;
    noteRun(run, status, status >= 500 ? String(status) : undefined);
    write(status >= 500 ? 'warn' : 'log', run, {
      status,
      ms: Math.round(performance.now() - start),
      caller: run.caller ?? 'unknown',
      ...(run.problem !== undefined && { problem: run.problem }),
    });
    return answer;
  });
}

/** Runs a timer's work and writes its log line with what the work reports. A failure is logged and rethrown. */
export async function observedTimer(
  name: string,
  logger: Invocation,
  work: () => Promise<TimerReport>,
): Promise<void> {
  const run: Run = { event: 'timer', name, requestId: randomUUID(), logger, counts: {} };
  const start = performance.now();
  const ms = () => Math.round(performance.now() - start);
  await inRun(run, async () => {
    try {
      const report = await work();
      noteRun(run, 'done');
      write('log', run, { status: 'done', ms: ms(), ...report });
    } catch (error) {
      noteRun(run, 'failed');
      write('error', run, { status: 'failed', ms: ms(), ...causeOf(error), stack: stackOf(error) });
      throw error;
    }
  });
}

/** Runs the work with its log line and its span. */
function inRun<T>(run: Run, work: () => Promise<T>): Promise<T> {
  const { traceParent } = run.logger.traceContext ?? {};
  const trigger = run.event === 'timer' ? 'timer' : 'http';
  return withRunSpan({ ...run, traceParent }, { 'faas.trigger': trigger }, () =>
    runs.run(run, work),
  );
}

/** Writes on the span of a run what its log line says. */
function noteRun(
  { caller, problem, counts }: Run,
  status: number | 'done' | 'failed',
  errorType?: string,
): void {
  noteOnSpan({
    'vse.status': status,
    ...(caller && { 'vse.caller': caller }),
    ...(problem && { 'vse.problem': problem }),
    ...(counts.cold_start && { 'faas.coldstart': true }),
    ...(errorType && { 'error.type': errorType }),
  });
}

/** Sets the kind of caller on the current request's log line. */
export function noteCaller(kind: string): void {
  const run = runs.getStore();
  if (run) run.caller = kind;
}

/** Tells the line of the current request why it was refused or failed: the code of the answer's first issue. */
export function noteProblem(code: string | undefined): void {
  const run = runs.getStore();
  if (run && code !== undefined) run.problem = code;
}

/** The id of the request or timer run that the code at hand works for: other services get it, to find both sides by. */
export const currentRequestId = (): string | undefined => runs.getStore()?.requestId;

/** Increments a counter on the current run's log line, such as mails sent. Sums keep two decimals. */
export function count(what: string, by = 1): void {
  const counts = runs.getStore()?.counts;
  if (counts) counts[what] = Math.round(((counts[what] ?? 0) + by) * 100) / 100;
}

/** A log line for something an operator must know: a mail given up, a role left pending. Ids only, no addresses. */
export function logEvent(level: keyof Logger, event: string, fields: Fields = {}): void {
  const { logger, name, requestId } = runs.getStore() ?? { logger: console };
  logger[level](JSON.stringify({ event, ...(name && { in: name }), requestId, ...fields }));
}

/** Logs why another service failed, before the error is translated into a problem. */
export function logCause(service: string, error: unknown): void {
  logEvent('warn', 'cause', { service, ...causeOf(error) });
}

/** Logs an unexpected error with its stack. */
export function logUnforeseen(error: unknown): void {
  logEvent('error', 'unforeseen', { ...causeOf(error), stack: stackOf(error) });
}

/**
 * Logs a document that could not be read or upgraded: its container, its id, and where it fails. The id of a quiz result
 * is its permalink, so it is left out.
 */
export function logUnreadable(kind: string, id: string, path: string, problem: string): void {
  const record = kind === 'quizResults' ? {} : { id };
  logEvent('error', 'unreadable', { kind, ...record, path, problem: withoutAddresses(problem) });
}

function write(level: keyof Logger, run: Run, fields: Fields) {
  const { event, name, requestId, counts } = run;
  run.logger[level](JSON.stringify({ event, name, requestId, ...fields, ...counts }));
}

type Described = Error & { code?: unknown; statusCode?: unknown };

/** Kind, code and message of an error and its causes, with e-mail addresses removed. */
function causeOf(error: unknown): Fields {
  if (!(error instanceof Error)) return { cause: withoutAddresses(String(error)) };
  const { name, message, code, statusCode, cause } = error as Described;
  return {
    cause: withoutAddresses(`${name}: ${message}`),
    ...(cause !== undefined && { causedBy: withoutAddresses(String(cause)) }),
    ...(code !== undefined && { code: String(code) }),
    ...(statusCode !== undefined && { causeStatus: String(statusCode) }),
  };
}

const stackOf = (error: unknown) =>
  error instanceof Error ? error.stack?.split('\n').slice(1, 8).join('\n') : undefined;

export const withoutAddresses = (text: string) =>
  text.slice(0, CAUSE_LENGTH).replace(ADDRESS, '<address>');
