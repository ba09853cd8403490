import fc from 'fast-check';
import { expect, test } from 'vitest';
import { all, type Fate, settle, tick, world } from './test-world.ts';

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('choose' as const),
      tab: fc.nat(1),
      question: fc.constantFrom('q1', 'q2', 'q3'),
      answers: fc.subarray(['a', 'b', 'c']),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('tick' as const),
      // The third is another device, which ticks answers of its own.
      tab: fc.nat(2),
      answer: fc.constantFrom('a', 'b'),
      isOn: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), ticks: fc.nat(4) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('ring' as const), tab: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab: fc.nat(1) }) },
);
const fate = fc.constantFrom<Fate>('taken', 'lost', 'answer lost');

test('whatever happens, the server ends with the latest choice for each question and each tick', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.array(fate), async (steps, bad) => {
      const { server, fates, openTab, stored, elsewhere } = world();
      fates.push(...bad);
      const tabs = [openTab(), openTab()];
      const latest: Record<string, readonly string[]> = {};
      const ticked = new Set<string>();
      for (const action of steps) {
        if (action.kind === 'choose') {
          latest[action.question] = action.answers;
          tabs[action.tab]?.choose(action.question, all(...action.answers));
        }
        if (action.kind === 'tick') {
          const answer = action.tab === 2 ? `other ${action.answer}` : action.answer;
          ticked[action.isOn ? 'add' : 'delete'](answer);
          const choice = tick(answer, action.isOn);
          if (action.tab === 2) elsewhere({ many: choice });
          else tabs[action.tab]?.choose('many', choice);
        }
        if (action.kind === 'wait')
          for (let tick = 0; tick < action.ticks; tick += 1) await Promise.resolve();
        if (action.kind === 'ring') tabs[action.tab]?.ring();
        if (action.kind === 'reload') {
          tabs[action.tab]?.close();
          // Requests of the closed tab arrive before the new page loads.
          await settle();
          tabs[action.tab] = openTab();
        }
      }
      fates.length = 0;
      for (let round = 0; stored.size > 0 && round < 5; round += 1) {
        for (const tab of tabs) tab.flush();
        await settle();
      }
      await settle();
      const { many, ...single } = server.answers;
      expect(
        Object.entries(single)
          .map(([id, { selectedAnswers }]) => [id, selectedAnswers])
          .sort(),
      ).toEqual(Object.entries(latest).sort());
      expect(new Set(many?.selectedAnswers)).toEqual(ticked);
      expect(stored.size).toBe(0);
    }),
    { numRuns: 300 },
  );
});
