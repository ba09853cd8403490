import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { countInsightJob } from '../../api/src/jobs/count-insight.ts';
import { timers } from '../../api/src/timers/timers.ts';
import logAlerts from '../../infra/modules/alerts.json' with { type: 'json' };
import type { Budgets } from './budgets.ts';
import type { Figure } from './figures.ts';
import { SAVES } from './journey.ts';

const templateOf = (file: string) =>
  readFileSync(resolve(import.meta.dirname, '../../infra', file), 'utf8');

/** A number that a template has, so that the table follows it. */
function numberIn(file: string, pattern: RegExp): number {
  const [, found] = pattern.exec(templateOf(file)) ?? [];
  if (found === undefined) throw new Error(`${file} lacks ${pattern}`);
  return Number(found);
}

const HOURS = 730;
const MINUTES = HOURS * 60;
const SECONDS = MINUTES * 60;
const KB_PER_GB = 1_000_000;

/** List prices of West Europe in US dollars, from Azure's public pages, as known on 2026-11-23. */
const PRICE = {
  site: 9,
  siteGb: 0.2,
  gbSecond: 0.000_026,
  millionExecutions: 0.4,
  millionUnits: 0.25,
  recordsGb: 0.25,
  picturesGb: 0.087,
  tenThousandReads: 0.005,
  mail: 0.000_25,
  logsGb: 2.76,
  alertByFrequency: { PT5M: 1.5, PT15M: 0.5 } as Record<string, number>,
  alertSeries: 0.05,
  metricAlert: 0.1,
  webTest: 0.0006,
};
/** Of the same pages: what a month includes. */
const FREE = { siteGb: 100, gbSeconds: 100_000, executions: 250_000, picturesGb: 100, logsGb: 5 };

/** Counted on 2026-11-27 in Microsoft's Functions host with this package; KB as the log table has them. */
const HOST = {
  spanKb: 32 / 43,
  timerLines: 1.2,
  timerLineKb: 2.6 / 12,
  callLines: 3,
  callLineKb: 40 / 45,
  metricsAMinute: 47,
};

/** Nobody has counted these. */
const ESTIMATED = {
  /** Calls beside those of the quiz itself: settings, pages, its share of what staff look at. */
  otherCalls: 4,
  appGb: 0.0003,
  picturesGb: 0.0015,
  reads: 30,
  recordsGb: 0.000_012,
  metricKb: 0.5,
  /** How long an instance for HTTP is kept after a quiz. */
  keptMinutes: 15,
  timerSeconds: 1,
  /** Half of what one instance can answer. */
  callsASecond: 50,
  storageAndVault: 3,
  /** The busiest day of a month, in mean days. */
  busiestDay: 3,
};
/** Flex Consumption bills a second at least, and all calls that an instance has in it together. */
const MEMORY_GB = 2;
const WEB_TESTS = 5 * HOURS * 4;

const over = (amount: number, free: number) => Math.max(0, amount - free);

/** What a month with this number of quizzes uses and costs. */
export function monthOf({ figures, budget }: Budgets, quizzes: number) {
  const figure = (step: string, name: Figure) => {
    const found = budget[`${step} · warm`]?.[figures.indexOf(name)];
    if (found === undefined) throw new Error(`tests/budget/budgets.json lacks '${step}'`);
    return found;
  };
  const ofQuiz = (name: Figure) =>
    figure('respondent, in all (2,000 fragrances, 12 questions)', name) +
    figure('invite created by a Salesperson, in all', name);
  // Quizzes that end within the same minutes are counted by one run.
  const countingRuns = Math.min(quizzes, MINUTES / countInsightJob.everyMinutes);
  const used = (name: Figure) =>
    quizzes * ofQuiz(name) +
    countingRuns * figure('timer that counts insight, one completed quiz', name) +
    MINUTES * figure('idle minute of all timers', name);

  // Redeem, load, complete and result, beside the answers.
  const calls = quizzes * (SAVES + 4 + ESTIMATED.otherCalls);
  const runs = MINUTES * timers.length;
  const instances = Math.max(1, calls / SECONDS / ESTIMATED.callsASecond);
  const busySeconds =
    SECONDS * (1 - Math.exp(-calls / SECONDS)) * instances + MINUTES * ESTIMATED.timerSeconds;
  const instanceMinutes = MINUTES + Math.min(MINUTES, quizzes * ESTIMATED.keptMinutes) * instances;

  const spansKb = (used('operations') + calls + runs) * HOST.spanKb;
  const linesKb =
    calls * HOST.callLines * HOST.callLineKb + runs * HOST.timerLines * HOST.timerLineKb;
  const metricsKb = instanceMinutes * HOST.metricsAMinute * ESTIMATED.metricKb;
  const logsGb = (spansKb + linesKb + metricsKb) / KB_PER_GB;

  const costs = {
    site: PRICE.site + over(quizzes * ESTIMATED.appGb, FREE.siteGb) * PRICE.siteGb,
    functions:
      over(busySeconds * MEMORY_GB, FREE.gbSeconds) * PRICE.gbSecond +
      (over(calls + runs, FREE.executions) / 1e6) * PRICE.millionExecutions,
    database:
      (used('units') / 1e6) * PRICE.millionUnits + quizzes * ESTIMATED.recordsGb * PRICE.recordsGb,
    pictures:
      over(quizzes * ESTIMATED.picturesGb, FREE.picturesGb) * PRICE.picturesGb +
      ((quizzes * ESTIMATED.reads) / 10_000) * PRICE.tenThousandReads,
    mails: quizzes * PRICE.mail,
    logs: over(logsGb, FREE.logsGb) * PRICE.logsGb,
    watching: alertCosts() + WEB_TESTS * PRICE.webTest,
    storage: ESTIMATED.storageAndVault,
  };
  const dollars = Object.values(costs).reduce((sum, one) => sum + one, 0);
  return { costs, dollars, logsGb, metricsGb: metricsKb / KB_PER_GB };
}

