import { listQuestions } from '@vse/domain/records/questions';
import {
  createQuizResult,
  getQuizResult,
  updateQuizResult,
} from '@vse/domain/records/quiz-results';
import { recommend } from '@vse/domain/rules/recommend';
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
  return { id, by, email, provider, answers };
}

describe('the recommendation', () => {
  test.each(['Aurum Scent Co.', 'Maison Verdier', 'Northlight Hospitality'])(
    'for %s is what domain/ says of its published inventory, with labels, reasons and the right PDF',
    async (name) => {
      const { id, provider, answers } = await completed(name);
      const fragrances = await listWhole(ADMIN);
      const stock = new Set(provider.fragrances.map((fragrance) => fragrance.id));
      const candidates = fragrances.filter(
        (fragrance) => stock.has(fragrance.id) && fragrance.publishState === 'Published',
      );
      const questions = (await call(listQuestions, {}, ADMIN)).items;
      const selected = answers.flatMap(({ selectedAnswers }) =>
        questions.flatMap((question) =>
          question.answers.filter((answer) => selectedAnswers.includes(answer.id)),
        ),
      );
      const expected = recommend(candidates, selected);
      const { recommendedFragrances } = await call(getQuizResult, { id }, ADMIN);
      expect(recommendedFragrances.map(({ id, score, label }) => ({ id, score, label }))).toEqual(
        expected.map(({ fragrance, score, label }) => ({ id: fragrance.id, score, label })),
      );
      expect(recommendedFragrances.map(({ reasons }) => reasons)).toEqual(
        expected.map(({ reasons }) => reasons),
      );
      expect(recommendedFragrances).toHaveLength(6);
      for (const { oneSheetPdfUrl } of recommendedFragrances)
        expect(oneSheetPdfUrl.includes('/vse-file-upload-blank/')).toBe(!provider.showLogoOnPdf);
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

describe('who sees what of a result', () => {
  test('who holds the permalink sees what the page shows, and no more', async () => {
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
    for (const secret of [email, 'jonah.adler', '"score"', '"weight"', '"invite"', provider.id])
      expect(text).not.toContain(secret);
  });

  test("a client project's permalink tells its name and who ran the quiz, and no more", async () => {
    const name = unique('Lobby');
    const input = { project: { name, salesperson: SALES_EMAIL } };
    const { id } = await call(createQuizResult, input, SALESPERSON);
    const { questions } = await call(getQuizResult, { id }, SALESPERSON);
    const answers = { id, questions: firstAnswers(questions), isQuizCompleted: true };
    await call(updateQuizResult, answers, SALESPERSON);
    const { body } = await send(getQuizResult, { id }, NOBODY);
    expect(body).toMatchObject({ generatedFor: name, generatedBy: 'Jonah Adler', questions: [] });
    for (const secret of [SALES_EMAIL, '"score"', '"project"', 'Aurum'])
      expect(JSON.stringify(body)).not.toContain(secret);
  });

  test('the respondent sees the own answers, another respondent does not', async () => {
    const { id, by } = await completed();
    const other = await begin();
    expect((await call(getQuizResult, { id }, by)).questions.length).toBeGreaterThan(0);
    const foreign = await call(getQuizResult, { id }, other.by);
    expect(foreign).toMatchObject({ isMine: false, questions: [] });
  });

  test('staff see everything of the results that are theirs, and the page of any other', async () => {
    const { id } = await completed('Maison Verdier');
    expect(await call(getQuizResult, { id }, ADMIN)).toMatchObject({ isMine: true });
    for (const by of [MANAGER, SALESPERSON]) {
      const result = by === MANAGER ? await call(getQuizResult, { id }, by) : undefined;
      if (result) expect(result.invite).toBeUndefined();
    }
    const own = await completed();
    expect((await call(getQuizResult, { id: own.id }, SALESPERSON)).invite?.email).toBe(own.email);
  });

  test('nobody but the respondent and the staff it belongs to can answer it', async () => {
    const provider = await providerNamed('Maison Verdier');
    const { id, questions } = await begin({
      provider: provider.id,
      salesperson: 'luc.marchand@verdier.example',
    });
    const other = await begin();
    const answers = { id, questions: firstAnswers(questions) };
    expect((await send(updateQuizResult, answers, NOBODY)).status).toBe(401);
    expect((await send(updateQuizResult, answers, other.by)).status).toBe(403);
    expect((await send(updateQuizResult, answers, MANAGER)).status).toBe(403);
    expect((await send(updateQuizResult, answers, SALESPERSON)).status).toBe(403);
    expect((await send(updateQuizResult, answers, ADMIN)).status).toBe(200);
  });

  test.each(['unknown', 'x'.repeat(65), '../etc', ''])(
    'an id like %j gets a kind no',
    async (id) => {
      const { status, problem } = await send(getQuizResult, { id });
      expect(status).toBe(id === 'unknown' ? 404 : 400);
      expect(problem.errors).toHaveLength(1);
    },
  );
});
