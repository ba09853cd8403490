import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  countsOf,
  type InsightInTest,
  inviteDoc,
  mailDoc,
  openInsight,
  resultDoc,
  resultIdOf,
} from '../../../../tests/support/insight.ts';
import { removeDoc, revise } from '../../store/documents.ts';
import { noteOutcome, type OutcomeChange } from '../quiz/note-outcome.ts';
import { countInsight } from './count-changes.ts';
import { rebuildInsight } from './insight-state.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BEGINS = '2026-05-01T08:00:00.000Z';

let insight: InsightInTest;
beforeEach(() => {
  insight = openInsight(BEGINS);
});
afterEach(() => insight.close());

const date = () => insight.now().toISOString();
const count = () => countInsight(insight.context, 1000);
const factsOf = async (id: string) => (await insight.records.insightFacts.read(id))?.doc.facts;
const callsOf = (work: () => Promise<unknown>) => insight.store.callsOf(work);

async function invite(id: string, more = {}) {
  await insight.records.mails.create(mailDoc(`${id}_1`, 'sent'));
  await insight.records.invites.create(inviteDoc(id, date(), more));
}

async function redeem(id: string, version = 'v1') {
  const { invites, quizResults } = insight.records;
  const responseDate = date();
  await revise(invites, id, undefined, (doc) => ({ ...doc, responseDate }));
  const more = { inviteId: id, version, generation: 'one' };
  await quizResults.create(resultDoc(resultIdOf(id), responseDate, more));
}

const answer = (id: string, given: number[][], at: (number | null)[]) =>
  revise(insight.records.quizResults, id, undefined, (doc) => ({
    ...doc,
    selected: given,
    savedAt: at,
  }));

const complete = (id: string) =>
  revise(insight.records.quizResults, id, undefined, (doc) => ({
    ...doc,
    isQuizCompleted: true,
    quizCompleteDate: date(),
    selected: [[0], [1]],
    savedAt: [3, 8],
    recommendedFragrances: ['oak', 'rose', 'sage'].map((fragrance) => ({
      id: fragrance,
      name: fragrance,
      sku: fragrance,
      label: 'BEST MATCH' as const,
      score: 1,
      version: fragrance,
      reasons: [],
    })),
  }));

const note = (
  id: string,
  fragrance: string,
  kind: OutcomeChange['kind'],
  noted: OutcomeChange['noted'] | null = {},
  seen: string | null = null,
) => {
  const change = { fragrance, kind, noted: noted ?? undefined, seen, by: 'jonah' };
  return noteOutcome(insight.context, id, change, () => undefined);
};

/** The funnel of all invites in the span of eight days that the tests are in. */
async function funnel(source = 'invite') {
  const { shown } = await countsOf(insight);
  const of = shown.find((line) => line.startsWith(`.${source}.. b`));
  return of && JSON.parse(of.slice(of.indexOf('{'))).funnel;
}

test('an invite is counted within the next run, and again as it is redeemed, answered and completed', async () => {
  await invite('one');
  await count();
  expect(await funnel()).toEqual([1, 1, 0, 0, 0, 0, 1]);
  insight.pass(HOUR);
  await redeem('one');
  await count();
  expect(await funnel()).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0, 1]);
  await answer(resultIdOf('one'), [[1], []], [4, null]);
  await count();
  expect(await funnel()).toEqual([1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1]);
  insight.pass(MINUTE);
  await complete(resultIdOf('one'));
  await count();
  expect(await funnel()).toEqual([1, 1, 1, 1, 1]);
  const { shown, expected } = await countsOf(insight);
  expect(shown).toEqual(expected);
});

test('a second run without changes writes no more than how far it is', async () => {
  await invite('one');
  await count();
  insight.pass(MINUTE);
  const calls = await callsOf(count);
  expect(calls.filter((call) => !call.endsWith('read'))).toEqual([
    'insightFacts.page',
    'invites.page',
    'quizResults.page',
    'insightCounts.replace',
  ]);
  insight.pass(10 * MINUTE);
  await count();
  expect(await callsOf(count)).toHaveLength(5);
});

test('what was there before counting began is counted, however much it is', async () => {
  for (let at = 0; at < 120; at++) await invite(`invite-${at}`);
  await insight.records.quizResults.create(resultDoc('project', date(), { projectName: 'Spa' }));
  await count();
  expect((await funnel())[0]).toBe(120);
  expect(await funnel('project')).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0, 1]);
});