export type Month = ReturnType<typeof monthOf>;

function alertCosts(): number {
  // Those of a list, and the one of the availability test.
  const metricAlerts = templateOf('modules/watch.bicep').match(/^ {4}metric: '/gm)?.length ?? 0;
  return logAlerts.alerts.reduce(
    (sum, { frequency, splitBy }) =>
      sum +
      (PRICE.alertByFrequency[frequency] ?? Number.NaN) +
      (splitBy ? (timers.length - 1) * PRICE.alertSeries : 0),
    (metricAlerts + 1) * PRICE.metricAlert,
  );
}

const busiestDayGb = ({ logsGb }: Month) => (logsGb / (HOURS / 24)) * ESTIMATED.busiestDay;

/** The defaults of the templates, and from how many quizzes a month each is too little. */
function limitsOf(budgets: Budgets): [name: string, quizzes: number][] {
  const budget = numberIn('main.bicep', /^param monthlyBudget int = (\d+)$/m);
  const capGb = numberIn('main.bicep', /^param logDailyCapGb int = (\d+)$/m);
  const hourly = /^output perHour int = usesOwnDomain \? (\d+) : (\d+)$/m.exec(
    templateOf('modules/email.bicep'),
  );
  const [own, managed] = [Number(hourly?.[1]), Number(hourly?.[2])];
  const limits: [string, number][] = [
    [`mails of the managed domain (${managed} an hour)`, managed * HOURS],
    [`budget of ${budget}`, firstOver(budgets, ({ dollars }) => dollars > budget)],
    [
      `log cap of ${capGb} GB on the busiest day`,
      firstOver(budgets, (month) => busiestDayGb(month) > capGb),
    ],
    [`mails of an own domain (${own} an hour)`, own * HOURS],
  ];
  return limits.toSorted(([, one], [, other]) => one - other);
}

/** The smallest number of quizzes, in steps of a hundred, whose month is too much. */
function firstOver(budgets: Budgets, isTooMuch: (month: Month) => boolean): number {
  let [low, high] = [0, 1e7];
  while (high - low > 100) {
    const middle = Math.round((low + high) / 2);
    if (isTooMuch(monthOf(budgets, middle))) high = middle;
    else low = middle;
  }
  return Math.ceil(high / 100) * 100;
}

const COLUMNS = [0, 3000, 45_000, 300_000, 10_000_000];
const ROWS: [string, keyof Month['costs']][] = [
  ['Static Web App', 'site'],
  ['Functions', 'functions'],
  ['Cosmos DB, serverless', 'database'],
  ['pictures', 'pictures'],
  ['mails', 'mails'],
  ['logs and spans over 5 GB', 'logs'],
  ['alerts, availability tests', 'watching'],
  ['storage, vault', 'storage'],
];

const rounded = (value: number) => {
  if (value < 0.05) return '0';
  return value < 10 ? String(Number(value.toFixed(1))) : Math.round(value).toLocaleString('en');
};
const upTo = (step: number, value: number) => (Math.ceil(value / step) * step).toLocaleString('en');

/** The tables of infra/README.md, section Costs. */
export function costsText(budgets: Budgets): string {
  const months = COLUMNS.map((quizzes) => monthOf(budgets, quizzes));
  const limits = limitsOf(budgets);
  const line = (name: string, cells: readonly string[]) => `| ${[name, ...cells].join(' | ')} |`;
  const of = (name: string, cell: (month: Month) => string) => line(name, months.map(cell));
  return [
    line(
      'quizzes a month',
      COLUMNS.map((n) => (n === 0 ? 'idle' : n.toLocaleString('en'))),
    ),
    `|${'---|'.repeat(COLUMNS.length + 1)}`,
    ...ROWS.map(([name, cost]) => of(name, ({ costs }) => rounded(costs[cost]))),
    of('**together, dollars**', ({ dollars }) => `**${rounded(dollars)}**`),
    of('logs and spans, GB', ({ logsGb }) => rounded(logsGb)),
    of('of these, metrics of the host', ({ metricsGb }) => rounded(metricsGb)),
    of('GB on the busiest day', (month) => rounded(busiestDayGb(month))),
    of('`--log-daily-cap-gb`', (month) => upTo(1, Math.max(1, busiestDayGb(month)))),
    of('`--monthly-budget`', ({ dollars }) => upTo(50, Math.max(100, dollars * 1.2))),
    line(
      'limits that are hit',
      COLUMNS.map((n) => String(limits.filter(([, from]) => from <= n).length)),
    ),
    '',
    '| limit, in the order in which they are hit | from quizzes a month |',
    '|---|---|',
    ...limits.map(([name, from]) => line(name, [from.toLocaleString('en')])),
  ].join('\n');
}
