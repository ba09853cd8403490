import { expect, test } from 'vitest';
import { heard } from '../messages/said.ts';
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

test.each([
  [1.5, 'warm'],
  [101, 'warm'],
  [-101, 'warm'],
  [null, 'warm'],
  ['5', 'warm'],
  [Number.NaN, 'warm'],
  [undefined, 'warm'],
  [101, ''],
])('the weight %j is refused by the name of its adjective (%j), or by its id', (weight, name) => {
  const adjectives = [
    { id: 'a', name: 'calm', weight: 1 },
    { id: 'b', name, weight },
  ];
  const { error } = createFragrance.input.safeParse({ ...FIELDS, adjectives });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['adjectives.1.weight', `WEIGHT_INVALID?name=${name || 'b'}&most=100`],
  ]);
});

test.each([
  [{ toString: 'x' }, 'b', '?'],
  [{}, 'b', '?'],
  [['calm'], 'b', '?'],
  ['', { toString: null }, '?'],
  [7, 'b', '7'],
  ['x'.repeat(10_000), 'b', `${'x'.repeat(60)}…`],
])('beside the name %j, the message of a wrong weight quotes a short text', (name, id, quoted) => {
  const adjectives = [{ id, name, weight: 'no' }];
  const { error } = createFragrance.input.safeParse({ ...FIELDS, adjectives });
  const message = error?.issues.find(({ path }) => path.at(-1) === 'weight')?.message ?? '';
  expect(heard(message)).toEqual({ code: 'WEIGHT_INVALID', params: { name: quoted, most: '100' } });
});

test.each([100, -100, 0, -1])('the weight %i is accepted', (weight) => {
  const adjectives = [{ id: 'a', name: 'calm', weight }];
  expect(createFragrance.input.safeParse({ ...FIELDS, adjectives }).success).toBe(true);
});

test.each(['red', '#12', '#12345', '#GGGGGG', 'url(https://elsewhere.example)', '', null, 7, {}])(
  'the color %j is refused',
  (color) => {
    const { error } = createFragrance.input.safeParse({ ...FIELDS, colors: ['#333', color] });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['colors.1', 'COLOR_INVALID'],
    ]);
  },
);

test('a fragrance has each adjective once, because every entry adds points', () => {
  const adjectives = [3, 4].map((weight) => ({ id: 'calm', name: 'calm', weight }));
  const { error } = createFragrance.input.safeParse({ ...FIELDS, adjectives });
  expect(error?.issues.map(({ message }) => message)).toEqual(['ADJECTIVE_TWICE']);
});
