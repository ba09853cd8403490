import { resolve } from 'node:path';
import type { Budgets } from './budgets.ts';
import { costsText } from './costs.ts';

export const README = resolve(import.meta.dirname, '../../infra/README.md');
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
export function capacityText({ respondentUnits }: Followed): string {
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

/** The parts of the README that follow from the budgets, with the mark that each begins with. */
const PARTS: [begin: string, textOf: (budgets: Followed) => string][] = [
  ['<!-- Written by npm run budget -- --write -->', capacityText],
  ['<!-- Costs, written by npm run budget -- --write -->', costsText],
];
type Followed = Pick<Budgets, 'respondentUnits'>;

/** What the README has between the marks of each part. Throws when a mark is missing. */
export const partsIn = (readme: string): string[] =>
  PARTS.map(([mark]) => {
    const { begin, end } = placeIn(readme, mark);
    return readme.slice(begin, end).trim();
  });

/** What the README has to have there. */
export const partsOf = (budgets: Followed): string[] => PARTS.map(([, textOf]) => textOf(budgets));

/** Brings the README up to date with the budgets. */
export const withParts = (readme: string, budgets: Followed): string =>
  PARTS.reduce((text, [mark, textOf]) => {
    const { begin, end } = placeIn(text, mark);
    return `${text.slice(0, begin)}\n\n${textOf(budgets)}\n\n${text.slice(end)}`;
  }, readme);

function placeIn(readme: string, mark: string) {
  const begin = readme.indexOf(mark) + mark.length;
  const end = readme.indexOf(END, begin);
  if (begin < mark.length || end < 0) throw new Error('The README lacks the marks of the meter');
  return { begin, end };
}
