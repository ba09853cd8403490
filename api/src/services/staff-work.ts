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
import { continueErasures, erasePerson } from './people/erase.ts';
import { continueAgain } from './people/erase-again.ts';
import { exportPerson, keptOf } from './people/kept.ts';
import { findPeople } from './people/person.ts';
import { askForSample } from './quiz/ask-for-sample.ts';
import { mailResult } from './quiz/mail-result.ts';
import { noteOutcome } from './quiz/note-outcome.ts';
import { outcomesOf } from './quiz/outcome-views.ts';
import { endRetained } from './retention/end-retained.ts';
import { previewRetained } from './retention/preview-retained.ts';
import { createUnreadable } from './unreadable/unreadable-records.ts';
import { changeUser } from './users/change-user.ts';
import { addSettings, addUser } from './users/let-in-user.ts';
import { removeUser } from './users/remove-user.ts';
import { applyPendingRoles } from './users/role-groups.ts';
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
  applyPendingRoles,
  askForSample,
  changeUser,
  continueAgain,
  continueChangeSets,
  continueErasures,
  countInsight,
  createChangeSet,
  createUnreadable,
  endRetained,
  erasePerson,
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
  pruneHistory,
  rebuildInsight,
  recordHistory,
  recordState,
  removeLogo,
  removeQuestion,
  removeUser,
  resendUserMail,
  sortQuestions,
  undoChangeSet,
  updateQuestion,
  uploadFile,
  uploadLogo,
  uploadPicture,
};
