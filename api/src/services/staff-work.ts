import {
  addQuestion,
  listQuestions,
  removeQuestion,
  sortQuestions,
  updateQuestion,
} from './catalogue/questions.ts';
import {
  continueChangeSets,
  createChangeSet,
  getChangeSet,
  pageChangeSets,
  undoChangeSet,
} from './change-sets/change-sets.ts';
import { foundInvites, foundResults } from './find/find-records.ts';
import { pruneHistory } from './history/prune-history.ts';
import { recordHistory, recordState } from './history/record-history.ts';
import { countInsight } from './insight/count-changes.ts';
import { rebuildInsight } from './insight/insight-state.ts';
import { insightOf } from './insight/insight-view.ts';
import { forgetInvite, forgetResult } from './people/forget-records.ts';
import { noteOutcome } from './quiz/note-outcome.ts';
import { outcomesOf } from './quiz/outcome-views.ts';
import { changeUser } from './users/change-user.ts';
import { addUser } from './users/let-in-user.ts';
import { removeUser } from './users/remove-user.ts';

/**
 * Work of staff and of timers that no respondent waits for, loaded on first use. One module for all of it, because the
 * bundler adds half a kilobyte for each chunk that it makes.
 */
export const staffWork = {
  addQuestion,
  addUser,
  changeUser,
  continueChangeSets,
  countInsight,
  createChangeSet,
  foundInvites,
  foundResults,
  forgetInvite,
  forgetResult,
  getChangeSet,
  insightOf,
  listQuestions,
  noteOutcome,
  outcomesOf,
  pageChangeSets,
  pruneHistory,
  rebuildInsight,
  recordHistory,
  recordState,
  removeQuestion,
  removeUser,
  sortQuestions,
  undoChangeSet,
  updateQuestion,
};
