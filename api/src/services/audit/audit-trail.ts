import type { AuditKind } from '@vse/domain/contract/audited';
import { MINUTE_MS } from '@vse/domain/rules/durations';
import { outsideRequests, withinDeadline } from '../../clients/deadline.ts';
import type { AuditDoc } from '../../store/document-types.ts';
import { writeOver } from '../../store/documents.ts';
import type { Container } from '../../store/store.ts';
import { logCause, logEvent } from '../../tracing/telemetry.ts';

/** What the request provides; the trail adds id, date and count. */
export type Trace = Omit<AuditDoc, 'id' | 'date' | 'count'>;

/** Kinds that come in floods: refusals, and an export's many pages. Alike entries within a minute are one record. */
const COUNTED: readonly AuditKind[] = ['refusal', 'export'];
/** How many different refusals a minute may have; all others share one entry, so that a flood uses no memory. */
const MOST_OPEN = 2000;
/** How many entries are written at a time: a call about hundreds of records leaves the database to the requests. */
const LANES = 8;

/** A counted entry of one minute. `written` is the count in its record. */
type Open = { doc: AuditDoc; written: number; lane: number };

export type AuditTrail = ReturnType<typeof createAuditTrail>;

/**
 * Records who did what: in a log line, and in a record that Admins can read. Requests never await it and never fail by
 * it. Equal counted entries of one network within a minute are one record, whose count is written when it doubles and at
 * the end of the minute: a flood of n refusals costs about log2(n) writes.
 */
export function createAuditTrail(
  audit: Container<AuditDoc>,
  randomId: () => string,
  now: () => Date,
) {
  /** The counted entries of the minutes that are not over yet. */
  const minutes = new Map<number, Map<string, Open>>();
  const { create, writeCount, nextLane, settled } = createWriter(audit);
  const docOf = (trace: Trace): AuditDoc => ({
    ...trace,
    id: randomId(),
    date: now().toISOString(),
    count: 1,
  });

  function currentMinute(): Map<string, Open> {
    const time = now().getTime();
    const minute = Math.floor(time / MINUTE_MS);
    const current = minutes.get(minute);
    if (current) return current;
    const open = new Map<string, Open>();
    minutes.set(minute, open);
    const msLeft = (minute + 1) * MINUTE_MS - time;
    outsideRequests(() => setTimeout(() => close(minute), msLeft).unref());
    return open;
  }

  /** Writes the final counts of a minute. */
  function close(minute: number): void {
    for (const entry of minutes.get(minute)?.values() ?? [])
      if (entry.written < entry.doc.count) writeCount(entry);
    minutes.delete(minute);
  }

  function count(trace: Trace, times: number): void {
    const open = currentMinute();
    const { kind, who, what, records, outcome, detail, network } = trace;
    const own = JSON.stringify([who, what, records, outcome, detail, network]);
    const isOwn = kind !== 'refusal' || open.has(own) || open.size < MOST_OPEN;
    const key = isOwn ? own : OTHERS.what;
    const doc = { ...docOf(isOwn ? trace : { ...trace, ...OTHERS }), count: 0 };
    const entry = open.get(key) ?? { doc, written: 0, lane: nextLane() };
    open.set(key, entry);
    entry.doc.count += times;
    if (entry.doc.count >= 2 * entry.written) writeCount(entry);
  }

  return {
    /** Records a refusal or an action; of a counted kind, `times` times. */
    note: (trace: Trace, times = 1): void =>
      COUNTED.includes(trace.kind) ? count(trace, times) : create(docOf(trace)),
    /** Resolves when everything recorded so far has been written, including final counts. */
    async settled(): Promise<void> {
      for (const minute of minutes.keys()) close(minute);
      await settled();
    },
  };
}

/** Writes in the background and logs failures. What is in one lane is written in order, one entry at a time. */
function createWriter(audit: Container<AuditDoc>) {
  const pending = new Set<Promise<void>>();
  const lanes: Promise<void>[] = [];
  let taken = 0;
  const nextLane = () => taken++ % LANES;

  function inLane(lane: number, work: () => Promise<unknown>): void {
    const done = (lanes[lane] ?? Promise.resolve())
      // Its request may be long over when its turn comes.
      .then(() => withinDeadline(work))
      .catch((error: unknown) => logCause('audit', error))
      .then(() => {
        pending.delete(done);
      });
    lanes[lane] = done;
    pending.add(done);
  }

  return {
    nextLane,
    create(doc: AuditDoc): void {
      logEntry(doc);
      inLane(nextLane(), () => audit.create(doc));
    },
    /** An entry keeps its lane, so that an earlier count never overwrites a later one. */
    writeCount(entry: Open): void {
      const doc = { ...entry.doc };
      const isFirst = entry.written === 0;
      entry.written = doc.count;
      logEntry(doc);
      inLane(entry.lane, async () => {
        const stored = isFirst ? undefined : await audit.read(doc.id);
        await writeOver(audit, doc, stored?.etag);
      });
    },
    async settled(): Promise<void> {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}

/** The common fields of entries beyond MOST_OPEN. */
const OTHERS = { who: 'anyone', what: 'others', records: [], detail: '', network: '' };

/** A line for each record. */
function logEntry({ kind, who, what, records, outcome, detail, network, count }: AuditDoc): void {
  for (const record of records.length > 0 ? records : [null]) {
    const line = { kind, who, what, record, outcome, detail, network, count };
    if (kind === 'refusal') logEvent('warn', 'refused', line);
    else logEvent('log', 'changed', line);
  }
}
