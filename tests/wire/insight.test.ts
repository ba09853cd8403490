import { getInsight } from '@vse/domain/records/insight';
import { getSession } from '@vse/domain/records/users';
import { expect, test } from 'vitest';
import { ADMIN, call, SALESPERSON, send, startTimers } from '../support/api.ts';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** The sample's history ends before today, when the other tests begin. */
const PERIOD = { from: dayIn(-365), to: dayIn(-2), timeZone: 'UTC' };

/** What a caller is shown, once the timers have counted it; another test may have had all counted again. */
async function shown(by: typeof ADMIN, filter: { salesperson?: string } = {}) {
  const invited = async () => {
    await startTimers();
    const { status, body } = await send(getInsight, { ...PERIOD, ...filter }, by);
    return status === 200 ? getInsight.output.parse(body).funnels[0]?.now.invited : 0;
  };
  await expect.poll(invited, { interval: 200 }).toBeGreaterThan(0);
  const { funnels, trend } = await call(getInsight, { ...PERIOD, ...filter }, by);
  return [funnels, trend];
}

test('a Salesperson is shown the numbers that an Admin sees of them', async () => {
  const { userId } = await call(getSession, {}, SALESPERSON);
  const own = await shown(SALESPERSON);
  expect(own).toEqual(await shown(ADMIN, { salesperson: userId ?? '' }));
  expect(own).not.toEqual(await shown(ADMIN));
}, 120_000);
