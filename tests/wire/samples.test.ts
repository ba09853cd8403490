import { ROLES } from '@vse/domain/access/permissions';
import { listAdjectives } from '@vse/domain/records/adjectives';
import { getLogos } from '@vse/domain/records/files';
import { COLLECTIONS, FAMILIES } from '@vse/domain/records/fragrances';
import { listInvites } from '@vse/domain/records/invites';
import { listProviders } from '@vse/domain/records/providers';
import { listQuestions } from '@vse/domain/records/questions';
import { listQuizResults } from '@vse/domain/records/quiz-results';
import { listUserSettings } from '@vse/domain/records/users';
import { QUESTION_TYPES } from '@vse/domain/rules/question-types';
import { describe, expect, test } from 'vitest';
import { adjectives } from '../../scripts/seed/catalogue/adjectives.ts';
import { staff } from '../../scripts/seed/catalogue/people.ts';
import { questions } from '../../scripts/seed/catalogue/questions.ts';
import { ADMIN, call, listAll, listWhole } from '../support/api.ts';

const SAMPLES = ['Aurum Scent Co.', 'Maison Verdier', 'Northlight Hospitality'];
/** Tests invite today, the sample did before. */
const isSample = ({ inviteDate }: { inviteDate: string }) =>
  inviteDate < new Date().toISOString().slice(0, 10);

describe('the sample catalogue, as the API answers it', () => {
  test('has at least 48 fragrances of every family and collection, each with all that a client sees', async () => {
    const fragrances = (await listWhole(ADMIN)).filter(({ sku }) => /^[A-Z]{2}-\d{4}$/.test(sku));
    expect(fragrances.length).toBeGreaterThanOrEqual(48);
    expect(new Set(fragrances.map(({ family }) => family))).toEqual(new Set(FAMILIES));
    expect(new Set(fragrances.map(({ collection }) => collection))).toEqual(new Set(COLLECTIONS));
    for (const { name, adjectives, colors, ...fragrance } of fragrances) {
      expect(adjectives.length, name).toBeGreaterThanOrEqual(3);
      expect(colors.length, name).toBeGreaterThanOrEqual(3);
      expect(
        fragrance.shortDescription && fragrance.longDescription && fragrance.detectionLevel,
      ).toBeTruthy();
      expect(fragrance.oneSheetPdfUrl).toContain('/vse-file-upload/');
      expect(fragrance.oneSheetPdfUrlWithoutLogo).toContain('/vse-file-upload-blank/');
    }
    const files = fragrances.flatMap(
      ({ heroImageUrl, oneSheetPdfUrl, oneSheetPdfUrlWithoutLogo }) => [
        heroImageUrl,
        oneSheetPdfUrl,
        oneSheetPdfUrlWithoutLogo,
      ],
    );
    const statuses = await Promise.all(
      files.map(async (url) => (await fetch(url, { method: 'HEAD' })).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('has at least 60 adjectives', async () => {
    const names = (await call(listAdjectives, {}, ADMIN)).items.map(({ name }) => name);
    expect(adjectives.filter((name) => names.includes(name)).length).toBeGreaterThanOrEqual(60);
  });

  test('has three providers with a logo, an inventory and a choice of PDF of their own', async () => {
    const { items } = await call(listProviders, {}, ADMIN);
    const providers = items.filter(({ name }) => SAMPLES.includes(name));
    expect(providers).toHaveLength(3);
    expect(new Set(providers.map(({ fragrances }) => fragrances.length)).size).toBe(3);
    expect(new Set(providers.map(({ showLogoOnPdf }) => showLogoOnPdf)).size).toBe(2);
    for (const { name } of providers) {
      const [logo] = (await call(getLogos, { Provider: name }, ADMIN)).images;
      expect((await fetch(logo?.url ?? '')).status, name).toBe(200);
    }
  });

  test('has at least ten questions of every type, with drafts among questions and answers', async () => {
    const texts = questions.map(({ questionText }) => questionText);
    const items = (await call(listQuestions, {}, ADMIN)).items.filter(({ questionText }) =>
      texts.includes(questionText),
    );
    expect(items.length).toBeGreaterThanOrEqual(10);
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set(QUESTION_TYPES));
    const states = new Set(items.map(({ publishState }) => publishState));
    const answers = items.flatMap((question) => question.answers);
    expect(states).toEqual(new Set(['Draft', 'Published']));
    expect(new Set(answers.map(({ publishState }) => publishState))).toEqual(states);
    const photos = answers.filter(({ type }) => type === 'Photo + Text');
    expect(photos.length).toBeGreaterThanOrEqual(16);
    expect(photos.every(({ heroImageUrl }) => heroImageUrl !== '')).toBe(true);
  });

  test('has staff of every role', async () => {
    const users = await listAll(listUserSettings, ADMIN);
    const sample = users.filter(({ email }) => staff.some((person) => person.email === email));
    for (const role of ROLES) expect(sample.map((user) => user.role)).toContain(role);
  });

  test('has invites in every state, and forty results of the last months', async () => {
    const invites = (await listAll(listInvites, ADMIN)).filter(isSample);
    const now = new Date().toISOString();
    expect(invites.some(({ responseDate }) => responseDate !== null)).toBe(true);
    expect(invites.some(({ revokedDate }) => revokedDate !== null)).toBe(true);
    expect(invites.some((invite) => !invite.responseDate && invite.expiresDate < now)).toBe(true);
    expect(invites.some((invite) => !invite.responseDate && invite.expiresDate > now)).toBe(true);
    const today = now.slice(0, 10);
    const past = (await listAll(listQuizResults, ADMIN)).filter(
      ({ quizStartDate }) => quizStartDate < today,
    );
    expect(past.length).toBeGreaterThanOrEqual(40);
    expect(past.some(({ isQuizCompleted }) => !isQuizCompleted)).toBe(true);
    expect(past.some(({ project }) => project?.name)).toBe(true);
  });
});
