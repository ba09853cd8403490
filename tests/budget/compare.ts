import type { Charge } from './measure.ts';

/** The mean request units of one call, as a real account has charged them and as the formula says. */
export type Comparison = {
  name: string;
  lines: number;
  logged: number;
  /** Undefined for a call that the meter does not make. */
  formula: number | undefined;
};

/**
 * Reads exported log lines, one JSON value in a line: the API's own line, or a row of AppTraces with it as `Message`.
 * Returns the units of each answered call that waited for no cold start.
 */
export function loggedCharges(text: string): Charge[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const { event, name, status, cold_start, cosmos_units } = eventOf(line);
      const isCounted = event === 'request' && status === 200 && cold_start === undefined;
      const isCharged = typeof name === 'string' && typeof cosmos_units === 'number';
      return isCounted && isCharged ? [{ name, units: cosmos_units }] : [];
    });
}

function eventOf(line: string): Record<string, unknown> {
  const row = objectIn(line);
  return typeof row.Message === 'string' ? objectIn(row.Message) : row;
}

/** {} for a line that is no JSON object, such as one of the host. */
function objectIn(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** By call, the most expensive first. */
export function compare(logged: Charge[], formula: Charge[]): Comparison[] {
  const formulas = Map.groupBy(formula, ({ name }) => name);
  return [...Map.groupBy(logged, ({ name }) => name)]
    .map(([name, charges]) => ({
      name,
      lines: charges.length,
      logged: mean(charges),
      formula: formulas.has(name) ? mean(formulas.get(name) ?? []) : undefined,
    }))
    .sort((a, b) => b.logged - a.logged);
}

const mean = (charges: Charge[]) =>
  charges.reduce((sum, { units }) => sum + units, 0) / charges.length;
