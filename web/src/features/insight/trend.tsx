import type { getInsight } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';
import type { Cell } from '@vse/domain/rules/exports';
import { EVENTS } from '@vse/domain/rules/insight-names';
import { useContext, useState } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { BareButton } from '../../ui/kit/controls/bare-button.tsx';
import { FigureTable } from './figure-table.tsx';
import styles from './insight.module.css';
import type { InsightTable, TableWords } from './insight-table.ts';
import { LaterParts } from './later.ts';
import { useNumbers } from './use-numbers.ts';
import { useInsightWords } from './words/insight.ts';

type Trend = OutputOf<typeof getInsight>['trend'];
type Part = Trend['now'][number];
type Event = (typeof EVENTS)[number];
type Row = { part: Part; before: Part | undefined };

/** What happened in each day, or in each hour of one, and in the one at the same place of the period before. */
export const trendTable = (
  { now, before }: Trend,
  { insight: { trend: words }, funnel }: TableWords,
  nameOf: (part: Part) => string,
): InsightTable<Row> => ({
  key: 'trend',
  title: words.title,
  text: words.text,
  name: words.day,
  nameOf: ({ part }) => nameOf(part),
  exported: { columns: [words.day], cellsOf: ({ part }) => [cellOf(part)] },
  keyOf: ({ part }) => part.start,
  rows: now.map((part, at) => ({ part, before: before[at] })),
  columns: EVENTS.map((event) => ({
    key: event,
    title: funnel.events[event],
    figure: (row) => ({
      now: row.part.events[event],
      before: row.before?.events[event] ?? null,
    }),
  })),
});

/** A day is a date; an hour is text that sorts, and that no country reads in another way. */
function cellOf({ day, start, hours }: Part): Cell {
  if (hours > 1) return { day };
  const at = new Date(start);
  const padded = (value: number) => String(value).padStart(2, '0');
  return `${day} ${padded(at.getHours())}:${padded(at.getMinutes())}`;
}

/** The name of a day, which says when the clock was changed in it, or of an hour. */
export function usePartName() {
  const { trend: words } = useInsightWords();
  const { day, number } = useNumbers();
  const { dateTime } = useFormats();
  return ({ day: name, start, hours }: Part) => {
    if (hours <= 1) return dateTime(start);
    return hours === 24 ? day(name) : words.hours({ day: day(name), hours: number(hours) });
  };
}

const sumOf = (parts: readonly Part[], event: Event) =>
  parts.reduce((sum, { events }) => sum + events[event], 0);

const WEEK = 7;
/** Single days of a long period are mostly noise. */
const isByWeek = ({ length }: readonly Part[]) => length > 62;

/** The points of a line. Weeks end with the last day; days at the start that are no whole week are left out. */
function lineOf(parts: readonly Part[], event: Event): number[] {
  if (!isByWeek(parts)) return parts.map(({ events }) => events[event]);
  const first = parts.length % WEEK;
  return Array.from({ length: Math.floor(parts.length / WEEK) }, (_, week) =>
    sumOf(parts.slice(first + week * WEEK, first + (week + 1) * WEEK), event),
  );
}

type TrendProps = {
  trend: Trend;
  /** The history of a day, or of all days, where it can show the same quizzes. */
  historyOf: ((from: string, to: string) => string) | undefined;
};