test('a case that is due although it was put off is looked at once, and then when it is due again', async () => {
  await invite('one');
  await redeem('one');
  await answer(resultIdOf('one'), [[1], []], [4, null]);
  await count();
  insight.pass(3 * DAY);
  // The same answer again: seven days begin anew, and nothing else is counted.
  await answer(resultIdOf('one'), [[1], []], [4, null]);
  await count();
  insight.pass(4 * DAY + MINUTE);
  expect(await callsOf(count)).toContain('insightFacts.replace');
  for (let run = 0; run < 3; run += 1) {
    insight.pass(MINUTE);
    expect(await callsOf(count)).not.toContain('insightFacts.read');
  }
  insight.pass(3 * DAY);
  await count();
  expect((await funnel()).at(-1)).toBe(1);
  expect(await funnel()).toHaveLength(13);
});

test('a quiz that was touched last 7 days ago is counted as left, without any change', async () => {
  await invite('one');
  await redeem('one');
  await answer(resultIdOf('one'), [[1], []], [4, null]);
  await count();
  insight.pass(7 * DAY - MINUTE);
  await count();
  expect((await funnel()).at(-1)).toBe(1);
  expect(await funnel()).toHaveLength(12);
  insight.pass(2 * MINUTE);
  await count();
  expect(await funnel()).toEqual([1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
});

test.each([{ recommendedFragrances: null }, { quizCompleteDate: 'yesterday' }])(
  'a result with %j holds up no other, and is counted when it is corrected',
  async (bad) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await invite('one');
    await invite('two');
    await redeem('one');
    await count();
    await answer(resultIdOf('one'), [[1], []], [4, null]);
    const { quizResults } = insight.records;
    const { doc } = (await quizResults.read(resultIdOf('one'))) ?? expect.fail('No result');
    await revise(quizResults, doc.id, undefined, () => ({ ...doc, ...bad }) as never);
    await redeem('two');
    await count();
    expect(await funnel()).toEqual([2, 2, 2, 0, 0, 0, 0, 0, 0, 2]);
    expect(String(error.mock.calls[0])).toContain('"event":"unreadable"');
    expect(String(error.mock.calls)).not.toContain(doc.id);
    error.mockRestore();
    await revise(quizResults, doc.id, undefined, () => doc);
    await count();
    expect(await funnel()).toEqual([2, 2, 2, 1, 0, 0, 0, 0, 0, 1, 0, 1]);
  },
);

test('a mail that is sent later is counted then', async () => {
  await insight.records.mails.create(mailDoc('one_1', 'queued'));
  await insight.records.invites.create(inviteDoc('one', date()));
  await count();
  expect(await funnel()).toEqual([1, 0, 0, 0, 0, 0, 1]);
  await revise(insight.records.mails, 'one_1', undefined, (doc) => ({
    ...doc,
    state: 'sent' as const,
  }));
  insight.pass(MINUTE);
  await count();
  expect(await funnel()).toEqual([1, 1, 0, 0, 0, 0, 1]);
});

test('deleting an invite takes it out of the counts, deleting a result takes its answers out', async () => {
  await invite('one');
  await invite('two');
  await redeem('two');
  await complete(resultIdOf('two'));
  await count();
  expect(await funnel()).toEqual([2, 2, 1, 1, 1, 0, 1]);
  await removeDoc(insight.records.invites, 'one', undefined);
  await revise(insight.records.invites, 'two', undefined, (doc) => ({
    ...doc,
    revokedDate: date(),
  }));
  await removeDoc(insight.records.quizResults, resultIdOf('two'), undefined);
  await count();
  expect(await funnel()).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(await factsOf(resultIdOf('one'))).toBeNull();
  insight.pass(2 * DAY);
  await count();
  expect(await insight.records.insightFacts.count([])).toBe(1);
});

test('an invite that is deleted after its quiz began stays counted with it', async () => {
  await invite('one');
  insight.pass(DAY);
  await redeem('one');
  await count();
  await removeDoc(insight.records.invites, 'one', undefined);
  await revise(insight.records.quizResults, resultIdOf('one'), undefined, (doc) => ({
    ...doc,
    generation: null,
  }));
  await count();
  expect(await funnel()).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1]);
});

test('a removal that happens after its note was looked at is counted minutes later', async () => {
  await insight.records.quizResults.create(resultDoc('project', date()));
  await count();
  insight.pass(10 * MINUTE);
  insight.store.beforeCall('quizResults.remove', () => countInsight(insight.other, 1000));
  await removeDoc(insight.context.records.quizResults, 'project', undefined);
  expect(await funnel('project')).toBeDefined();
  insight.pass(2 * MINUTE);
  await count();
  expect(await funnel('project')).toBeUndefined();
});

