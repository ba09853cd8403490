import { expect, test } from 'vitest';
import { openHouse } from '../../../../tests/support/asked-house.ts';

test('a browser reports errors without a sign-in; from the sixth in a minute on they are dropped', async () => {
  const house = await openHouse();
  const fields = { path: '/invites', message: 'TypeError: x is undefined' };
  const report = async (address: string) =>
    (await house.call<object>('vseReportClientError', fields, undefined, address)) as object;
  for (let sent = 0; sent < 5; sent++)
    expect(await report('203.0.113.7')).toEqual({ isLogged: true });
  expect(await report('203.0.113.7')).toEqual({ isLogged: false });
  expect(await report('198.51.100.9')).toEqual({ isLogged: true });
  await house.stop();
});
