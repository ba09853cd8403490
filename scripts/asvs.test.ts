import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

type Row = { number: string; proof: string };
const rows = [
  ...read('docs/asvs.md').matchAll(/^\| ([\d.]+) \| [123] \| [^|]+ \| ([^|]+) \|$/gm),
].map(([, number = '', proof = '']): Row => ({ number, proof }));
const TEST = /`([^`]+\.(?:test|spec)\.tsx?)` "([^"]+)"/g;

/** How many requirements each section of ASVS 5.0 has. */
const SECTIONS = {
  '2.1': 3,
  '2.2': 3,
  '2.3': 5,
  '2.4': 2,
  '6.1': 3,
  '6.2': 12,
  '6.3': 8,
  '6.4': 6,
  '6.5': 8,
  '6.6': 4,
  '6.7': 2,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 3,
  '7.6': 2,
  '8.1': 4,
  '8.2': 4,
  '8.3': 3,
  '8.4': 2,
  '14.1': 2,
  '14.2': 8,
  '14.3': 3,
};

test('docs/asvs.md has each requirement of its chapters once, in order', () => {
  const expected = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(rows.map(({ number }) => number)).toEqual(expected);
});

test('each requirement names tests, or says why it does not apply or what is open', () => {
  const isProof = ({ proof }: Row) =>
    /^(does not apply because|open:) \S.{5,}$/.test(proof) ||
    (proof.match(TEST) !== null && proof.replace(TEST, '').replace(/[; ]/g, '') === '');
  expect(rows.filter((row) => !isProof(row)).map(({ number }) => number)).toEqual([]);
});

test('every test that docs/asvs.md names is there, with that title', () => {
  const named = rows.flatMap(({ proof }) =>
    [...proof.matchAll(TEST)].map(([, path = '', title = '']) => ({ path, title })),
  );
  expect(named.length).toBeGreaterThan(50);
  const isThere = ({ path, title }: (typeof named)[number]) =>
    existsSync(resolve(root, path)) &&
    ['"', "'", '`'].some((quote) => read(path).includes(`${quote}${title}${quote}`));
  expect(named.filter((each) => !isThere(each))).toEqual([]);
});
