import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  countsOf,
  type InsightInTest,
  inviteDoc,
  mailDoc,
  openInsight,
} from '../../../../tests/support/insight.ts';
import { revise } from '../../store/documents.ts';
import { countInsight } from './count-changes.ts';

const BEGINS = '2026-05-01T08:00:00.000Z';
const MINUTE = 60_000;
const CASES = 500;

let insight: InsightInTest;
beforeEach(async () => {
  insight = openInsight(BEGINS);
  for (let at = 0; at < CASES; at++) {
    await insight.records.mails.create(mailDoc(`invite-${at}_1`, 'sent'));
    await insight.records.invites.create(inviteDoc(`invite-${at}`, BEGINS));
  }
  await countInsight(insight.other, MINUTE);
});
afterEach(() => insight.close());

/** The timer's next run, in which each call of the database takes this long. */
async function run(callMs: number): Promise<void> {
  insight.pass(MINUTE);
  const [begun, already] = [insight.now().getTime(), insight.store.calls.length];
  const now = () => new Date(begun + (insight.store.calls.length - already) * callMs);
  await countInsight({ ...insight.context, now }, 8000);
}

test('what a run has no time for is counted by the next ones, and until then the numbers are as of before', async () => {
  insight.pass(10 * MINUTE);
  const changed = insight.now().getTime();
  for (let at = 0; at < CASES; at++)
    await revise(insight.records.invites, `invite-${at}`, undefined, (doc) => ({
      ...doc,
      revokedDate: insight.now().toISOString(),
    }));
  const isCounted: boolean[] = [];
  for (let runs = 0; runs < 6; runs++) {
    await run(20);
    const mark = (await insight.records.insightState.read('state'))?.doc.mark ?? 0;
    isCounted.push(mark >= changed);
  }
  expect(isCounted).toEqual([false, false, false, false, false, true]);
  const { shown, expected } = await countsOf(insight);
  expect(shown).toEqual(expected);
  expect(shown.find((line) => line.startsWith('.invite.. b'))).toContain(
    '"funnel":[500,500,0,0,0,0,0,500]',
  );
});
