import { expect, test } from 'vitest';
import { createFragrance, updateFragrance } from './fragrances.ts';

const FIELDS = {
  name: 'Sea',
  sku: 'S1',
  shortDescription: 'Short.',
  longDescription: 'Long.',
  family: 'Watery',
  collection: 'Core',
  publishState: 'Draft',
  adjectives: [{ id: 'calm', name: 'calm', weight: 1 }],
};

/** The messages about a fragrance with this many colors. */
function problemsOf(contract: 'created' | 'edited', isEnforced: boolean, colors: number) {
  const input = { ...FIELDS, colors: Array.from({ length: colors }, () => '#F8B133') };
  const enforced = { ...input, isEnforceAdjectivesAndColors: isEnforced };
  const parsed =
    contract === 'created'
      ? createFragrance.input.safeParse(enforced)
      : updateFragrance.input.safeParse({ ...enforced, id: 'sea' });
  return parsed.error?.issues.map(({ message, path }) => `${path} ${message}`) ?? [];
}

const REQUIRED = ['colors FRAGRANCE_COLORS_REQUIRED'];
const TOO_MANY = ['colors TOO_MANY_COLORS'];

test.each([
  ['created', false, 0, []],
  ['created', false, 8, []],
  ['created', false, 9, TOO_MANY],
  ['created', true, 2, REQUIRED],
  ['created', true, 3, []],
  ['created', true, 8, []],
  ['created', true, 9, REQUIRED],
  ['edited', false, 8, []],
  ['edited', false, 9, TOO_MANY],
  ['edited', true, 0, ['colors FRAGRANCE_COLOR_REQUIRED']],
  ['edited', true, 1, []],
  ['edited', true, 8, []],
  ['edited', true, 9, REQUIRED],
] as const)(
  'a fragrance %s with enforced colors (%s) and %i colors has the problems %j',
  (contract, isEnforced, colors, expected) => {
    expect(problemsOf(contract, isEnforced, colors)).toEqual(expected);
  },
);
