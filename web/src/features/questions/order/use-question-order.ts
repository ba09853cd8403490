import { sortQuestions } from '@vse/domain/contract/calls';
import { staffCall } from '../../../lib/api/staff.ts';
import { notify } from '../../../lib/notifications.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { type Questions, readQuestions } from '../use-questions.ts';
import { useOrder } from './use-order.ts';

/** The edit of the questions' order. */
export function useQuestionOrder(questions: Questions) {
  const { orderSaved } = useOfficeWords().questions;
  return useOrder({
    save: async ({ ids, etag }) => {
      const { orderEtag } = await staffCall(sortQuestions, { ids: [...ids], etag });
      await questions.sorted(ids, orderEtag);
      notify(orderSaved);
    },
    reload: async () => {
      const { items, orderEtag } = await readQuestions();
      // Shows questions that were added in the meantime.
      await questions.refresh();
      return { ids: items.map(({ id }) => id), etag: orderEtag };
    },
  });
}
