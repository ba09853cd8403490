import {
  createQuizResult,
  getQuizResult,
  updateQuizResult,
} from '@vse/domain/records/quiz-results';
import { describe, expect, test } from 'vitest';
import {
  ADMIN,
  begin,
  call,
  firstAnswers,
  listWhole,
  MANAGER,
  providerNamed,
  SALESPERSON,
  send,
} from '../support/api.ts';
import { NOBODY } from '../support/api-client.ts';
import { unique } from '../support/fresh.ts';
import { SALES_EMAIL } from '../support/scenes.ts';

async function completed(providerName = 'Aurum Scent Co.') {
  const provider = await providerNamed(providerName);
  const { id, by, email, questions } = await begin({ provider: provider.id });
  const answers = firstAnswers(questions);
  await call(updateQuizResult, { id, questions: answers, isQuizCompleted: true }, by);
  return { id, by, email, provider };
}

describe('the recommendation', () => {
  test.each([
    ['Aurum Scent Co.', '/vse-file-upload/'],
    ['Maison Verdier', '/vse-file-upload-blank/'],
    ['Northlight Hospitality', '/vse-file-upload/'],
  ])(
    'for %s has six fragrances of its published inventory, best first, with one-sheets from %s',
    async (name, folder) => {
      const { id, provider } = await completed(name);
      const stock = new Set(provider.fragrances.map((fragrance) => fragrance.id));
      const stocked = (await listWhole(ADMIN))
        .filter(({ id, publishState }) => stock.has(id) && publishState === 'Published')
        .map(({ sku }) => sku);
      const { recommendedFragrances } = await call(getQuizResult, { id }, ADMIN);
      expect(recommendedFragrances.map(({ label }) => label)).toEqual([
        ...['BEST MATCH', 'GREAT MATCH', 'GOOD MATCH', 'GOOD MATCH', 'GOOD MATCH', 'GOOD MATCH'],
      ]);
      const scores = recommendedFragrances.map(({ score }) => score ?? 0);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      expect(scores[0]).toBeGreaterThan(0);
      for (const { sku, oneSheetPdfUrl } of recommendedFragrances) {
        expect(stocked).toContain(sku);
        expect(oneSheetPdfUrl).toContain(folder);
      }
    },
  );

  test('comes with pictures in several widths and PDFs that can be fetched', async () => {
    const { id } = await completed();
    const [best] = (await call(getQuizResult, { id })).recommendedFragrances;
    if (!best) throw new Error('Nothing recommended');
    const picture = await fetch(best.heroImageUrl);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(picture.headers.get('cache-control')).toMatch(/immutable/);
    expect(best.heroImageSrcSet?.split(', ').map((entry) => entry.split(' ')[1])).toEqual([
      '400w',
      '800w',
      '1200w',
    ]);
    const pdf = await fetch(best.oneSheetPdfUrl);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const unsigned = await fetch(best.heroImageUrl.split('?')[0] ?? '');
    expect(unsigned.ok).toBe(false);
  });
});

describe('the visibility of a result', () => {
  test('a visitor with the permalink gets what the page shows, and no more', async () => {
    const { id, email, provider } = await completed();
    const shown = await send(getQuizResult, { id }, NOBODY);
    expect(shown.status).toBe(200);
    expect(shown.body).toMatchObject({
      generatedFor: 'Robin Guest',
      generatedBy: 'Robin Guest',
      isMine: false,
      questions: [],
    });
    const text = JSON.stringify(shown.body);
    for (const secret of [
      email,
      'jonah.adler',
      '"score"',
      '"weight"',
      '"invite"',
      '"owner"',
      provider.id,
    ])
      expect(text).not.toContain(secret);
  });

  test('the permalink of a client project shows its name and who ran the quiz, and no more', async () => {
    const name = unique('Lobby');
    const input = { project: { name, salesperson: SALES_EMAIL } };
    const { id } = await call(createQuizResult, input, SALESPERSON);
    const { questions } = await call(getQuizResult, { id }, SALESPERSON);
    const answers = { id, questions: firstAnswers(questions), isQuizCompleted: true };
    await call(updateQuizResult, answers, SALESPERSON);
    const { body } = await send(getQuizResult, { id }, NOBODY);
    expect(body).toMatchObject({ generatedFor: name, generatedBy: 'Jonah Adler', questions: [] });
    for (const secret of [SALES_EMAIL, '"score"', '"project"', '"owner"', 'Aurum'])
      expect(JSON.stringify(body)).not.toContain(secret);
  });

  test('a respondent sees their own answers, and no other respondent’s', async () => {
    const { id, by } = await completed();
    const other = await begin();
    const mine = await call(getQuizResult, { id }, by);
    expect(mine.questions.length).toBeGreaterThan(0);
    expect(mine.owner).toBeUndefined();
    const foreign = await call(getQuizResult, { id }, other.by);
    expect(foreign).toMatchObject({ isMine: false, questions: [] });
  });

  test('staff see all of their own results, and the public page of others', async () => {
    const { id } = await completed('Maison Verdier');
    const seen = await call(getQuizResult, { id }, ADMIN);
    expect(seen).toMatchObject({ isMine: false, invite: { name: 'Robin Guest' } });
    expect(seen.questions.length).toBeGreaterThan(0);
    for (const by of [MANAGER, SALESPERSON]) {
      const result = by === MANAGER ? await call(getQuizResult, { id }, by) : undefined;
      if (result) expect([result.invite, result.owner]).toEqual([undefined, undefined]);
    }
    const own = await completed();
    expect((await call(getQuizResult, { id: own.id }, SALESPERSON)).invite?.email).toBe(own.email);
  });

  test("an invitee's quiz is answered by its respondent alone; its staff only look into it", async () => {
    const { id, questions, by } = await begin();
    const other = await begin();
    const answers = { id, questions: firstAnswers(questions) };
    expect((await send(updateQuizResult, answers, NOBODY)).status).toBe(401);
    for (const caller of [other.by, MANAGER, SALESPERSON, ADMIN])
      expect((await send(updateQuizResult, answers, caller)).status).toBe(403);
    const seen = await call(getQuizResult, { id }, SALESPERSON);
    expect(seen.questions.flatMap(({ selectedAnswers }) => selectedAnswers)).toEqual([]);
    expect((await send(updateQuizResult, answers, by)).status).toBe(200);
  });

  test("a project's quiz is answered by the staff it belongs to", async () => {
    const project = { name: unique('Atrium'), salesperson: SALES_EMAIL };
    const { id } = await call(createQuizResult, { project }, SALESPERSON);
    const { questions } = await call(getQuizResult, { id }, SALESPERSON);
    const answers = { id, questions: firstAnswers(questions) };
    expect((await send(updateQuizResult, answers, NOBODY)).status).toBe(401);
    expect((await send(updateQuizResult, answers, (await begin()).by)).status).toBe(403);
    for (const caller of [MANAGER, SALESPERSON, ADMIN])
      expect((await send(updateQuizResult, answers, caller)).status).toBe(200);
    const byAdmin = { project: { ...project, name: unique('Atrium') } };
    const { id: theirs } = await call(createQuizResult, byAdmin, ADMIN);
    const refused = await send(updateQuizResult, { ...answers, id: theirs }, SALESPERSON);
    expect(refused.status).toBe(403);
  });

  test.each(['unknown', 'x'.repeat(65), '../etc', ''])(
    'the id %j is refused with one message',
    async (id) => {
      const { status, problem } = await send(getQuizResult, { id });
      expect(status).toBe(id === 'unknown' ? 404 : 400);
      expect(problem.errors).toHaveLength(1);
    },
  );
});
