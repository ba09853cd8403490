import { listQuestions, updateQuestion } from '@vse/domain/contract/calls';
import type { Question } from '@vse/domain/records/questions';
import { leftOutOf } from '../../lib/api/left-out.ts';
import { staffCall, useWhole } from '../../lib/api/staff.ts';
import { contentOf } from './question-content.ts';

/** All questions in sort order, with the ETag of that order. */
export function useQuestions() {
  const { data, put, ...questions } = useWhole(listQuestions, 'ordered', readQuestions);
  const { refresh } = questions;
  /** Shows a saved question at once, and reads its new ETag. Never rejects. */
  const saved = async (question: Question) => {
    await put((all) => all.map((one) => (one.id === question.id ? question : one)));
    await refresh();
  };
  return {
    ...questions,
    orderEtag: data?.orderEtag,
    leftOut: leftOutOf([data]),
    /** Saves a question with its answers, and shows it. Throws ApiError. */
    save: async (question: Question) => {
      await staffCall(updateQuestion, contentOf(question));
      await saved(question);
    },
    saved,
    removed: async (id: string) => {
      await put((all) => all.filter((one) => one.id !== id));
      await refresh();
    },
    /** Shows a saved order at once. */
    sorted: async (ids: readonly string[]) => {
      await put((all) => ids.flatMap((id) => all.find((one) => one.id === id) ?? []));
      await refresh();
    },
  };
}
export type Questions = ReturnType<typeof useQuestions>;

/** Reads from the server, bypassing the cache. Throws ApiError. */
export const readQuestions = () => staffCall(listQuestions, {});

export const readQuestion = async (id: string): Promise<Question | undefined> =>
  (await readQuestions()).items.find((question) => question.id === id);
