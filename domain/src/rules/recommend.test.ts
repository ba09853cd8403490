import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Candidate, labelOf, recommend, type SelectedAnswer } from './recommend.ts';
import { anyAnswers, anyCandidates } from './test-quiz.ts';

const fragrance = (id: string, weights: Record<string, number>): Candidate => ({
  id,
  name: `Name ${id}`,
  adjectives: Object.entries(weights).map(([name, weight]) => ({ id: name, name, weight })),
});
const answer = (title: string, ...adjectives: string[]): SelectedAnswer => ({
  title,
  adjectives: adjectives.map((id) => ({ id })),
});
const order = (candidates: Candidate[], selected: SelectedAnswer[]) =>
  recommend(candidates, selected).map(({ fragrance }) => fragrance.id);

describe('recommend', () => {
  test('scores the sum of weight × how often an adjective was chosen, best first', () => {
    const list = recommend(
      [fragrance('a', { bright: 3, calm: 9 }), fragrance('b', { bright: 5 })],
      [answer('Morning', 'bright'), answer('Linen', 'bright', 'clean')],
    );
    expect(list.map(({ fragrance, score }) => [fragrance.id, score])).toEqual([
      ['b', 10],
      ['a', 6],
    ]);
  });

  test('labels the first BEST, the second GREAT and the others GOOD MATCH', () => {
    const many = 'abcdefgh'.split('').map((id, index) => fragrance(id, { bright: 9 - index }));
    expect(recommend(many, [answer('x', 'bright')]).map(({ label }) => label)).toEqual([
      'BEST MATCH',
      'GREAT MATCH',
      ...Array(4).fill('GOOD MATCH'),
    ]);
    expect(labelOf(5)).toBe('GOOD MATCH');
  });

  test.each([0, -1, -50])('ignores a weight of %d, in the score and in the reasons', (weight) => {
    const [only] = recommend([fragrance('a', { bright: weight })], [answer('x', 'bright')]);
    expect(only).toMatchObject({ score: 0, reasons: [] });
  });

  test('ranks a fragrance without adjectives last, but includes it', () => {
    expect(
      order([fragrance('a', {}), fragrance('b', { bright: 1 })], [answer('x', 'bright')]),
    ).toEqual(['b', 'a']);
  });

  test('ranks the fragrance with more different matched adjectives first among equal scores', () => {
    const one = fragrance('a', { bright: 4 });
    const two = fragrance('b', { bright: 2, calm: 2 });
    expect(order([one, two], [answer('x', 'bright', 'calm')])).toEqual(['b', 'a']);
  });

  test('ranks by name, then by id, when that is equal too', () => {
    const named = (id: string, name: string) => ({ ...fragrance(id, { bright: 1 }), name });
    const list = [named('3', 'Birch'), named('2', 'Birch'), named('1', 'Cedar')];
    expect(order(list, [answer('x', 'bright')])).toEqual(['2', '3', '1']);
  });

  test('lists its reasons, the strongest first, with the answers that chose them', () => {
    const [best] = recommend(
      [fragrance('a', { calm: 1, bright: 3, warm: 9 })],
      [answer('Morning', 'bright', 'calm'), answer('Linen', 'bright')],
    );
    expect(best?.reasons).toEqual([
      {
        adjectiveId: 'bright',
        adjective: 'bright',
        count: 2,
        weight: 3,
        points: 6,
        answers: ['Morning', 'Linen'],
      },
      {
        adjectiveId: 'calm',
        adjective: 'calm',
        count: 1,
        weight: 1,
        points: 1,
        answers: ['Morning'],
      },
    ]);
  });

  test('lists equal reasons by their adjective, in whatever order the fragrance has them', () => {
    for (const weights of [
      { warm: 2, bright: 2, calm: 1 },
      { calm: 1, bright: 2, warm: 2 },
    ]) {
      const [best] = recommend(
        [fragrance('a', weights)],
        [answer('Morning', 'bright', 'calm', 'warm'), answer('Linen', 'calm')],
      );
      expect(best?.reasons.map(({ adjective, points }) => [adjective, points])).toEqual([
        ['bright', 2],
        ['calm', 2],
        ['warm', 2],
      ]);
    }
  });
});

const candidates = anyCandidates({ min: -5, max: 10 });

describe('recommend, whatever the catalogue and the answers', () => {
  test('returns at most six, ordered by score, and each score is the sum of its reasons', () => {
    fc.assert(
      fc.property(candidates, anyAnswers, (list, selected) => {
        const found = recommend(list, selected);
        expect(found.length).toBe(Math.min(list.length, 6));
        found.forEach(({ score, reasons }, rank) => {
          expect(score).toBe(reasons.reduce((sum, { weight, count }) => sum + weight * count, 0));
          expect(score).toBeLessThanOrEqual(found[rank - 1]?.score ?? Number.POSITIVE_INFINITY);
        });
        const worst = found.at(-1)?.score ?? 0;
        const left = list.filter(({ id }) => !found.some(({ fragrance }) => fragrance.id === id));
        for (const other of left)
          expect(recommend([other], selected)[0]?.score ?? 0).toBeLessThanOrEqual(worst);
      }),
    );
  });

  test('returns the same list for the same answers, in whatever order the catalogue is', () => {
    fc.assert(
      fc.property(candidates, anyAnswers, (list, selected) => {
        expect(order([...list].reverse(), selected)).toEqual(order(list, selected));
      }),
    );
  });
});
