import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBudgets } from './budgets.ts';
import { costsText, monthOf } from './costs.ts';

const README = readFileSync(resolve(import.meta.dirname, '../../infra/README.md'), 'utf8');

/** Round figures, so that what follows from them can be worked out by hand. */
const BUDGETS = {
  about: '',
  figures: ['operations' as const, 'units' as const],
  budget: {
    'respondent, in all (2,000 fragrances, 12 questions) · warm': [40, 200],
    'invite created by a Salesperson, in all · warm': [10, 100],
    'timer that counts insight, one completed quiz · warm': [100, 1000],
    'idle minute of all timers · warm': [4, 10],
  },
};

test('The tables of infra/README.md are what the budgets, the timers and the templates cost', () => {
  const [tables] = /^\| quizzes a month \|[\s\S]*?\n\n[\s\S]*?(?=\n\n)/m.exec(README) ?? [];
  expect(tables, 'infra/README.md, Costs').toBe(costsText(readBudgets()));
});

describe('A month', () => {
  test('without quizzes costs what is always there', () => {
    const { costs, dollars, logsGb, metricsGb } = monthOf(BUDGETS, 0);
    // 43,800 minutes of 10 units are 0.438 million, at 0.25 a million.
    expect(costs.database).toBeCloseTo(0.1095, 4);
    // 43,800 runs of a second and 2 GB are under 100,000 GB-s, and 87,600 executions under 250,000.
    expect([costs.functions, costs.mails, costs.pictures, costs.logs]).toEqual([0, 0, 0, 0]);
    // 47 points a minute of 0.5 KB.
    expect(metricsGb).toBeCloseTo(1.0293, 4);
    // And 4 calls and 2 runs a minute are 6 spans of 32/43 KB, and 2.4 lines of 2.6/12 KB.
    expect(logsGb).toBeCloseTo(1.0293 + 0.19557 + 0.02278, 3);
    // 3 alerts each 5 minutes, 15 each 15, two of them for two timers, 4 over metrics; 14,600 tests at 0.0006.
    expect(costs.watching).toBeCloseTo(4.5 + 7.5 + 0.1 + 0.4 + 8.76, 6);
    expect(dollars).toBeCloseTo(9 + 0.1095 + 21.26 + 3, 4);
  });

  test('with a million quizzes pays for each of them, and for counting them every five minutes', () => {
    const { costs, logsGb } = monthOf(BUDGETS, 1e6);
    // 300 units each, 8,760 runs of 1,000, and 0.438 million: 309.198 million. Records: 12 KB each at 0.25 a GB.
    expect(costs.database).toBeCloseTo(309.198 * 0.25 + 3, 3);
    expect(costs.mails).toBe(250);
    // 1,500 GB, of which 100 are free, and 30 million reads at 0.005 each ten thousand.
    expect(costs.pictures).toBeCloseTo(1400 * 0.087 + 15, 6);
    expect(costs.site).toBeCloseTo(9 + 200 * 0.2, 6);
    // Spans: 50 calls of the database and 20 requests each, 100 of each run of counting, 6 a minute.
    const spans = 1e6 * 70 + 8760 * 100 + 43_800 * 6;
    const lines = (1e6 * 20 * 3 * 40) / 45 + (87_600 * 1.2 * 2.6) / 12;
    const gb = ((spans * 32) / 43 + lines + 2 * 43_800 * 47 * 0.5) / 1e6;
    expect(logsGb).toBeCloseTo(gb, 6);
    expect(costs.logs).toBeCloseTo((gb - 5) * 2.76, 6);
    // 20 million calls within 2.6 million seconds leave none without one.
    expect(costs.functions).toBeCloseTo(
      ((2_628_000 * 0.999505 + 43_800) * 2 - 100_000) * 0.000026 + (20_087_600 - 250_000) * 4e-7,
      1,
    );
  });

  test('with ten million quizzes keeps more than one instance busy', () => {
    // 200 million calls within 2.628 million seconds are 76.1 a second, and an instance is to answer 50.
    const { costs, metricsGb } = monthOf(BUDGETS, 1e7);
    expect(metricsGb).toBeCloseTo(1.0293 * (1 + 76.1035 / 50), 3);
    expect(costs.functions).toBeCloseTo(
      ((4e6 + 43_800) * 2 - 100_000) * 0.000026 + (200_087_600 - 250_000) * 4e-7,
      1,
    );
  });

  test('of a step that the budgets lack is refused', () => {
    const { 'idle minute of all timers · warm': _, ...budget } = BUDGETS.budget;
    expect(() => monthOf({ ...BUDGETS, budget }, 0)).toThrow("lacks 'idle minute of all timers'");
  });
});

test('Limits are in the order in which a growing product hits them', () => {
  const [, limits = ''] = costsText(BUDGETS).split('\n\n');
  const rows = limits.split('\n').slice(2);
  expect(rows[0]).toBe('| mails of the managed domain (10 an hour) | 7,300 |');
  expect(rows).toContain('| mails of an own domain (100 an hour) | 73,000 |');
  const from = rows.map((row) => Number(/([\d,]+) \|$/.exec(row)?.[1]?.replaceAll(',', '')));
  expect(from).toEqual(from.toSorted((one, other) => one - other));
  const budget = from[rows.findIndex((row) => row.startsWith('| budget of 100 '))] ?? 0;
  expect(monthOf(BUDGETS, budget).dollars).toBeGreaterThan(100);
  expect(monthOf(BUDGETS, budget - 200).dollars).toBeLessThan(100);
});