/** What happened when, as lines over their table. */
export function Trend({ trend, historyOf }: TrendProps) {
  const insight = useInsightWords();
  const { funnel } = useOfficeWords();
  const { trend: words } = insight;
  const { number } = useNumbers();
  const { Meaning } = useContext(LaterParts);
  const [event, setEvent] = useState<Event>('completed');
  const [isTable, setTable] = useState(false);
  const [now, before] = [sumOf(trend.now, event), sumOf(trend.before, event)];
  return (
    <section className={`${styles.card} ${styles.trend}`} aria-label={words.title}>
      <div className={styles.head}>
        <h2>{words.title}</h2>
        <p>{words.text}</p>
        <fieldset className={styles.tabs} aria-label={words.title}>
          {EVENTS.map((each) => (
            <BareButton key={each} aria-pressed={each === event} onClick={() => setEvent(each)}>
              {funnel.events[each]}
            </BareButton>
          ))}
        </fieldset>
      </div>
      <Sums now={now} before={before} days={new Set(trend.now.map(({ day }) => day)).size} />
      <Lines
        now={lineOf(trend.now, event)}
        before={lineOf(trend.before, event)}
        of={isByWeek(trend.now) ? words.perWeek : undefined}
        label={words.line({
          event: funnel.events[event],
          now: number(now),
          before: number(before),
        })}
      />
      <div className={styles.foot}>
        <div>
          <Meaning table="trend" of={event} />
        </div>
        {event === 'redeemed' && historyOf && now > 0 && (
          <p>
            <Link to={historyOf(trend.now[0]?.day ?? '', trend.now.at(-1)?.day ?? '')}>
              {insight.see}
            </Link>
          </p>
        )}
        <BareButton
          className={styles.all}
          aria-expanded={isTable}
          onClick={() => setTable(!isTable)}
        >
          {words.asTable}
        </BareButton>
      </div>
      {isTable && <TrendTable trend={trend} historyOf={historyOf} />}
    </section>
  );
}

/** The numbers of each day; its started quizzes lead to the history. */
function TrendTable({ trend, historyOf }: TrendProps) {
  const insight = useInsightWords();
  const { funnel } = useOfficeWords();
  const { number } = useNumbers();
  const table = trendTable(trend, { insight, funnel }, usePartName());
  const columns = table.columns.map((column) => {
    if (column.key !== 'redeemed' || !historyOf) return column;
    const show = ({ part: { day, hours, events } }: Row) =>
      events.redeemed > 0 && hours > 1 ? (
        <Link to={historyOf(day, day)}>{number(events.redeemed)}</Link>
      ) : (
        number(events.redeemed)
      );
    return { ...column, show };
  });
  return (
    <FigureTable
      table={{ ...table, columns }}
      shown={31}
      empty={insight.nothingYet}
      className={styles.inner}
    />
  );
}

type SumsProps = { now: number; before: number; days: number };

/** How many there were in both periods, and a day. */
function Sums({ now, before, days }: SumsProps) {
  const { trend: words } = useInsightWords();
  const { number } = useNumbers();
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{words.now}</dt>
        <dd>{number(now)}</dd>
        <dd className={styles.soft}>{words.perDay({ n: number(now / days) })}</dd>
      </div>
      <div className={styles.soft}>
        <dt>{words.before}</dt>
        <dd>{number(before)}</dd>
        <dd className={styles.soft}>{words.perDay({ n: number(before / days) })}</dd>
      </div>
    </dl>
  );
}

const [WIDTH, HEIGHT] = [300, 100];

type LinesProps = {
  now: readonly number[];
  before: readonly number[];
  /** What a point is of, where it is not one row of the table. */
  of: ((values: { n: string }) => string) | undefined;
  label: string;
};

/** A line of each period, the one before dashed. */
function Lines({ now, before, of, label }: LinesProps) {
  const { number } = useNumbers();
  const most = Math.max(1, ...now, ...before);
  const pointsOf = (values: readonly number[]) =>
    values
      .map((value, at) => {
        const x = values.length === 1 ? WIDTH / 2 : (WIDTH * at) / (values.length - 1);
        return `${x.toFixed(1)},${(HEIGHT - (HEIGHT * value) / most).toFixed(1)}`;
      })
      .join(' ');
  return (
    <div className={styles.lines}>
      <span className={styles.soft} aria-hidden="true">
        {of ? of({ n: number(most) }) : number(most)}
      </span>
      <svg
        viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path d={`M0 ${HEIGHT}H${WIDTH}`} className={styles.ground} />
        <polyline points={pointsOf(before)} className={styles.lineBefore} />
        <polyline points={pointsOf(now)} className={styles.lineNow} />
      </svg>
    </div>
  );
}
