import { pageAudit } from './audit/list-audit.ts';
import {
  findFile,
  listLogos,
  removeLogo,
  uploadFile,
  uploadLogo,
  uploadPicture,
} from './catalogue/files.ts';
import {
  addQuestion,
  listQuestions,
  removeQuestion,
  sortQuestions,
  updateQuestion,
} from './catalogue/questions.ts';
import { getChangeSet, pageChangeSets } from './change-sets/change-sets.ts';
import { foundInvites, foundResults } from './find/find-records.ts';
import { recordHistory, recordState } from './history/record-history.ts';
import { rebuildInsight } from './insight/insight-state.ts';
import { insightOf } from './insight/insight-view.ts';
import { exportPerson, keptOf } from './people/kept.ts';
import { findPeople } from './people/person.ts';
import { askForSample } from './quiz/ask-for-sample.ts';
import { mailResult } from './quiz/mail-result.ts';
import { noteOutcome } from './quiz/note-outcome.ts';
import { outcomesOf } from './quiz/outcome-views.ts';
import { previewRetained } from './retention/preview-retained.ts';
import { createUnreadable } from './unreadable/unreadable-records.ts';
import { changeUser } from './users/change-user.ts';
import { addSettings, addUser } from './users/let-in-user.ts';
import { removeUser } from './users/remove-user.ts';
import { pagePeople, pageSignIns } from './users/user-logs.ts';
import { resendUserMail } from './users/user-mail.ts';

/**
 * Work of staff, of timers, and of the few respondents who ask for a mail or a sample, loaded on first use. One module
 * for all of it, because the bundler adds half a kilobyte for each chunk that it makes.
 */
export const staffWork = {
  addQuestion,
  addSettings,
  addUser,
  askForSample,
  changeUser,
  createUnreadable,
  exportPerson,
  findFile,
  findPeople,
  foundInvites,
  foundResults,
  getChangeSet,
  insightOf,
  keptOf,
  listLogos,
  listQuestions,
  mailResult,
  noteOutcome,
  outcomesOf,
  pageAudit,
  pageChangeSets,
  pagePeople,
  pageSignIns,
  previewRetained,
  rebuildInsight,
  recordHistory,
  recordState,
  removeLogo,
  removeQuestion,
  removeUser,
  resendUserMail,
  sortQuestions,
  updateQuestion,
  uploadFile,
  uploadLogo,
  uploadPicture,
};
