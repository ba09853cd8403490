import { demoToken } from '@vse/domain/rules/demo';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { addDemoStaff, DEMO } from '../../../../tests/support/demo-staff.ts';
import { resultDoc } from '../../../../tests/support/insight.ts';
import { type MailInTest, openMailServices } from '../../../../tests/support/mail.ts';
import { addRecord } from '../../services/catalogue/catalogue.ts';
import { providerKind } from '../../services/catalogue/providers.ts';
import { forgetResult } from '../../services/people/forget-records.ts';
import { removeResult } from '../../services/quiz/remove-result.ts';
import type { QuizResultDoc } from '../../store/document-types.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { emailQuizResultEndpoint } from './email-quiz-result.ts';

const DAY = 24 * 60;
const SITE = 'http://localhost:4280';
const HOUSE_NOTICE = 'https://aurum.example/privacy';

let opened: MailInTest;
beforeEach(async () => {
  opened = await openMailServices({ ...DEMO, PRIVACY_NOTICE_URL: HOUSE_NOTICE });
  await addDemoStaff(opened.context);
  await add('result');
});
afterEach(() => opened.stop());

const scored = (id: string, name: string, score: number) => ({
  ...{ id, name, sku: id, score, label: 'GOOD MATCH' as const, version: id },
  reasons: [],
});
const add = (id: string, more: Partial<QuizResultDoc> = {}) =>
  recordsOf(opened.store).quizResults.create(
    resultDoc(id, '2026-05-11T10:00:00.000Z', {
      isQuizCompleted: true,
      inviteId: 'invite',
      invite: { name: 'Ana', email: 'ana@example.com' },
      recommendedFragrances: [scored('sea', 'Salt Line', 20), scored('fog', 'Harbour Fog', 9)],
      ideal: 25,
      ...more,
    }),
  );
const tokenOf = (id: string) => opened.context.tokens.forRespondent(id);

/** The answer to the respondent of a result, once its mail has gone out, or has been refused. */
async function mail(id = 'result', input: object = {}) {
  const answer = await asked(id, input);
  if (answer.status === 200) await expect.poll(() => stateOf(id)).toMatch(/sent|failed/);
  return answer;
}
const stateOf = async (id: string) => (await opened.stateOf(id))?.state;

/** The answer to the respondent of a result; `services` of another instance, if given. */
async function asked(id = 'result', input: object = {}, context = opened.context) {
  return ask(emailQuizResultEndpoint, context, { id, ...input }, await tokenOf(id));
}

describe('the mail with the results', () => {
  test('goes at once to the address of the invite, whatever the client sends', async () => {
    const forged = { recipient: 'eve@example.com', email: 'eve@example.com' };
    const { status, body } = await mail('result', forged);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      // A slow service sends it after the answer.
      state: expect.stringMatching(/sent|queued/),
      isRepeated: false,
    });
    expect(opened.received()).toEqual(['ana']);
  });

  test('has the best match with its figure, the others and the permalink, as text and as HTML', async () => {
    await mail();
    const { subject, plainText, html } = opened.newest() ?? expect.fail('No mail');
    expect(subject).toBe('Your fragrance results');
    expect(plainText).toContain(
      'Hello Ana,\n\nYour best match is Salt Line. It reaches 80% of the',
    );
    expect(plainText).toContain('Also recommended to you: Harbour Fog.');
    expect(plainText).toContain(`\n${SITE}/results/result\n`);
    expect(plainText).toContain('the page of your results from Aurum Scent Co.');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain(`<a href="${SITE}/results/result"`);
  });

  test.each([
    ['de', 'Am besten passt zu Ihnen Salt Line.', '80 %'],
    ['es', 'Su mejor coincidencia es Salt Line.', '80 %'],
    ['fr', 'Votre meilleur accord est Salt Line.', '80 %'],
  ])('is written in %s where the page is', async (language, best, percent) => {
    await mail('result', { language });
    const { plainText, html } = opened.newest() ?? expect.fail('No mail');
    expect(plainText).toContain(best);
    expect(plainText).toMatch(new RegExp(percent.replace(' ', '[\u00a0\u202f ]')));
    expect(html).toContain(`<html lang="${language}">`);
  });

  test.each([
    ['en', 'How we handle your data:'],
    ['de', 'Wie wir mit Ihren Daten umgehen:'],
    ['es', 'Cómo tratamos sus datos:'],
    ['fr', 'Comment nous traitons vos données :'],
  ])('ends with the privacy notice of the house, in %s', async (language, line) => {
    await mail('result', { language });
    const { plainText, html } = opened.newest() ?? expect.fail('No mail');
    expect(plainText.split('\n\n').at(-1)).toBe(`${line}\nhttps://aurum.example/privacy`);
    expect(html).toContain('<a href="https://aurum.example/privacy"');
  });

  test("ends with the notice of the result's provider, if it has one of its own", async () => {
    const fields = { fragrances: [], showLogoOnPdf: true, name: 'Verdier' };
    const privacyNotice = 'https://verdier.example/privacy';
    await addRecord(opened.context, providerKind, 'verdier', { ...fields, privacyNotice });
    await add('theirs', { provider: 'verdier' });
    await mail('theirs');
    expect(opened.newest()?.plainText).toMatch(/data:\nhttps:\/\/verdier\.example\/privacy$/);
  });

  test('in a language that there is not is refused', async () => {
    expect((await mail('result', { language: 'xx' })).status).toBe(400);
    expect(opened.received()).toEqual([]);
  });

  test('names no figure for a result from before it was kept, and no fragrance where there is none', async () => {
    const { ideal: _, ...older } = resultDoc('old', '2026-05-11T10:00:00.000Z');
    const invite = { name: 'Old', email: 'old@example.com' };
    const fragrances = [scored('sea', 'Salt Line', 20)];
    await recordsOf(opened.store).quizResults.create({
      ...{ ...older, isQuizCompleted: true, invite, recommendedFragrances: fragrances },
    });
    await mail('old');
    expect(opened.newest()?.plainText).toContain('Your best match is Salt Line.\n\n');
    await add('none', { recommendedFragrances: [], invite: { email: 'none@example.com' } });
    expect((await mail('none')).status).toBe(200);
    expect(opened.newest()?.plainText).not.toMatch(/match|recommended/);
  });
});

