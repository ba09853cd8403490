import type { getInsight } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useLanguage } from '../../lib/words/words.ts';
import { Hidden } from '../../ui/base/hidden.tsx';
import { Bar } from '../../ui/office/bar.tsx';
import styles from './dashboard-tables.module.css';

type Figures = OutputOf<typeof getInsight>;
type Funnel = Figures['funnels'][number];
type Counter = keyof Funnel['now'];

const STEPS = {
  invite: ['invited', 'redeemed', 'answered', 'completed'],
  project: ['invited', 'answered', 'completed'],
} as const;
type Step = (typeof STEPS)['invite'][number];

/** Where those stand that did not take a step. */
const LOST: Readonly<Record<Exclude<Step, 'invited'>, readonly LostState[]>> = {
  redeemed: ['waiting', 'revoked', 'expired'],
  answered: ['openUnanswered', 'leftUnanswered'],
  completed: ['open', 'left'],
};
type LostState = Extract<
  Counter,
  'waiting' | 'revoked' | 'expired' | 'openUnanswered' | 'leftUnanswered' | 'open' | 'left'
>;

/** How far those came that began in the period, and where the others are. */
export function Month({ figures: { funnels, period, questions } }: { figures: Figures }) {
  const words = useOfficeWords().dashboard.numbers;
  const { number } = useFormats();
  const [shown, also] = funnels.filter(({ now }) => now.invited > 0);
  if (!shown) return <p className={styles.nothing}>{words.nothing}</p>;
  const most = Math.max(...questions.items.map(({ left }) => left.now));
  const at = questions.items.findIndex(({ left }) => left.now === most);
  const atEnd = questions.leftAtEnd.now;
  const left =
    atEnd > Math.max(0, most)
      ? words.leftAtEnd({ n: number(atEnd) })
      : most > 0 && words.leftAt({ question: number(at + 1), n: number(most) });
  return (
    <>
      <Steps funnel={shown} from={period.from} />
      {(also || left) && (
        <p className={styles.foot}>
          {also && (
            <span>
              {words.projects({
                begun: number(also.now.invited),
                completed: number(also.now.completed),
              })}
            </span>
          )}
          {left && <Link to={paths.insight.getHref()}>{left}</Link>}
        </p>
      )}
    </>
  );
}

function Steps({ funnel: { source, now }, from }: { funnel: Funnel; from: string }) {
  const { funnel, dashboard } = useOfficeWords();
  const words = dashboard.numbers;
  const { number } = useFormats();
  const language = useLanguage();
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format;
  // A day as YYYY-MM-DD is the same day everywhere.
  const day = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const lost = (step: Step) =>
    step === 'invited'
      ? words.since({ date: day.format(new Date(from)) })
      : LOST[step]
          .filter((state) => now[state] > 0)
          .map((state) => `${number(now[state])} ${funnel.states[state]}`)
          .join(', ');
  return (
    <table className={styles.table} aria-label={words.month}>
      <thead>
        <tr>
          <Title>{funnel.step}</Title>
          <td />
          {[funnel.people, funnel.ofAll, words.lost].map((title) => (
            <Title key={title}>{title}</Title>
          ))}
        </tr>
      </thead>
      <tbody>
        {STEPS[source].map((step, at) => (
          <tr key={step} className={step === 'completed' ? styles.last : undefined}>
            <th scope="row">
              {source === 'project' && step === 'invited'
                ? funnel.events.invited
                : funnel.steps[step]}
            </th>
            <td className={styles.bar}>
              <Bar
                figure={{ now: now[step], before: null }}
                most={now.invited}
                rest={now[STEPS[source][at - 1] ?? step]}
              />
            </td>
            <td className={styles.people}>{number(now[step])}</td>
            <td className={styles.soft}>{percent(now[step] / now.invited)}</td>
            <td className={styles.lost}>{lost(step)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Title = ({ children }: { children: string }) => (
  <th scope="col">
    <Hidden>{children}</Hidden>
  </th>
);
