import { resolve } from 'node:path';
import type { Budgets } from './budgets.ts';

export const README = resolve(import.meta.dirname, '../../infra/README.md');
const BEGIN = '<!-- Written by npm run budget -- --write -->';
const END = '<!-- End of what it writes -->';

const DAY_SECONDS = 86_400;
const PEAK = 10;
/** Request units a second: of one container of a serverless account, and of the database as deployed with autoscale. */
const SERVERLESS = 5000;
const AUTOSCALE = 15_000;

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 });
/** Rounded down to three digits. */
const about = (value: number) => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 2);
  return number(Math.floor(value / unit) * unit);
};

/** How many respondents a day the database carries, with the arithmetic: a part of infra/README.md. */
export function capacityText({ respondentUnits }: Pick<Budgets, 'respondentUnits'>): string {
  const spent = Object.entries(respondentUnits).sort(([, a], [, b]) => b - a);
  const total = spent.reduce((sum, [, units]) => sum + units, 0);
  const [busiest = '', most = 0] = spent[0] ?? [];
  const row = (what: string, provided: number, units: number) => {
    const flat = (provided * DAY_SECONDS) / units;
    const sum = `${number(provided)} × ${number(DAY_SECONDS)} s ÷ ${number(units)}`;
    return `| ${what} | ${sum} = ${about(flat)} | ÷ ${PEAK} = ${about(flat / PEAK)} |`;
  };
  return [
    'One respondent is invited and mailed, redeems the code, saves twelve answers, completes the quiz and reads the result.',
    `That costs ${number(total)} request units by the meter's formula, of which ${number(most)} are in the busiest container,`,
    `\`${busiest}\` (2,000 fragrances, warm instances). "Peak" is a day whose busiest second has ten times its mean.`,
    '',
    '| respondents a day | flat | at a peak of ten times the mean |',
    '|---|---|---|',
    row(
      `serverless: ${number(SERVERLESS)} units/s a container, so the busiest one decides`,
      SERVERLESS,
      most,
    ),
    row(
      `autoscale, \`--cosmos-throughput ${AUTOSCALE}\`: shared by all containers`,
      AUTOSCALE,
      total,
    ),
  ].join('\n');
}

/** What the README has between its two marks. Throws when a mark is missing. */
export function capacityIn(readme: string): string {
  const { begin, end } = placeIn(readme);
  return readme.slice(begin, end).trim();
}

/** Brings the README up to date with the budgets. */
export function withCapacity(readme: string, budgets: Pick<Budgets, 'respondentUnits'>): string {
  const { begin, end } = placeIn(readme);
  return `${readme.slice(0, begin)}\n\n${capacityText(budgets)}\n\n${readme.slice(end)}`;
}

function placeIn(readme: string) {
  const [mark, end] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (mark < 0 || end < mark) throw new Error('The README lacks the marks of the meter');
  return { begin: mark + BEGIN.length, end };
}
