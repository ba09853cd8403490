import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { CONTAINER_NAMES, declarationOf } from './fields.ts';

const DAY_SECONDS = 86_400;
const table = readFileSync(resolve(import.meta.dirname, '../../../docs/retention.md'), 'utf8');
const rows = new Map(
  [...table.matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm)].map(([, name, kept]) => [name, kept]),
);

it('docs/retention.md lists every container of containers.json, and no others', () => {
  expect([...rows.keys()].sort()).toEqual(CONTAINER_NAMES.toSorted());
});

it('docs/retention.md has the same number of days as ttlSeconds for every container', () => {
  const inTable = [...rows].filter(([, kept]) => /\d/.test(kept ?? ''));
  expect(Object.fromEntries(inTable)).toEqual({
    mails: '90 days',
    audit: '400 days',
    accountMarks: '2 days',
    rateLimits: '1 day',
  });
  const seconds = CONTAINER_NAMES.flatMap((name) => declarationOf(name).ttlSeconds ?? []);
  expect(seconds.sort()).toEqual(
    [90 * DAY_SECONDS, 400 * DAY_SECONDS, 2 * DAY_SECONDS, DAY_SECONDS].sort(),
  );
});
