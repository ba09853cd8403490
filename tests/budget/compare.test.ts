import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { count, observedRequest } from '../../api/src/tracing/telemetry.ts';
import { compare, loggedCharges } from './compare.ts';

/** In the form of an export from Azure; the units in it are made up. */
const sample = readFileSync(resolve(import.meta.dirname, 'sample-log.jsonl'), 'utf8');

test('Answered calls count by name: not timers, refusals, cold starts or lines of the host', () => {
  expect(loggedCharges(sample)).toEqual([
    { name: 'vseRedeemInvite', units: 101.5 },
    { name: 'vseUpdateQuizResult', units: 13.9 },
    { name: 'vseUpdateQuizResult', units: 14.5 },
    { name: 'vseGetQuizResult', units: 2 },
    { name: 'vseGetUserLogo', units: 4.8 },
  ]);
});

test('The means of a call are compared, the most expensive call first', () => {
  const formula = [
    { name: 'vseUpdateQuizResult', units: 10 },
    { name: 'vseUpdateQuizResult', units: 20 },
    { name: 'vseRedeemInvite', units: 107.3 },
    { name: 'vseGetQuizResult', units: 2 },
    { name: 'vseGetDashboard', units: 51 },
  ];
  expect(compare(loggedCharges(sample), formula)).toEqual([
    { name: 'vseRedeemInvite', lines: 1, logged: 101.5, formula: 107.3 },
    { name: 'vseUpdateQuizResult', lines: 2, logged: 14.2, formula: 15 },
    { name: 'vseGetUserLogo', lines: 1, logged: 4.8, formula: undefined },
    { name: 'vseGetQuizResult', lines: 1, logged: 2, formula: 2 },
  ]);
});

test('A line that the API writes is read', async () => {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  const logger = { log: write, warn: write, error: write };
  await observedRequest({ name: 'vseGetSession', requestId: 'request-1', logger }, async () => {
    count('cosmos_calls');
    count('cosmos_units', 2.83);
    return { status: 200 };
  });
  expect(loggedCharges(lines.join('\n'))).toEqual([{ name: 'vseGetSession', units: 2.83 }]);
});
