import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestPossibleScore, matchFigure } from './match-figure.ts';
import { type Candidate, recommend, type SelectedAnswer } from './recommend.ts';
import { anyAnswers, anyCandidates } from './test-quiz.ts';

const fragrance = (id: string, weights: Record<string, number>): Candidate => ({
  id,
  name: id,
  adjectives: Object.entries(weights).map(([name, weight]) => ({ id: name, name, weight })),
});
const answer = (...adjectives: string[]): SelectedAnswer => ({
  title: 'x',
  adjectives: adjectives.map((id) => ({ id })),
});

describe('the best possible score', () => {
  const inventory = [fragrance('a', { salty: 6, calm: 4 }), fragrance('b', { calm: 5, dry: 2 })];

  test('spends the weight of the fullest fragrance on what most answers ask for', () => {
    // Of 10 in all: 5 of calm, which two answers ask for, and then 5 of salty, though one fragrance has 6 of it.
    expect(bestPossibleScore(inventory, [answer('calm', 'salty'), answer('calm')])).toBe(15);
  });

  test('takes of no adjective more than the fragrance has that has most of it', () => {
    expect(bestPossibleScore(inventory, [answer('dry')])).toBe(2);
  });

  test('is 0 where no fragrance has anything that the answers ask for', () => {
    expect(bestPossibleScore(inventory, [answer('rich')])).toBe(0);
    expect(bestPossibleScore(inventory, [])).toBe(0);
    expect(bestPossibleScore([], [answer('calm')])).toBe(0);
    expect(bestPossibleScore([fragrance('a', { calm: -5 })], [answer('calm')])).toBe(0);
  });
});

describe('the match figure', () => {
  test.each([
    [15, 15, 100],
    [14.99, 15, 99],
    [10, 15, 66],
    [0, 15, 0],
  ])('of a score of %d of %d is %d', (score, best, figure) => {
    expect(matchFigure(score, best)).toBe(figure);
  });

  test('is missing where nothing can match, and for a result from before it was kept', () => {
    expect(matchFigure(0, 0)).toBeUndefined();
    expect(matchFigure(10, undefined)).toBeUndefined();
  });
});

const candidates = anyCandidates({ min: -9, max: 100 });

describe('the match figures of a result, whatever the catalogue and the answers', () => {
  test('are from 0 to 100, and a worse place never has a higher one', () => {
    fc.assert(
      fc.property(candidates, anyAnswers, (list, selected) => {
        const best = bestPossibleScore(list, selected);
        const found = recommend(list, selected);
        for (const { score } of found) expect(score).toBeLessThanOrEqual(best);
        const figures = found.map(({ score }) => matchFigure(score, best));
        let before = 100;
        for (const figure of figures) {
          if (best === 0) expect(figure).toBeUndefined();
          else expect(figure).toBeGreaterThanOrEqual(0);
          expect(figure ?? 0).toBeLessThanOrEqual(before);
          before = figure ?? before;
        }
      }),
      { numRuns: 500 },
    );
  });

  test('are 100 for a fragrance that is alone and whose every word is asked for', () => {
    fc.assert(
      fc.property(candidates, (list) => {
        for (const one of list.filter(({ adjectives }) =>
          adjectives.some((each) => each.weight > 0),
        )) {
          const asked = [answer(...one.adjectives.map(({ id }) => id))];
          const [only] = recommend([one], asked);
          expect(matchFigure(only?.score ?? 0, bestPossibleScore([one], asked))).toBe(100);
        }
      }),
    );
  });
});
