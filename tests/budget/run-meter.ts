import { CHANGE_SET_LENGTH } from '@vse/domain/limits';
import type { Size } from './catalogue.ts';
import { erasureStep, erasureSteps } from './erasure-steps.ts';
import { fillHistory } from './history.ts';
import { insightSteps } from './insight-steps.ts';
import { type Largest, largestDocument, largestOf } from './largest-document.ts';
import {
  type Charge,
  type Measured,
  measureStep,
  type Row,
  type Step,
  type Units,
  unitsTogether,
} from './measure.ts';
import { measureJourney } from './respondent-steps.ts';
import { retentionSteps } from './retention-steps.ts';
import { catalogueLists, changeSetStep, fragranceStep, INVITE, staffSteps } from './staff-steps.ts';
import { idleStep } from './timer-steps.ts';
import { openWorld, type World } from './world.ts';

/** What most costs are measured with. */
const CATALOGUE = { fragrances: 2000, questions: 12 };
/** Respondents must not notice the size of the catalogue or of the quiz. */
const OTHER_CATALOGUES = [
  { fragrances: 52, questions: 12 },
  { fragrances: 5000, questions: 12 },
  { fragrances: 52, questions: 100 },
];
/** A few results, enough for a full page. */
const FEW = 100;
/** The history that the budgets are for. */
const RESULTS = 5000;
/**
 * No cost may depend on the length of the history, so the same steps are measured with a shorter or a longer one too.
 * Both have more than 1,000 results, up to which counts are not kept.
 */
const OTHER_RESULTS = { short: 1500, long: 100_000 } as const;
/** What insight has counted of a year, beside that history. */
const COUNTED = 1_000_000;
const OTHER_COUNTED = 100;

export type Metered = {
  rows: Row[];
  /** The number of results of another history, and the same steps with it. */
  other: { results: number; rows: Row[] };
  results: number;
  charges: Charge[];
  /** What one respondent costs with their invite, warm, by container. */
  respondent: Units;
  /** Of all catalogues, and of the history. */
  largest: Largest;
};

/** Measures every step. `say` gets a line about each world. */
export async function runMeter(
  length: keyof typeof OTHER_RESULTS,
  say: (line: string) => void,
): Promise<Metered> {
  const catalogues: Row[] = [];
  const largest: Largest[] = [];
  for (const catalogue of OTHER_CATALOGUES) {
    // A set writes a hundred records a second.
    const isLargest = length === 'long' && catalogue.fragrances === CHANGE_SET_LENGTH;
    const isSmallest = catalogue === OTHER_CATALOGUES[0];
    const erased = isSmallest ? (length === 'long' ? [500, 5000] : [500]) : [];
    const steps = (world: World) => [
      ...(catalogue.fragrances === CHANGE_SET_LENGTH
        ? [fragranceStep(world, 'fragrance saved (5,000 fragrances)')]
        : []),
      ...(isLargest ? [changeSetStep(world, CHANGE_SET_LENGTH)] : []),
      ...erased.map((count) => erasureStep(world, count)),
      ...(isSmallest ? [idleStep(world)] : []),
    ];
    const each = await measureWorld({ ...catalogue, results: FEW }, steps, say);
    catalogues.push(...each.rows);
    largest.push(each.largest);
  }
  const measured = await measureWorld({ ...CATALOGUE, results: RESULTS }, stepsWith(COUNTED), say);
  const results = OTHER_RESULTS[length];
  const { rows } = await measureWorld({ ...CATALOGUE, results }, stepsWith(OTHER_COUNTED), say);
  return {
    rows: [...measured.rows, ...catalogues],
    other: { results, rows },
    results: RESULTS,
    charges: measured.charges,
    respondent: measured.units,
    largest: largestOf([...largest, measured.largest]),
  };
}

/** The steps of staff, of insight that has counted this many cases, of erasures and of the end of records, and lists. */
const stepsWith = (cases: number) => async (world: World) => {
  const steps = await staffSteps(world);
  return [
    ...steps,
    ...insightSteps(world, cases),
    ...erasureSteps(world),
    ...retentionSteps(world),
    ...catalogueLists(world),
  ];
};

/** Measures a respondent and more steps. `units` are those of a respondent's steps. */
async function measureWorld(
  size: Size,
  more: (world: World) => Step[] | Promise<Step[]>,
  say: (line: string) => void,
): Promise<Measured & { largest: Largest }> {
  const number = (count: number) => count.toLocaleString('en');
  const { fragrances, questions, results } = size;
  say(`${number(fragrances)} fragrances, ${questions} questions, ${number(results)} results…`);
  const world = await openWorld(size);
  try {
    await fillHistory(world);
    const journey = await measureJourney(world);
    const measured = [journey];
    const units = [journey.units];
    for (const step of await more(world)) {
      const each = await measureStep(world, step);
      measured.push(each);
      if (step.name === INVITE) units.push(each.units);
    }
    return {
      rows: measured.flatMap(({ rows }) => rows),
      charges: measured.flatMap(({ charges }) => charges),
      units: unitsTogether(units),
      largest: await largestDocument(world.database),
    };
  } finally {
    await world.close();
  }
}
