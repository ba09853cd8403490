import type { Config } from '../config.ts';
import { createBackfill } from '../store/backfill.ts';
import type { Store } from '../store/store.ts';
import { UPGRADES } from '../store/upgrades.ts';
import { createCallers } from './access/identify-caller.ts';
import { createRateLimit } from './access/rate-limit.ts';
import { createTokens } from './access/tokens.ts';
import { createAuditTrail } from './audit/audit-trail.ts';
import { pageAudit } from './audit/list-audit.ts';
import { bindVerbs } from './bind-verbs.ts';
import { createAdjectives } from './catalogue/catalogue.ts';
import { catalogueCounts } from './catalogue/catalogue-counts.ts';
import {
  findFile,
  listLogos,
  removeLogo,
  uploadFile,
  uploadLogo,
  uploadPicture,
} from './catalogue/files.ts';
import { createFragrances } from './catalogue/fragrances.ts';
import { createProviders } from './catalogue/providers.ts';
import {
  addQuestion,
  listQuestions,
  removeQuestion,
  sortQuestions,
  updateQuestion,
} from './catalogue/questions.ts';
import { healCatalogue } from './catalogue/take-from-inventories.ts';
import { removeUnsaved } from './catalogue/uploads.ts';
import {
  continueChangeSets,
  createChangeSet,
  getChangeSet,
  pageChangeSets,
  undoChangeSet,
} from './change-sets/change-sets.ts';
import { createClientErrors } from './client-errors.ts';
import { createContext, type Outside } from './context.ts';
import { countRecords, keptCount, listCount, oldestOf, stockOf } from './counts.ts';
import { pruneHistory } from './history/prune-history.ts';
import { recordHistory, recordState } from './history/record-history.ts';
import { countInsight } from './insight/count-changes.ts';
import { rebuildInsight } from './insight/insight-state.ts';
import { insightOf } from './insight/insight-view.ts';
import {
  removeInvite,
  resendInvite,
  respondToInvite,
  revokeInvite,
  updateInvite,
} from './invites/change-invite.ts';
import { createInvite, createInviteWithFreshCode } from './invites/create-invite.ts';
import {
  emailsWithOpenInvite,
  findInvite,
  pageInvites,
  readInvite,
  whereExpiringSoon,
  whereState,
} from './invites/find-invites.ts';
import { codeOf, hasCode } from './invites/invite-codes.ts';
import { inviteMails, providerOf } from './invites/invite-mail.ts';
import { sendMail, sendMailsSoon } from './mail/deliver-mails.ts';
import { countLateMails, mailStates, queueMail } from './mail/mail-queue.ts';
import { sendDue } from './mail/send-due.ts';
import { answerQuiz } from './quiz/answer-quiz.ts';
import { redeemInvite, startProject } from './quiz/begin-quiz.ts';
import { pageResults, pageSummaries, readResult } from './quiz/find-results.ts';
import { exportedResult, fullResult, historyItem } from './quiz/quiz-result-views.ts';
import { removeResult } from './quiz/remove-result.ts';
import { createReadiness } from './readiness.ts';
import { createUnreadable } from './unreadable/unreadable-records.ts';
import { changeUser } from './users/change-user.ts';
import { findUserByEmail, findUserByMemberId, pageUsers, readUser } from './users/find-users.ts';
import { addSettings, addUser } from './users/let-in-user.ts';
import { removeUser } from './users/remove-user.ts';
import { applyPendingRoles } from './users/role-groups.ts';
import { logSignIn, recordLanguage, setUserLanguage } from './users/user-history.ts';
import { pagePeople, pageSignIns } from './users/user-logs.ts';
import { resendUserMail } from './users/user-mail.ts';

export type Services = ReturnType<typeof createServices>;

