import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Choice, mergeChoice } from './merge-answers.ts';

const answers = fc.subarray(['a', 'b', 'c', 'd']);
const whole = answers.map((selectedAnswers): Choice => ({ selectedAnswers }));
const ticks = fc
  .record({ selectedAnswers: answers, changedAnswers: answers })
  .map((choice): Choice => choice);
const choice = fc.oneof(whole, ticks);
const selection = ({ selectedAnswers }: Choice) => new Set(selectedAnswers);

test('answers ticked or unticked on another device stay so', () => {
  const stored = { selectedAnswers: ['a', 'b'] };
  const here = { selectedAnswers: ['b', 'c'], changedAnswers: ['c'] };
  expect(mergeChoice(stored, here)).toEqual({ selectedAnswers: ['a', 'b', 'c'] });
  expect(mergeChoice({ selectedAnswers: [] }, here)).toEqual({ selectedAnswers: ['c'] });
  const unticked = { selectedAnswers: [], changedAnswers: ['b'] };
  expect(mergeChoice(stored, unticked)).toEqual({ selectedAnswers: ['a'] });
});

test('a choice without changedAnswers replaces the whole selection', () => {
  fc.assert(
    fc.property(choice, whole, (before, after) => {
      expect(mergeChoice(before, after)).toEqual(after);
    }),
  );
});

test('changed answers are as chosen last, and all others stay as they were', () => {
  fc.assert(
    fc.property(whole, ticks, (before, after) => {
      const merged = selection(mergeChoice(before, after));
      for (const id of ['a', 'b', 'c', 'd']) {
        const isChanged = after.changedAnswers?.includes(id);
        expect(merged.has(id)).toBe(selection(isChanged ? after : before).has(id));
      }
      expect(merged.size).toBe(mergeChoice(before, after).selectedAnswers.length);
    }),
  );
});

test('merging the same choice twice has the effect of merging it once', () => {
  fc.assert(
    fc.property(whole, choice, (stored, sent) => {
      const once = mergeChoice(stored, sent);
      expect(mergeChoice(once, sent)).toEqual(once);
    }),
  );
});

test('two choices merged into one have the effect of both in order', () => {
  fc.assert(
    fc.property(whole, choice, choice, (stored, first, second) => {
      const together = mergeChoice(stored, mergeChoice(first, second));
      const inTurn = mergeChoice(mergeChoice(stored, first), second);
      expect(selection(together)).toEqual(selection(inTurn));
    }),
  );
});

test('devices that change different answers reach the same selection in any order', () => {
  fc.assert(
    fc.property(whole, answers, answers, (stored, here, there) => {
      const first = { selectedAnswers: here, changedAnswers: ['a', 'b'] };
      const second = { selectedAnswers: there, changedAnswers: ['c', 'd'] };
      expect(selection(mergeChoice(mergeChoice(stored, first), second))).toEqual(
        selection(mergeChoice(mergeChoice(stored, second), first)),
      );
    }),
  );
});
