import { beforeEach, expect, test } from 'vitest';
import type { Context } from '../services/context.ts';
import type { ContainerName } from '../store/store.ts';
import { returnTurn, takeTurn } from './turns.ts';

const FIVE = { everyMinutes: 5 };

let time: number;
beforeEach(() => {
  time = Date.parse('2026-05-01T08:02:00.000Z');
});

/** An instance that has looked for nothing yet. */
function instance(isAzure = true) {
  const writes = new Map<ContainerName, number>();
  const context = {
    config: { isAzure } as Context['config'],
    now: () => new Date(time),
    looks: new Map(),
    writes,
  };
  const take = (turn: Parameters<typeof takeTurn>[2] = FIVE) => takeTurn(context, 'work', turn);
  return { take, writes, giveBack: () => returnTurn(context, 'work') };
}

const pass = (minutes: number) => {
  time += minutes * 60_000;
};

/** Runs the timer `count` times, a minute apart. Returns the minutes in which the work had its turn. */
function minutesOf(take: () => boolean, count: number): number[] {
  const minutes: number[] = [];
  for (let run = 0; run < count; run += 1) {
    if (take()) minutes.push(new Date(time).getUTCMinutes());
    pass(1);
  }
  return minutes;
}

test('turns follow the clock, whether an instance stays or each minute has a new one', () => {
  const { take } = instance();
  expect(minutesOf(take, 20)).toEqual([5, 10, 15, 20]);
  expect(minutesOf(() => instance().take(), 20)).toEqual([25, 30, 35, 40]);
  expect(minutesOf(() => instance().take({ everyMinutes: 60 }), 60)).toEqual([0]);
});

test('a timer that comes some seconds early or late changes no turn', () => {
  const early = Date.parse('2026-05-01T08:04:59.900Z');
  for (const ms of [0, 25_000]) {
    time = early + ms;
    expect(instance().take()).toBe(true);
    pass(1);
    expect(instance().take()).toBe(false);
  }
});

test('a turn that no run came to is made up for', () => {
  const { take } = instance();
  expect(take()).toBe(false);
  pass(4);
  expect([take(), take()]).toEqual([true, false]);
});

test('a clock that was set back holds up no turn', () => {
  const { take } = instance();
  pass(60);
  take();
  pass(-50);
  expect([take(), take()]).toEqual([true, false]);
});

test('an instance looks in its next run after it has written to what the work follows', () => {
  const { take, writes } = instance();
  const turn = { ...FIVE, follows: ['invites', 'quizResults'] as const };
  expect(take(turn)).toBe(false);
  writes.set('userSettings', 1);
  expect(take(turn)).toBe(false);
  writes.set('quizResults', 1);
  expect([take(turn), take(turn)]).toEqual([true, false]);
  writes.set('quizResults', 2);
  expect([take(turn), take(turn)]).toEqual([true, false]);
});

test('a turn that is given back comes again in the next run', () => {
  const { take, giveBack } = instance();
  expect(take()).toBe(false);
  giveBack();
  expect([take(), take()]).toEqual([true, false]);
});

test('a start looks outside of Azure, and in Azure for work that waits for it', () => {
  const hourly = { everyMinutes: 60 };
  expect(instance(false).take(hourly)).toBe(true);
  expect(instance().take(hourly)).toBe(false);
  const { take } = instance();
  const atStart = { ...hourly, looksAtStart: true };
  expect([take(atStart), take(atStart)]).toEqual([true, false]);
});

test('work of each minute is looked for in each run', () => {
  const { take } = instance();
  expect([take({ everyMinutes: 1 }), take({ everyMinutes: 1 })]).toEqual([true, true]);
});
