import { MULTIPLE, PHOTO, type QuestionType, SINGLE } from '@vse/domain/rules/question-types';
import { paths } from '../../lib/paths.ts';

/** The types as they appear in the address of /questions/add. */
const SLUGS: Readonly<Record<QuestionType, string>> = {
  [PHOTO]: 'photo',
  [SINGLE]: 'single',
  [MULTIPLE]: 'multiple',
};

export const addHref = (type: QuestionType) => `${paths.addQuestion.getHref()}?type=${SLUGS[type]}`;

/** The type in an address, '' for none. */
export const typeOf = (slug: string | null): QuestionType | '' =>
  ([PHOTO, SINGLE, MULTIPLE] as const).find((type) => SLUGS[type] === slug) ?? '';
