import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KeyValue } from '../key-value.ts';
import { createOutbox, type Verdict } from './outbox.ts';
import type { Answers } from './pending-answers.ts';

class Refusal extends Error {
  readonly verdict: Verdict;
  constructor(verdict: Verdict) {
    super(verdict);
    this.verdict = verdict;
  }
}

type Fate = 'taken' | 'lost' | 'answer lost' | Verdict;

const never = new Promise<void>(() => {});

/** A browser with tabs, a clock that tests turn, and a server that takes a sending or loses it. */
function world() {
  const stored = new Map<string, string>();
  const storage: KeyValue = {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  };
  const server: { answers: Answers; isCompleted: boolean; calls: number } = {
    answers: {},
    isCompleted: false,
    calls: 0,
  };
  const fates: Fate[] = [];
  const shown: { answers: Answers } = { answers: {} };
  let lock: Promise<void> = Promise.resolve();
  const take = (answers: Answers, isCompleting: boolean) => {
    server.answers = { ...server.answers, ...answers };
    server.isCompleted ||= isCompleting;
  };

  function openTab() {
    const timers = new Set<() => void>();
    let isClosed = false;
    const closed = Promise.withResolvers<void>();
    const outbox = createOutbox({
      storage,
      key: 'outbox',
      send: async (answers, isCompleting) => {
        server.calls += 1;
        const fate = fates.shift() ?? 'taken';
        await Promise.resolve();
        if (fate === 'taken' || fate === 'answer lost') take(answers, isCompleting);
        // A closed tab hears nothing more.
        if (isClosed) await never;
        if (fate === 'lost' || fate === 'answer lost') throw new Refusal('retry');
        if (fate !== 'taken') throw new Refusal(fate);
      },
      judge: (error) => (error instanceof Refusal ? error.verdict : 'keep'),
      onAcknowledged: (answers) => {
        shown.answers = { ...shown.answers, ...answers };
      },
      schedule: (run) => {
        const timer = () => {
          timers.delete(timer);
          if (!isClosed) run();
        };
        timers.add(timer);
        return () => timers.delete(timer);
      },
      exclusively: (task) => {
        // A closed tab gets no lock, loses the one it had, and runs no further.
        const turn = lock.then(() =>
          isClosed ? undefined : Promise.race([task(), closed.promise]),
        );
        lock = turn.catch(() => {});
        return turn.finally(() => (isClosed ? never : undefined));
      },
    });
    return {
      ...outbox,
      ring: () => {
        for (const timer of [...timers]) timer();
      },
      close: () => {
        isClosed = true;
        closed.resolve();
      },
    };
  }
  return { server, fates, shown, stored, openTab };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a choice reaches the server and is no longer pending', async () => {
  const { server, openTab, stored, shown } = world();
  const tab = openTab();
  tab.choose('q1', ['a']);
  expect(tab.get().status).toBe('saving');
  await settle();
  expect(server.answers).toEqual({ q1: ['a'] });
  expect(tab.get()).toMatchObject({ status: 'saved', pending: {} });
  expect(shown.answers).toEqual({ q1: ['a'] });
  expect(stored.size).toBe(0);
});

test('choices made while one is under way go together', async () => {
  const { server, openTab } = world();
  const tab = openTab();
  tab.choose('q1', ['a']);
  await Promise.resolve();
  tab.choose('q1', ['b']);
  tab.choose('q2', ['c']);
  tab.choose('q2', ['c', 'd']);
  await settle();
  expect(server.answers).toEqual({ q1: ['b'], q2: ['c', 'd'] });
  expect(server.calls).toBeLessThanOrEqual(2);
});

test('without a network a choice waits in the storage, says so, and goes when it can', async () => {
  const { server, fates, openTab } = world();
  fates.push('lost', 'lost');
  const tab = openTab();
  tab.choose('q1', ['a']);
  await settle();
  expect(tab.get()).toMatchObject({ status: 'retrying', pending: { q1: ['a'] } });
  tab.ring();
  await settle();
  expect(tab.get().status).toBe('retrying');
  tab.ring();
  await settle();
  expect(tab.get()).toMatchObject({ status: 'saved', pending: {} });
  expect(server.answers).toEqual({ q1: ['a'] });
});

test('completing takes what is pending along, in one call', async () => {
  const { server, openTab } = world();
  const tab = openTab();
  tab.choose('q1', ['a']);
  tab.complete();
  await settle();
  expect(server).toMatchObject({ answers: { q1: ['a'] }, isCompleted: true, calls: 1 });
  expect(tab.get().completion).toBe('done');
});

test('a refused completion still saves the answers', async () => {
  const { server, fates, openTab } = world();
  const tab = openTab();
  fates.push('drop');
  tab.choose('q1', ['a']);
  tab.complete();
  await settle();
  expect(server).toMatchObject({ answers: { q1: ['a'] }, isCompleted: false });
  expect(tab.get()).toMatchObject({ completion: 'refused', status: 'saved', pending: {} });
  expect(tab.get().problem).toBeInstanceOf(Refusal);
});

test('what can never be taken is let go, what a new sign-in would save is kept', async () => {
  const { fates, openTab } = world();
  const tab = openTab();
  fates.push('keep');
  tab.choose('q1', ['a']);
  await settle();
  expect(tab.get()).toMatchObject({ status: 'refused', pending: { q1: ['a'] } });
  fates.push('drop');
  tab.flush();
  await settle();
  expect(tab.get()).toMatchObject({ status: 'refused', pending: {} });
});

test('what another tab has saved is shown as saved here', () => {
  const { openTab, shown, stored } = world();
  const tab = openTab();
  stored.set('outbox', '{"q2":["b"]}');
  tab.storageChanged('{"q1":["a"]}');
  expect(shown.answers).toEqual({ q1: ['a'] });
  expect(tab.get().pending).toEqual({ q2: ['b'] });
});

test('a storage that holds nonsense counts as empty', () => {
  for (const text of ['{', 'null', '[]', '"x"', '{"q1":"a"}', '{"q1":[1]}']) {
    const { stored, openTab } = world();
    stored.set('outbox', text);
    expect(openTab().get().pending).toEqual({});
  }
});

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
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), ticks: fc.nat(4) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('ring' as const), tab: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab: fc.nat(1) }) },
);
const fate = fc.constantFrom<Fate>('taken', 'lost', 'answer lost');

test('whatever happens on the way, the server ends with the latest choice for each question', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.array(fate), async (steps, bad) => {
      const { server, fates, openTab, stored } = world();
      fates.push(...bad);
      const tabs = [openTab(), openTab()];
      const latest: Record<string, readonly string[]> = {};
      for (const action of steps) {
        if (action.kind === 'choose') {
          latest[action.question] = action.answers;
          tabs[action.tab]?.choose(action.question, action.answers);
        }
        if (action.kind === 'wait')
          for (let tick = 0; tick < action.ticks; tick += 1) await Promise.resolve();
        if (action.kind === 'ring') tabs[action.tab]?.ring();
        if (action.kind === 'reload') {
          tabs[action.tab]?.close();
          // What the closed tab had sent arrives before the new page is there.
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
      expect(server.answers).toEqual(latest);
      expect(stored.size).toBe(0);
    }),
    { numRuns: 300 },
  );
});
