import { funnel } from './funnel.ts';

/** This week, the last 30 days and the newest results, on the dashboard. */
export const numbers = {
  funnel,
  week: 'This week',
  until: (day: string) => `to ${day}, against the same days last week`,
  thisWeek: 'this week',
  lastWeek: 'last week',
  more: (n: string) => `${n} more`,
  fewer: (n: string) => `${n} fewer`,
  same: 'as many',
  was: (n: string) => `was ${n}`,
  byDay: (now: string, before: string) => `By day: ${now}. Last week: ${before}.`,
  month: 'The last 30 days',
  monthText: 'from the invite to the result',
  since: (date: string) => `All since ${date}`,
  lost: 'What was lost',
  leftAt: (question: string, n: string) => `Most were left at question ${question}: ${n}`,
  leftAtEnd: (n: string) => `Most were left after the last question: ${n}`,
  projects: (begun: string, completed: string) =>
    `Projects: ${begun} begun, ${completed} completed.`,
  nothing: 'Nothing was begun in the last 30 days.',
  newest: 'Newest results',
};
