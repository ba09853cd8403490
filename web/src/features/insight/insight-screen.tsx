import { permissions } from '@vse/domain/access/permissions';
import { getInsight } from '@vse/domain/contract/calls';
import type { InputOf, OutputOf } from '@vse/domain/contract/contracts';
import type { Session } from '@vse/domain/records/users';
import { SOURCES } from '@vse/domain/rules/insight-names';
import { statusOf } from '../../lib/api/api-error.ts';
import { useStaffApi } from '../../lib/api/staff.ts';
import { useLastAnswer } from '../../lib/api/use-last-answer.ts';
import { useListQuery } from '../../lib/api/use-list-query.ts';
import { may } from '../../lib/auth/may.ts';
import { lazyIn } from '../../lib/browser/lazy-in.tsx';
import { localDay } from '../../lib/days.ts';
import { errorMessages } from '../../lib/forms/errors.ts';
import { INSIGHT_FILTERS, insightInput } from '../../lib/insight-filters.ts';
import { paths } from '../../lib/paths.ts';
import { useProviders } from '../../lib/records/use-providers.ts';
import { useStaffNames } from '../../lib/records/use-staff-names.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useWords } from '../../lib/words/words.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TableSkeleton } from '../../ui/feedback/office-skeleton.tsx';
import { Button } from '../../ui/kit/controls/button.tsx';
import { namedOptions, optionsOf } from '../../ui/kit/controls/select-field.tsx';
import { daysFilter } from '../../ui/kit/days-filter.tsx';
import { type Filter, FilterBar, selectFilter, useClearing } from '../../ui/kit/filter-bar.tsx';
import { OfficeFailure } from '../../ui/kit/office-failure.tsx';
import { OfficePage } from '../../ui/kit/office-page.tsx';
import { Reloading } from '../../ui/kit/reloading.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { JumpTo } from '../jump-to.tsx';
import { Adjectives } from './adjectives.tsx';
import { Fragrances, Outcomes } from './fragrances.tsx';
import { Funnels } from './funnel.tsx';
import styles from './insight.module.css';
import { LaterParts } from './later.ts';
import { Questions } from './questions.tsx';
import { Trend } from './trend.tsx';
import { useNumbers } from './use-numbers.ts';
import { useInsightWords } from './words/insight.ts';

type Figures = OutputOf<typeof getInsight>;

// Not needed for the first look at the numbers.
const load = async () => (await import('./insight-actions.tsx')).insightLater;
const InsightActions = lazyIn(async () => (await load()).InsightActions);
const Definitions = lazyIn(async () => (await load()).Definitions);
const LATER = {
  Details: lazyIn(async () => (await load()).Details),
  Meaning: lazyIn(async () => (await load()).Meaning),
};
const ReportLogo = lazyIn(async () => (await import('./report-logo.tsx')).ReportLogo);

/** What people like, and how far they come, of the cases that the role may see. */
export const InsightScreen = staffScreen(permissions.insight.read, ({ session }) => {
  const words = useWords();
  const insight = useInsightWords();
  const [query, setQuery] = useListQuery(INSIGHT_FILTERS);
  const list = { query, setQuery, items: undefined, all: undefined };
  const clearing = useClearing(list);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const input = insightInput(query.filters, localDay(new Date()), timeZone);
  const { filters, emailOf, provider } = useFilters(session);
  const { data, error, mutate } = useStaffApi(getInsight, input, { errorRetryCount: 6 });
  const { shown, isLoading } = useLastAnswer(input, data, error);
  const figures = shown?.data;
  const reported = provider((shown?.input ?? input).provider);
  const retry = () => void mutate();
  if (statusOf(error) === 401) return <OfficeFailure error={error} onRetry={retry} />;
  return (
    <OfficePage
      title={insight.title}
      crumbs={[{ label: insight.title }]}
      picture={reported !== undefined && <ReportLogo provider={reported} />}
      titleNote={<CompletedOf figures={figures} />}
      beneath={<Period figures={figures} timeZone={timeZone} />}
      actions={
        <div className={styles.actions}>
          <JumpTo />
          {figures && <InsightActions figures={figures} isLoading={isLoading} />}
        </div>
      }
    >
      <div className={styles.filters}>
        <FilterBar list={list} filters={filters} clearing={clearing} />
      </div>
      {error !== undefined && (
        <div className={styles.failure}>
          <Alert messages={errorMessages(error, words)} />
          <Button onClick={retry}>{words.common.tryAgain}</Button>
        </div>
      )}
      {shown ? (
        <LaterParts value={LATER}>
          <Reloading isLoading={isLoading}>
            <Cards figures={shown.data} historyOf={historyOf(shown.input, emailOf)} />
          </Reloading>
        </LaterParts>
      ) : (
        error === undefined && <TableSkeleton />
      )}
    </OfficePage>
  );
});

