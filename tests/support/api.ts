import type { Role } from '@vse/domain/access/permissions';
import { listFragrances } from '@vse/domain/records/fragrances';
import type { QuizResult } from '@vse/domain/records/quiz-results';
import { demoToken } from '@vse/domain/rules/demo';
import { wholeFragrances } from '@vse/domain/rules/fragrance-lists';
import { isQuestionValid } from '@vse/domain/rules/question-rules';
import { inject } from 'vitest';
import { type By, createApiClient } from './api-client.ts';
import { freshAddress } from './fresh.ts';
import { createScenes } from './scenes.ts';
import { createStandIns } from './stand-ins.ts';

const cloud = inject('cloud');
const as = (role: Role): By => ({ token: demoToken(role) });
export const ADMIN = as('Admin');
export const MANAGER = as('Manager');
export const SALESPERSON = as('Salesperson');

const client = createApiClient(() => cloud, freshAddress);
export const { request, send, upload, call, listAll } = client;
export const { providerNamed, invite, begin } = createScenes(client);
export const { mailsTo, inDirectory, startTimers } = createStandIns(() => cloud);

/** The first bytes of a PNG that declares a size. */
export function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}
export const PNG = pngOf(1, 1);

/** The first bytes of a WebP that declares a size. */
export function webpOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(30);
  bytes.set(new TextEncoder().encode('RIFF    WEBPVP8X'));
  const view = new DataView(bytes.buffer);
  view.setUint16(24, width - 1, true);
  view.setUint16(27, height - 1, true);
  return bytes;
}

/** The whole fragrances, as the list answers them without `fields`. */
export const listWhole = async (by: By) =>
  wholeFragrances((await call(listFragrances, {}, by)).items);

/** The first answer of every question. */
export const firstAnswers = (questions: QuizResult['questions']) =>
  questions.map(({ id, type, sourceAnswers }) => {
    const selectedAnswers = sourceAnswers.slice(0, 1).map((answer) => answer.id);
    if (!isQuestionValid({ type, selectedAnswers })) throw new Error('A question without answers');
    return { id, selectedAnswers };
  });
