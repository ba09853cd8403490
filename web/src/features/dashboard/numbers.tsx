import { getInsight } from '@vse/domain/contract/calls';
import { Link } from 'react-router';
import { useStaffApi } from '../../lib/api/staff.ts';
import { localDay } from '../../lib/days.ts';
import { insightInput } from '../../lib/insight-filters.ts';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useLanguage } from '../../lib/words/words.ts';
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import { FailedPart } from './failed-part.tsx';
import { Month } from './month.tsx';
import { Week, WeekLegend } from './week.tsx';

/** This week, and the last 30 days: those that Insight shows without filters. */
export function Numbers() {
  const words = useOfficeWords().dashboard.numbers;
  const { rail } = useOfficeWords();
  const language = useLanguage();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const today = localDay(new Date());
  const input = { ...insightInput({}, today, timeZone), part: 'progress' } as const;
  const { data, error, mutate } = useStaffApi(getInsight, input, { errorRetryCount: 6 });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return (
    <>
      <DashboardCard
        title={words.week}
        text={words.until({ day: weekday.format(new Date(today)) })}
        aside={<WeekLegend />}
      >
        <FailedPart error={error} onRetry={() => void mutate()} />
        {data ? <Week days={data.trend.now} /> : error === undefined && <Blank height="112px" />}
      </DashboardCard>
      {(data || error === undefined) && (
        <DashboardCard
          title={words.month}
          text={words.monthText}
          aside={<Link to={paths.insight.getHref()}>{rail.insight}</Link>}
        >
          {data ? <Month figures={data} /> : <Blank height="200px" />}
        </DashboardCard>
      )}
    </>
  );
}

const Blank = ({ height }: { height: string }) => (
  <Skeleton>
    <Bone height={height} radius="0" />
  </Skeleton>
);
