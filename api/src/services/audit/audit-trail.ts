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
/**
 * How many different refusals a minute may have: of all callers without a name, and of each person. Further ones of the
 * same share one entry, so that a flood uses no memory, fills no database and hides nobody else's refusals.
 */
const MOST_OPEN = 2000;
const MOST_OF_PERSON = 50;
/** How many entries are written at a time: a call about hundreds of records leaves the database to the requests. */
const LANES = 8;

/** A counted entry of one minute. `written` is the count in its record. */
type Open = { doc: AuditDoc; written: number; lane: number };
/** `refusals`: how many of a minute's entries are refusals, by whom. */
type Minute = { entries: Map<string, Open>; refusals: Map<string, number> };

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
  const minutes = new Map<number, Minute>();
  const { create, writeCount, nextLane, settled } = createWriter(audit);
  const docOf = (trace: Trace): AuditDoc => ({
    ...trace,
    id: randomId(),
    date: now().toISOString(),
    count: 1,
  });

  function currentMinute(): Minute {
    const time = now().getTime();
    const minute = Math.floor(time / MINUTE_MS);
    const current = minutes.get(minute);
    if (current) return current;
    const open: Minute = { entries: new Map(), refusals: new Map() };
    minutes.set(minute, open);
    const msLeft = (minute + 1) * MINUTE_MS - time;
    outsideRequests(() => setTimeout(() => close(minute), msLeft).unref());
    return open;
  }

  /** Writes the final counts of a minute. */
  function close(minute: number): void {
    for (const entry of minutes.get(minute)?.entries.values() ?? [])
      if (entry.written < entry.doc.count) writeCount(entry);
    minutes.delete(minute);
  }

  function count(trace: Trace, times: number): void {
    const minute = currentMinute();
    const { entries, refusals } = minute;
    const { key, group, known, counted } = placeIn(minute, trace);
    const doc = { ...docOf(counted), count: 0 };
    if (trace.kind === 'refusal' && !entries.has(key)) refusals.set(group, known + 1);
    const entry = entries.get(key) ?? { doc, written: 0, lane: nextLane() };
    entries.set(key, entry);
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

/** The entry of the minute that counts a trace: its own, or a shared one once its caller has used up a limit. */
function placeIn({ entries, refusals }: Minute, trace: Trace) {
  const { kind, who, what, records, outcome, detail, network } = trace;
  const own = JSON.stringify([who, what, records, outcome, detail, network]);
  const group = NAMELESS.includes(who) ? 'anyone' : who;
  const known = refusals.get(group) ?? 0;
  const isFull = known >= (group === 'anyone' ? MOST_OPEN : MOST_OF_PERSON);
  return kind !== 'refusal' || entries.has(own) || !isFull
    ? { key: own, group, known, counted: trace }
    : {
        key: `${OTHERS.what} ${group}`,
        group,
        known,
        counted: { ...trace, ...OTHERS, who: group },
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

/** Callers without an id of their own. */
const NAMELESS = ['anyone', 'respondent'];
/** The common fields of entries beyond the limit. */
const OTHERS = { what: 'others', records: [], detail: '', network: '' };

/** A line for each record. */
function logEntry({ kind, who, what, records, outcome, detail, network, count }: AuditDoc): void {
  for (const record of records.length > 0 ? records : [null]) {
    const line = { kind, who, what, record, outcome, detail, network, count };
    if (kind === 'refusal') logEvent('warn', 'refused', line);
    else logEvent('log', 'changed', line);
  }
}