function CompletedOf({ figures }: { figures: Figures | undefined }) {
  const { completedOf } = useInsightWords();
  const { number } = useNumbers();
  if (!figures) return null;
  const sum = (counter: 'completed' | 'invited') =>
    figures.funnels.reduce((all, { now }) => all + now[counter], 0);
  return (
    <span>
      {completedOf({ completed: number(sum('completed')), invited: number(sum('invited')) })}
    </span>
  );
}

/** Which days these are, and until when everything is counted. */
function Period({ figures, timeZone }: { figures: Figures | undefined; timeZone: string }) {
  const { period, asOf } = useInsightWords();
  const { days } = useNumbers();
  const { date, dateTime } = useFormats();
  // Two lines before the numbers come, so that nothing below moves.
  if (!figures) return <div className={styles.period} />;
  const { period: now, before } = figures;
  return (
    <div className={styles.period}>
      <p>{period({ now: days(now.from, now.to), before: days(before.from, before.to) })}</p>
      <p>{asOf({ time: dateTime(figures.asOf), zone: timeZone, since: date(figures.since) })}</p>
    </div>
  );
}

type CardsProps = {
  figures: Figures;
  historyOf: ((from: string, to: string) => string) | undefined;
};

function Cards({ figures, historyOf }: CardsProps) {
  const insight = useInsightWords();
  const { funnels, trend, questions, fragrances, adjectives } = figures;
  const isEmpty =
    funnels.every(({ now, before }) => now.invited + before.invited === 0) &&
    [...trend.now, ...trend.before].every(({ events }) =>
      Object.values(events).every((count) => count === 0),
    );
  if (isEmpty) return <EmptyState title={insight.nothing} text={insight.nothingText} />;
  return (
    <div className={styles.cards}>
      <div className={styles.top}>
        <Funnels funnels={funnels} />
        <Trend trend={trend} historyOf={historyOf} />
      </div>
      <div className={styles.tables}>
        <Questions questions={questions} />
        <Fragrances fragrances={fragrances} />
        <Adjectives adjectives={adjectives} />
      </div>
      <Outcomes fragrances={fragrances} />
      <Definitions figures={figures} />
    </div>
  );
}

/** No filter with only one choice: a Salesperson sees their own cases, a Manager those of their provider. */
function useFilters(session: Session): {
  filters: Filter[];
  emailOf: (id: string) => string | undefined;
  /** The name of a report's provider: the chosen one of those who may choose, and the person's own otherwise. */
  provider: (chosen: string | undefined) => string | undefined;
} {
  const { history } = useOfficeWords();
  const insight = useInsightWords();
  const seesOthers = may(session, permissions.insight.read, 'ownProvider');
  const seesAll = may(session, permissions.insight.read, 'all');
  const { people } = useStaffNames({ isWanted: seesOthers });
  const providers = useProviders();
  const salespeople = people.map(({ id, name, email }) => ({ value: id, label: name || email }));
  return {
    filters: [
      daysFilter,
      ...(seesAll
        ? [selectFilter('provider', history.filters.provider, namedOptions(providers.items))]
        : []),
      ...(seesOthers
        ? [selectFilter('salesperson', history.filters.salesperson, salespeople)]
        : []),
      selectFilter('source', insight.source, optionsOf(SOURCES, insight.sources)),
    ],
    emailOf: (id) => people.find((person) => person.id === id)?.email,
    provider: (chosen) => (seesAll && chosen ? providers.nameOf(chosen) : session.provider?.name),
  };
}

/**
 * The history with the same filters, which has the quizzes that started then. Undefined where it has no such filter: it
 * does not tell invites from projects, and knows salespeople by their e-mail.
 */
export function historyOf(
  { provider, salesperson, source }: Partial<InputOf<typeof getInsight>>,
  emailOf: (id: string) => string | undefined,
) {
  const email = salesperson && emailOf(salesperson);
  if (source || (salesperson && !email)) return undefined;
  return (from: string, to: string) => {
    const filters = new URLSearchParams({
      from,
      to,
      ...(provider && { provider }),
      ...(email && { salesperson: email }),
    });
    return `${paths.quizResults.getHref()}?${filters}`;
  };
}
