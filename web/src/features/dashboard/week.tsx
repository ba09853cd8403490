import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import styles from './week.module.css';
import { type WeekEvent, weeksOf } from './weeks.ts';

const EVENTS = ['invited', 'redeemed', 'completed'] as const satisfies readonly WeekEvent[];

/** How much there was of each this week, as a line over that of last week. */
export function Week({ days }: { days: Parameters<typeof weeksOf>[0] }) {
  const { funnel } = useOfficeWords();
  return (
    <dl className={styles.week}>
      {EVENTS.map((event) => (
        <div key={event}>
          <dt>{funnel.events[event]}</dt>
          <Count {...weeksOf(days, event)} />
        </div>
      ))}
    </dl>
  );
}

/** Which line is which. */
export function WeekLegend() {
  const words = useOfficeWords().dashboard.numbers;
  return (
    <p className={styles.legend} aria-hidden="true">
      <span>{words.thisWeek}</span>
      <span className={styles.last}>{words.lastWeek}</span>
    </p>
  );
}

function Count({ now, before, count, was }: ReturnType<typeof weeksOf>) {
  const words = useOfficeWords().dashboard.numbers;
  const { number } = useFormats();
  const more = count - was;
  const difference =
    more === 0 ? words.same : (more > 0 ? words.more : words.fewer)({ n: number(Math.abs(more)) });
  return (
    <>
      <dd className={styles.count}>{number(count)}</dd>
      <dd className={styles.lines}>
        <Lines now={now} before={before} />
      </dd>
      <dd className={styles.was}>
        <strong>{difference}</strong>, <span>{words.was({ n: number(was) })}</span>
      </dd>
    </>
  );
}

const [WIDTH, HEIGHT, DAYS] = [104, 44, 7];

/** Both weeks from Monday to Sunday; the dot is today. */
function Lines({ now, before }: Pick<ReturnType<typeof weeksOf>, 'now' | 'before'>) {
  const words = useOfficeWords().dashboard.numbers;
  const { number } = useFormats();
  const most = Math.max(1, ...now, ...before);
  const pointOf = (count: number, at: number) =>
    [(WIDTH * at) / (DAYS - 1), HEIGHT - (HEIGHT * count) / most] as const;
  const pointsOf = (counts: readonly number[]) => counts.map(pointOf).join(' ');
  const [x, y] = pointOf(now.at(-1) ?? 0, now.length - 1);
  const byDay = (counts: readonly number[]) =>
    counts.map((count, at) => number(count - (counts[at - 1] ?? 0))).join(', ');
  return (
    <svg
      viewBox={`-6 -6 ${WIDTH + 12} ${HEIGHT + 12}`}
      role="img"
      aria-label={words.byDay({ now: byDay(now), before: byDay(before) })}
    >
      <path d={`M0 ${HEIGHT}H${WIDTH}`} className={styles.ground} />
      <polyline points={pointsOf(before)} className={styles.before} />
      <polyline points={pointsOf(now)} className={styles.now} />
      <circle cx={x} cy={y} r="4.5" className={styles.today} />
    </svg>
  );
}