const inviteVerbs = {
  find: findInvite,
  read: readInvite,
  codeOf,
  hasCode,
  page: pageInvites,
  whereState,
  whereExpiringSoon,
  emailsWithOpenInvite,
  add: createInvite,
  addWithFreshCode: createInviteWithFreshCode,
  mailOf: inviteMails,
  providerOf,
  update: updateInvite,
  respond: respondToInvite,
  resend: resendInvite,
  revoke: revokeInvite,
  remove: removeInvite,
};

const userVerbs = {
  findByEmail: findUserByEmail,
  findByMemberId: findUserByMemberId,
  read: readUser,
  page: pageUsers,
  add: addUser,
  addSettings,
  update: changeUser,
  remove: removeUser,
  setLanguage: setUserLanguage,
  recordLanguage,
  resendMail: resendUserMail,
};

const userLogVerbs = {
  add: logSignIn,
  pageOf: pageSignIns,
  pagePeople,
};

const mailVerbs = {
  queue: queueMail,
  send: sendMail,
  sendSoon: sendMailsSoon,
  sendDue,
  statesOf: mailStates,
  countLate: countLateMails,
};

const fileVerbs = {
  upload: uploadFile,
  uploadPicture,
  find: findFile,
  uploadLogo,
  logos: listLogos,
  removeLogo,
  removeUnsaved,
};

const insightVerbs = { count: countInsight, rebuild: rebuildInsight, view: insightOf };

const resultVerbs = {
  read: readResult,
  page: pageResults,
  pageSummaries,
  redeem: redeemInvite,
  startProject,
  answer: answerQuiz,
  remove: removeResult,
};

/**
 * Everything the endpoints call, over one open store. The seed passes a clock and an e-mail service of its own, because
 * the sample catalogue has a past with mails that were sent long ago; the simulation passes all parts.
 */
export function createServices(config: Config, store: Store, outside?: Outside) {
  const context = createContext(config, store, outside);
  const { ids, blobs, directory, records, providerNames, accountMarks, mailQuota, now } = context;
  const tokens = createTokens(config, now);
  const verbs = bindVerbs(context, { counts: countRecords, stock: stockOf, catalogueCounts });
  const services = {
    config,
    backfill: createBackfill(store, now, UPGRADES),
    ids,
    blobs,
    tokens,
    directory,
    mailQuota,
    users: bindVerbs(context, userVerbs),
    accountMarks,
    ...verbs,
    callers: createCallers({ tokens, records, providerNames, accountMarks, now }),
    readiness: createReadiness({ config, blobs, directory, records }, now),
    clientErrors: createClientErrors(now),
    auditTrail: createAuditTrail(records.audit, ids.random, now),
    audit: bindVerbs(context, { page: pageAudit }),
    totals: bindVerbs(context, { kept: keptCount, ofList: listCount, oldest: oldestOf }),
    rateLimit: createRateLimit(records.rateLimits, now),
    userRoles: bindVerbs(context, { applyPending: applyPendingRoles }),
    userLogs: bindVerbs(context, userLogVerbs),
    invites: bindVerbs(context, inviteVerbs),
    mails: bindVerbs(context, mailVerbs),
    adjectives: createAdjectives(context),
    fragrances: createFragrances(context),
    providers: createProviders(context),
    questions: bindVerbs(context, {
      list: listQuestions,
      add: addQuestion,
      update: updateQuestion,
      remove: removeQuestion,
      sort: sortQuestions,
    }),
    files: bindVerbs(context, fileVerbs),
    published: bindVerbs(context, { heal: healCatalogue }),
    changeSets: bindVerbs(context, {
      create: createChangeSet,
      undo: undoChangeSet,
      get: getChangeSet,
      page: pageChangeSets,
      continue: continueChangeSets,
    }),
    history: bindVerbs(context, { of: recordHistory, stateOf: recordState, prune: pruneHistory }),
    insight: bindVerbs(context, insightVerbs),
    quizResults: bindVerbs(context, resultVerbs),
    quizResultViews: bindVerbs(context, {
      historyItem,
      full: fullResult,
      exported: exportedResult,
    }),
  };
  return { ...services, unreadable: createUnreadable(context, services) };
}