describe('a run that crashes', () => {
  async function changes() {
    await invite('one');
    await redeem('one');
    await insight.records.quizResults.create(resultDoc('project', date()));
  }

  test.each(['insightCounts', 'insightFacts'] as const)(
    'before any of its writes to %s is finished by another instance, and counts nothing twice',
    async (container) => {
      for (let write = 1; write < 100; write++) {
        insight.close();
        insight = openInsight(BEGINS);
        await changes();
        await count();
        insight.pass(HOUR);
        await complete(resultIdOf('one'));
        await removeDoc(insight.records.quizResults, 'project', undefined);
        let isCrashed = false;
        insight.store.beforeWrite(container, write, () => {
          isCrashed = true;
          throw new Error('A crash');
        });
        await count().catch(() => {});
        await countInsight(insight.other, 1000);
        const { shown, expected } = await countsOf(insight);
        expect(shown).toEqual(expected);
        expect(await funnel()).toEqual([1, 1, 1, 1, 1]);
        expect(await funnel('project')).toBeUndefined();
        if (!isCrashed) {
          expect(write).toBeGreaterThan(2);
          return;
        }
      }
      throw new Error('It never came to an end');
    },
  );

  test.each(['insightCounts', 'insightFacts'] as const)(
    'is overtaken by another instance before any of its writes to %s, and adds nothing to its work',
    async (container) => {
      for (let write = 1; write < 100; write++) {
        insight.close();
        insight = openInsight(BEGINS);
        await changes();
        let isOvertaken = false;
        insight.store.beforeWrite(container, write, async () => {
          isOvertaken = true;
          await complete(resultIdOf('one'));
          await countInsight(insight.other, 1000);
        });
        await count();
        await countInsight(insight.other, 1000);
        const { shown, expected } = await countsOf(insight);
        expect(shown).toEqual(expected);
        if (!isOvertaken) {
          expect(write).toBeGreaterThan(1);
          return;
        }
        expect(await funnel()).toEqual([1, 1, 1, 1, 1]);
      }
      throw new Error('It never came to an end');
    },
  );
});

describe('a rebuild', () => {
  test('counts the facts again, and is what was there', async () => {
    for (let at = 0; at < 60; at++) await invite(`invite-${at}`);
    await redeem('invite-7');
    await count();
    const before = await countsOf(insight);
    await rebuildInsight(insight.context);
    await count();
    const after = await countsOf(insight);
    expect(after.shown).toEqual(before.shown);
    expect(after.shown).toEqual(after.expected);
  });

  test('replaces counts that are missing or wrong, and removes the old ones', async () => {
    await invite('one');
    await count();
    const { insightCounts, insightState } = insight.records;
    const generation = (await insightState.read('state'))?.doc.generation;
    await removeDoc(insightCounts, `${generation}.invite...r`, undefined);
    insight.pass(MINUTE);
    await rebuildInsight(insight.context);
    await count();
    const { shown, expected } = await countsOf(insight);
    expect(shown).toEqual(expected);
    insight.pass(MINUTE);
    await count();
    expect(await insightCounts.count([{ field: 'scope', before: `${generation}.z` }])).toBe(0);
  });

  test('begins by itself when the counts were not restored with the facts', async () => {
    await invite('one');
    await count();
    const { insightCounts } = insight.records;
    const { items } = await insightCounts.page({ limit: 500 });
    for (const { doc, etag } of items) await insightCounts.remove(doc.id, etag);
    insight.pass(MINUTE);
    await count();
    expect(await funnel()).toEqual([1, 1, 0, 0, 0, 0, 1]);
    await redeem('one');
    await count();
    expect(await funnel()).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0, 1]);
  });
});

test('a rebuild also corrects facts that are not those of their records any more', async () => {
  await invite('one');
  await invite('two');
  await count();
  const { insightFacts, invites } = insight.records;
  const id = resultIdOf('one');
  await revise(insightFacts, id, undefined, (doc) => ({ ...doc, facts: null }));
  // As after a restore of a single container.
  const [two] = (await invites.page({ where: [{ field: 'id', equals: 'two' }], limit: 1 })).items;
  await insight.store.container('invites').remove('two', two?.etag ?? '');
  insight.pass(HOUR);
  await rebuildInsight(insight.context);
  await count();
  expect(await funnel()).toEqual([1, 1, 0, 0, 0, 0, 1]);
  expect(await factsOf(resultIdOf('two'))).toBeNull();
});

