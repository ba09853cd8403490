import { listQuestions } from '@vse/domain/contract/calls';
import { staffCall, useWhole } from '../api/staff.ts';

/** All questions in sort order, as the server answers them. */
export const useQuestionList = ({ isWanted = true } = {}) =>
  useWhole(listQuestions, isWanted ? 'ordered' : null, () => staffCall(listQuestions, {}));
