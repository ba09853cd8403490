import { listQuestions, updateQuestion } from '@vse/domain/contract/calls';
import type { Question } from '@vse/domain/records/questions';
import { leftOutOf } from '../../lib/api/left-out.ts';
import { removing, replacing, staffCall } from '../../lib/api/staff.ts';
import { useQuestionList } from '../../lib/records/use-question-list.ts';
import { contentOf } from './question-content.ts';

/** All questions in sort order, with the ETag of that order. */
export function useQuestions() {
  const { data, ...questions } = useQuestionList();
  const { changed } = questions;
  /** Shows a saved question at once. Never rejects. */
  const saved = (question: Question) => changed(replacing(question));
  return {
    ...questions,
    orderEtag: data?.orderEtag,
    leftOut: leftOutOf([data]),
    /** Saves a question with its answers, and shows it. Throws ApiError. */
    save: async (question: Question) => {
      const { etag } = await staffCall(updateQuestion, contentOf(question));
      await saved({ ...question, etag });
    },
    saved,
    removed: (id: string) => changed(removing(id)),
    /** Shows a saved order at once. */
    sorted: (ids: readonly string[], orderEtag: string) =>
      changed((all) => ids.flatMap((id) => all.find((one) => one.id === id) ?? []), { orderEtag }),
  };
}
export type Questions = ReturnType<typeof useQuestions>;

/** Reads from the server, bypassing the cache. Throws ApiError. */
export const readQuestions = () => staffCall(listQuestions, {});

export const readQuestion = async (id: string): Promise<Question | undefined> =>
  (await readQuestions()).items.find((question) => question.id === id);
