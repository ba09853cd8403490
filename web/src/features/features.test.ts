import type { Session } from '@vse/domain/records/users';
import { expect, test } from 'vitest';
import { officeWords } from '../lib/words/office-words.ts';
import type { Feature } from './feature.ts';
import { features } from './index.ts';

const office = await officeWords();
const all = Object.values<Feature>(features);
const AT_AURUM = { provider: { id: 'aurum', name: 'Aurum Scent Co.' } } as Session;

test('the open work that the rail names waits in one feature each', () => {
  const waits = all.flatMap((feature) => feature.waits ?? []);
  expect(waits.toSorted()).toEqual(Object.keys(office.rail.waits).toSorted());
});

test('an address leads to one screen', () => {
  const patterns = all.flatMap(({ screens }) => Object.keys(screens));
  expect(patterns).toHaveLength(31);
  expect(new Set(patterns)).toHaveLength(31);
});

test('each feature leads to a screen of its own', () => {
  for (const { href, screens } of all) {
    const pattern = href(AT_AURUM).replace('/aurum', '/:providerId');
    expect(Object.keys(screens)).toContain(pattern);
  }
});

test('names and icons tell features apart', () => {
  expect(new Set(all.map(({ label }) => label(office)))).toHaveLength(15);
  expect(new Set(all.map(({ icon }) => icon))).toHaveLength(15);
});
