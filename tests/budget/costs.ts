import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Budgets } from './budgets.ts';

const ALERTS = resolve(import.meta.dirname, '../../infra/modules/alerts.json');
const COLUMNS = [10, 1000, 100_000, 10_000_000];
const MINUTES = 43_800;
const TIMERS = 2;
const KB_PER_GB = 1_000_000;

/** List prices of West Europe in US dollars, as known on 2026-11-23. */
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
  alertByMinutes: { PT5M: 1.5, PT15M: 0.5 } as Record<string, number>,
  alertSeries: 0.05,
  metricAlert: 0.1,
  webTest: 0.0006,
  storageAndVault: 3,
};
const FREE = { siteGb: 100, gbSeconds: 100_000, executions: 250_000, picturesGb: 100, logsGb: 5 };
/** What one respondent causes besides request units: counted and estimated, see the text below the table. */
const EACH = {
  calls: 20,
  appGb: 0.0003,
  picturesGb: 0.0015,
  reads: 30,
  recordsGb: 0.000_012,
  logsKb: 150,
};
/** A run of all timers: its request units by the meter while nothing happens, and the lines and spans of each timer. */
const RUN = { units: 40, seconds: 1, memoryGb: 2, logsKbOfEach: 8 };
const WEB_TESTS = 5 * 2920;
const METRIC_ALERTS = 4;

const over = (amount: number, free: number) => Math.max(0, amount - free);
/** Instances take 16 calls at a time: from 100,000 respondents on, calls share them. */
const sharing = (respondents: number) =>
  respondents >= 10_000_000 ? 40 : respondents >= 100_000 ? 4 : 1;

type Alert = { frequency: string; splitBy?: string[] };

function alertCosts(): number {
  const { alerts } = JSON.parse(readFileSync(ALERTS, 'utf8')) as { alerts: Alert[] };
  const logs = alerts.map(
    ({ frequency, splitBy }) =>
      (PRICE.alertByMinutes[frequency] ?? Number.NaN) +
      (splitBy ? (TIMERS - 1) * PRICE.alertSeries : 0),
  );
  return logs.reduce((sum, one) => sum + one, METRIC_ALERTS * PRICE.metricAlert);
}

type Row = [what: string, cost: (respondents: number) => number];

function rowsOf(units: number): Row[] {
  const runSeconds = MINUTES * RUN.seconds * RUN.memoryGb;
  return [
    ['Static Web App Standard', () => PRICE.site],
    [
      'app traffic: 0.3 MB each, 0.20 per GB over 100 GB',
      (n) => over(n * EACH.appGb, FREE.siteGb) * PRICE.siteGb,
    ],
    [
      `calls (${EACH.calls} each, at most 1 s of 2 GB; from 100,000 on they share instances) and a timer run a minute, 0.000026 per GB-s over 100,000`,
      (n) => {
        const calls = (n * EACH.calls * 2) / sharing(n);
        return over(calls + runSeconds, FREE.gbSeconds) * PRICE.gbSecond;
      },
    ],
    [
      'executions: 0.40 per million over 250,000',
      (n) => (over(n * EACH.calls + MINUTES, FREE.executions) / 1e6) * PRICE.millionExecutions,
    ],
    [
      `Cosmos DB serverless: ${Math.round(units)} units each by the meter, ${RUN.units} a timer run, 0.25 per million`,
      (n) => ((n * units + MINUTES * RUN.units) / 1e6) * PRICE.millionUnits,
    ],
    [
      'records: 12 KB each, 0.25 per GB and month kept',
      (n) => n * EACH.recordsGb * PRICE.recordsGb,
    ],
    [
      'pictures: 1.5 MB and 30 reads each, 0.087 per GB over 100 GB, 0.005 per 10,000 reads',
      (n) =>
        over(n * EACH.picturesGb, FREE.picturesGb) * PRICE.picturesGb +
        ((n * EACH.reads) / 10_000) * PRICE.tenThousandReads,
    ],
    ['mails at 0.00025', (n) => n * PRICE.mail],
    [
      'logs and spans: 150 KB each, timers 0.7 GB, 2.76 per GB over 5 GB',
      (n) => {
        const timers = MINUTES * TIMERS * RUN.logsKbOfEach;
        const gb = (n * EACH.logsKb + timers) / KB_PER_GB;
        return over(gb, FREE.logsGb) * PRICE.logsGb;
      },
    ],
    ['alerts over logs and metrics', alertCosts],
    ['availability: 5 places × 2,920 × 0.0006', () => WEB_TESTS * PRICE.webTest],
    ['storage, vault', () => PRICE.storageAndVault],
  ];
}

const rounded = (value: number) => {
  if (value === 0) return '0';
  if (value < 1) return value.toFixed(value < 0.1 ? 2 : 1);
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return (Math.round(value / unit) * unit).toLocaleString('en');
};

/** What a month costs, by respondents: a part of infra/README.md. */
export function costsText({ respondentUnits }: Pick<Budgets, 'respondentUnits'>): string {
  const units = Object.values(respondentUnits).reduce((sum, one) => sum + one, 0);
  const rows = rowsOf(units);
  const costs = (cost: Row[1]) => COLUMNS.map((n) => cost(n));
  const line = (what: string, cells: string[]) => `| ${[what, ...cells].join(' | ')} |`;
  const sums = COLUMNS.map((n) => rows.reduce((sum, [, cost]) => sum + cost(n), 0));
  return [
    line(
      'respondents a month',
      COLUMNS.map((n) => n.toLocaleString('en')),
    ),
    `|${'---|'.repeat(COLUMNS.length + 1)}`,
    ...rows.map(([what, cost]) => line(what, costs(cost).map(rounded))),
    line(
      '**together, about**',
      sums.map((sum) => `**${rounded(sum)}**`),
    ),
  ].join('\n');
}