test('outcomes are counted within the next run, taken back again, and the same after a rebuild', async () => {
  await invite('one');
  await redeem('one');
  await complete(resultIdOf('one'));
  await count();
  const fragrances = async () => {
    const { shown } = await countsOf(insight);
    const of = shown.find((line) => /^\.invite\.\. b\d+\.details/.test(line)) ?? '{}';
    return JSON.parse(of.slice(of.indexOf('{'))).fragrances;
  };
  expect(await fragrances()).toEqual({ oak: [1], rose: [0, 1], sage: [0, 0, 1] });
  insight.pass(MINUTE);
  await note(resultIdOf('one'), 'oak', 'chosen');
  await note(resultIdOf('one'), 'oak', 'smelled', { rating: 5 });
  await count();
  const noted = { oak: [1, 0, 0, 0, 0, 0, 1, 1, 0, 5], rose: [0, 1], sage: [0, 0, 1] };
  expect(await fragrances()).toEqual(noted);
  await rebuildInsight(insight.context);
  await count();
  expect(await fragrances()).toEqual(noted);
  const seen = date();
  insight.pass(MINUTE);
  await note(resultIdOf('one'), 'oak', 'chosen', null, seen);
  await count();
  expect(await fragrances()).toEqual({ ...noted, oak: [1, 0, 0, 0, 0, 0, 1, 0, 0, 5] });
  await removeDoc(insight.records.quizResults, resultIdOf('one'), undefined);
  await count();
  expect(await fragrances()).toBeUndefined();
});

type Step = { does: string; of: number; write: number };
const DOES = [
  ...['invite', 'redeem', 'answer', 'complete', 'note', 'revoke'],
  ...['remove invite', 'remove result'],
];
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    does: fc.constantFrom(
      ...DOES,
      'project',
      'pass',
      'count',
      'hurry',
      'crash',
      'overtaken',
      'rebuild',
    ),
    of: fc.nat({ max: 3 }),
    write: fc.integer({ min: 1, max: 20 }),
  }),
  { minLength: 10, maxLength: 40 },
);

async function take({ does, of, write }: Step): Promise<unknown> {
  const id = `case-${of}`;
  const result = resultIdOf(id);
  const { invites, quizResults } = insight.records;
  switch (does) {
    case 'invite':
      return invite(id, { provider: of % 2 ? 'aurum' : 'verdier', salespersonId: `sales-${of}` });
    case 'redeem':
      return redeem(id, `v${of % 2}`);
    case 'answer':
      return answer(result, [[of], []], [3, null]);
    case 'complete':
      return complete(result);
    case 'note':
      return note(result, 'rose', 'smelled', { rating: 1 + (write % 5) });
    case 'revoke':
      return revise(invites, id, undefined, (doc) => ({ ...doc, revokedDate: date() }));
    case 'remove invite':
      return removeDoc(invites, id, undefined);
    case 'remove result':
      return removeDoc(quizResults, of % 2 ? result : `project-${of}`, undefined);
    case 'project':
      return quizResults.create(resultDoc(`project-${of}`, date(), { salespersonId: '' }));
    case 'pass':
      return insight.pass(write * 9 * HOUR);
    case 'rebuild':
      return rebuildInsight(insight.context);
    case 'hurry': {
      const end = insight.store.calls.length + write;
      const now = () =>
        new Date(insight.now().getTime() + (insight.store.calls.length < end ? 0 : 1));
      return countInsight({ ...insight.context, now }, 1);
    }
    case 'crash':
      insight.store.beforeWrite('insightCounts', write, () => {
        throw new Error('A crash');
      });
      return count();
    case 'overtaken':
      insight.store.beforeWrite('insightCounts', write, () => countInsight(insight.other, 1000));
      return count();
    default:
      insight.pass(MINUTE);
      return count();
  }
}

test('whatever happens in whatever order, the counts are those of the records', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      insight.close();
      insight = openInsight(BEGINS);
      for (const step of all) await take(step).catch(() => {});
      // What a crash has left, and what is due after it.
      for (let run = 0; run < 3; run++) {
        insight.pass(3 * MINUTE);
        await countInsight(insight.other, 1000);
      }
      const { shown, expected } = await countsOf(insight);
      expect(shown).toEqual(expected);
      const facts = (await insight.records.insightFacts.page({ limit: 100 })).items.flatMap(
        ({ doc }) => (doc.facts ? [doc.id] : []),
      );
      const { invites, quizResults } = insight.records;
      const known = [
        ...(await invites.page({ limit: 100 })).items.map(({ doc }) => resultIdOf(doc.id)),
        ...(await quizResults.page({ limit: 100 })).items.map(({ doc }) => doc.id),
      ];
      expect(facts.toSorted()).toEqual([...new Set(known)].toSorted());
    }),
    { numRuns: 60 },
  );
}, 60_000);