describe('a mail is sent once a day', () => {
  test('a repeated call says when it was asked for and when another one can be', async () => {
    const first = (await mail()).body;
    opened.pass(DAY - 1);
    const again = (await mail()).body;
    expect(again).toMatchObject({ state: 'sent', isRepeated: true, date: first.date });
    expect(Date.parse(String(again.nextDate)) - Date.parse(String(again.date))).toBe(86_400_000);
    expect(opened.received()).toEqual(['ana']);
    opened.pass(2);
    expect((await mail()).body).toMatchObject({ isRepeated: false });
    expect(opened.received()).toEqual(['ana', 'ana']);
  });

  test('a repeated call writes nothing', async () => {
    await mail();
    const calls = await opened.store.callsOf(() => asked());
    expect(calls).toEqual(['quizResults.read', 'mails.read']);
  });

  test('calls at the same time, also to two instances, send one mail', async () => {
    const { context, other } = opened;
    await Promise.all([context, other, context].map((one) => asked('result', {}, one)));
    await opened.timer(3);
    expect(opened.received()).toEqual(['ana']);
  });

  test('a mail that waits for the service is answered as queued, and is sent by the timer once', async () => {
    await opened.control('down');
    expect((await asked()).body).toMatchObject({ state: 'queued', isRepeated: false });
    opened.pass(2);
    expect((await asked()).body).toMatchObject({ state: 'queued', isRepeated: true });
    await opened.control('ok');
    await opened.timer(5);
    expect(opened.received()).toEqual(['ana']);
  });

  test('a mail that the service refused can be asked for again after an hour', async () => {
    await opened.control('fail');
    expect((await mail()).body).toMatchObject({ isRepeated: false });
    await opened.timer(1);
    await opened.control('ok');
    expect((await mail()).body).toMatchObject({ state: 'failed', isRepeated: true });
    opened.pass(61);
    await expect.poll(async () => (await asked()).body.state).toBe('sent');
    expect(opened.received()).toEqual(['ana', 'ana']);
  });

  test('the limit of mails to one address holds for it, and says when the next one is possible', async () => {
    for (const id of ['two', 'three', 'four']) await add(id);
    for (const id of ['result', 'two', 'three']) expect((await mail(id)).status).toBe(200);
    const { status, body } = await mail('four');
    expect(status).toBe(429);
    expect(body.issues).toEqual([
      expect.objectContaining({
        code: 'MAIL_RECIPIENT_LIMIT',
        params: { count: '3', time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/) },
      }),
    ]);
    expect(opened.received()).toHaveLength(3);
    opened.pass(DAY + 1);
    expect((await mail('four')).status).toBe(200);
  });
});

describe('nobody but the respondent', () => {
  test.each([
    ['a visitor', async () => undefined, 401],
    ['the respondent of another result', () => tokenOf('another'), 403],
    ['an Admin', async () => demoToken('Admin'), 403],
    ['the Manager', async () => demoToken('Manager'), 403],
    ['the Salesperson', async () => demoToken('Salesperson'), 403],
  ])('as %s a mail is refused before anything is read of the result', async (_, token, status) => {
    const bearer = await token();
    const calls = await opened.store.callsOf(async () => {
      const answer = await ask(emailQuizResultEndpoint, opened.context, { id: 'result' }, bearer);
      expect(answer.status).toBe(status);
    });
    expect(calls.filter((call) => /^(quizResults|mails|mailQuotas)/.test(call))).toEqual([]);
    expect(opened.received()).toEqual([]);
  });

  test.each([
    ['an unfinished quiz', { isQuizCompleted: false }, 400],
    ['a project, which has no address', { invite: {} }, 403],
  ])('there is no mail for %s', async (_, more, status) => {
    await add('other', more);
    expect((await mail('other')).status).toBe(status);
    expect(opened.received()).toEqual([]);
  });

  test('there is no mail for a result that was made anonymous, although its token is still valid', async () => {
    await mail();
    await forgetResult(opened.context, 'result', 'anonymous');
    expect((await asked()).status).toBe(403);
    expect(opened.received()).toEqual(['ana']);
  });

  test('a result that is gone has no mail', async () => {
    expect((await mail('gone')).status).toBe(404);
  });
});

describe('a waiting mail is not sent', () => {
  test.each([
    ['was deleted', (id: string) => removeResult(opened.context, id)],
    [
      'has lost its person',
      async (id: string) => {
        const { quizResults } = recordsOf(opened.store);
        const { doc, etag } = (await quizResults.read(id)) ?? expect.fail('No result');
        await quizResults.replace({ ...doc, invite: {} }, etag);
      },
    ],
  ])('after its result %s', async (_, change) => {
    await add('other', { invite: { email: 'other@example.com' }, inviteId: null });
    await opened.control('down');
    await asked();
    await asked('other');
    await change('other');
    await opened.control('ok');
    await opened.timer(5);
    expect(opened.received()).toEqual(['ana']);
  });
});
