import { demoToken } from '@vse/domain/rules/demo';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { addDemoStaff, DEMO } from '../../../../tests/support/demo-staff.ts';
import { getRetentionEndpoint } from './get-retention.ts';

let opened: OpenedContext;
beforeEach(async () => {
  opened = openContext({}, { ...DEMO, KEEP_LOGS_DAYS: '100', KEEP_ANONYMOUS: 'false' });
  await addDemoStaff(opened.context);
});
afterEach(() => opened.stop());

const asked = (token?: string, input: Record<string, unknown> = {}) =>
  ask(getRetentionEndpoint, opened.context, input, token);

test.each([
  ['an Admin', async () => demoToken('Admin'), 200],
  ['a Manager', async () => demoToken('Manager'), 403],
  ['a Salesperson', async () => demoToken('Salesperson'), 403],
  ['a respondent', async () => opened.context.tokens.forRespondent('result'), 403],
  ['a visitor', async () => undefined, 401],
])(
  '%s who asks how long records are kept is answered with the right status',
  async (_, token, status) => {
    expect((await asked(await token())).status).toBe(status);
  },
);

test('an Admin sees the settings of the deployment', async () => {
  const { body } = await asked(demoToken('Admin'));
  expect(body).toMatchObject({ isAnonymous: false });
  const items = body.items as { kind: string; days: number | null }[];
  expect(items.map(({ kind, days }) => [kind, days])).toEqual([
    ['invites', null],
    ['unfinished', null],
    ['finished', null],
    ['signIns', 100],
    ['signedIn', 100],
    ['languages', 100],
    ['history', null],
  ]);
});

test.each(['0', '-1', '1.5', '36501', 'x'])('a preview of %s days is refused', async (days) => {
  expect((await asked(demoToken('Admin'), { days })).status).toBe(400);
});
