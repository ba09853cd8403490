import { demoToken } from '@vse/domain/rules/demo';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { addDemoStaff, DEMO } from '../../../../tests/support/demo-staff.ts';
import { endpoints } from '../../../../tests/support/endpoints.ts';
import { addOneQuestion } from '../../../../tests/support/small-catalogue.ts';

let opened: OpenedContext;
beforeEach(async () => {
  opened = openContext({}, DEMO);
  await addDemoStaff(opened.context);
  await addOneQuestion(opened.context);
});
afterEach(() => opened.stop());

const CODE = 'W2A4KX';
const SIDE = { provider: 'aurum', salesperson: 'jonah.adler@aurum.example' };
const asAdmin = (name: keyof typeof endpoints, input: Record<string, unknown>) =>
  ask(endpoints[name], opened.context, input, demoToken('Admin'));

test.each([
  ['\u200bguest@example.com', 'guest@example.com', 'guest@example.com'],
  ['gu\u00adest@example.com', 'Guest@Example.com', 'guest@example.com'],
  ['guest@example.com', '\u200e guest@example.com\u2060', 'guest@example.com'],
  ['o’brien@example.com', "o'brien@example.com", "o'brien@example.com"],
  ['guest@bücher.example', 'guest@xn--bcher-kva.example', 'guest@xn--bcher-kva.example'],
  ['guest@xn--bcher-kva.example', 'guest@bu\u0308cher.example', 'guest@xn--bcher-kva.example'],
])(
  '%j and %j are one guest to invites, redeeming, erasures and the limits',
  async (one, other, key) => {
    const invite = { ...SIDE, name: 'Guest', code: CODE };
    expect((await asAdmin('vseCreateInvite', { ...invite, email: one })).status).toBe(200);

    const again = await asAdmin('vseCreateInvite', { ...invite, code: 'X3B5LY', email: other });
    expect([again.status, again.body.issues]).toMatchObject([409, [{ code: 'INVITE_OPEN' }]]);
    expect((await asAdmin('vseFindOpenInvites', { emails: [other] })).body.items).toEqual([key]);

    const rows = [one, other].map((email) => ({ name: 'Guest', email }));
    const list = { ...SIDE, rows, requestId: 'the-only-list', isRepeated: true };
    const { body } = await asAdmin('vseCreateInvites', list);
    expect((body.items as { issues: unknown[] }[]).map(({ issues }) => issues)).toMatchObject([
      [],
      [{ code: 'EMAIL_TWICE' }],
    ]);

    const redeemed = await ask(endpoints.vseRedeemInvite, opened.context, {
      email: other,
      code: CODE,
    });
    expect(redeemed.status).toBe(200);

    const { body: person } = await asAdmin('vseGetPerson', { address: other });
    expect(person).toMatchObject({ address: key, names: ['Guest'] });
    expect(person.places).toContainEqual({ place: 'invites', count: 2 });
    expect(person.places).toContainEqual({ place: 'results', count: 1 });
  },
);
