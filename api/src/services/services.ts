import type { Email } from '../clients/email.ts';
import type { Config } from '../config.ts';
import { createBackfill } from '../store/backfill.ts';
import type { Store } from '../store/store.ts';
import { upgradesWith } from '../store/upgrades.ts';
import { createCallers } from './access/identify-caller.ts';
import { createRateLimit } from './access/rate-limit.ts';
import { createTokens } from './access/tokens.ts';
import { createAuditTrail } from './audit/audit-trail.ts';
import { countAudit, pageAudit } from './audit/list-audit.ts';
import { bindVerbs } from './bind-verbs.ts';
import { createAdjectives } from './catalogue/catalogue.ts';
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
import { removeUnsaved } from './catalogue/uploads.ts';
import { createClientErrors } from './client-errors.ts';
import { createContext } from './context.ts';
import { countRecords, stockOf } from './counts.ts';
import { createInvites } from './invites/invites.ts';
import { sendMail, sendMailsSoon } from './mail/deliver-mails.ts';
import { cancelMails, countLateMails, mailStates, queueMail } from './mail/mail-queue.ts';
import { sendDue } from './mail/send-due.ts';
import { answerQuiz } from './quiz/answer-quiz.ts';
import { redeemInvite, startProject } from './quiz/begin-quiz.ts';
import { pageResults, readResult, removeResult } from './quiz/find-results.ts';
import { fullResult, summaryOf } from './quiz/quiz-result-views.ts';
import { createReadiness } from './readiness.ts';
import { settleOldRecords } from './settle-old-records.ts';
import { applyPendingRoles } from './users/role-groups.ts';
import { logSignIn } from './users/user-history.ts';
import { countInOldSignIns, pagePeople, pageSignIns } from './users/user-logs.ts';
import { createUsers } from './users/users.ts';

export type Services = ReturnType<typeof createServices>;

const userLogVerbs = {
  add: logSignIn,
  pageOf: pageSignIns,
  pagePeople,
  countInOld: countInOldSignIns,
};

/**
 * Everything the endpoints call, over one open store. The seed passes a clock and an e-mail service of its own, because
 * the sample catalogue has a past with mails that were sent long ago.
 */
export function createServices(config: Config, store: Store, clock?: () => Date, email?: Email) {
  const context = createContext(config, store, clock, email);
  const { ids, blobs, directory, records, providerNames, accountMarks, mailQuota, now } = context;
  const tokens = createTokens(config, now);
  const users = createUsers(context);
  const verbs = bindVerbs(context, { counts: countRecords, stock: stockOf });
  return {
    config,
    backfill: createBackfill(store, now, upgradesWith(context.sealing)),
    ids,
    blobs,
    tokens,
    directory,
    mailQuota,
    users,
    accountMarks,
    ...verbs,
    callers: createCallers({ tokens, users, records, providerNames, accountMarks, now }),
    readiness: createReadiness({ config, blobs, directory, records }, now),
    clientErrors: createClientErrors(now),
    auditTrail: createAuditTrail(records.audit, ids.random, now),
    audit: bindVerbs(context, { page: pageAudit, count: countAudit }),
    rateLimit: createRateLimit(records.rateLimits, now),
    oldRecords: bindVerbs(context, { settle: settleOldRecords }),
    userRoles: bindVerbs(context, { applyPending: applyPendingRoles }),
    userLogs: bindVerbs(context, userLogVerbs),
    invites: createInvites(context),
    mails: bindVerbs(context, {
      queue: queueMail,
      send: sendMail,
      cancel: cancelMails,
      sendSoon: sendMailsSoon,
      sendDue,
      statesOf: mailStates,
      countLate: countLateMails,
    }),
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
    files: bindVerbs(context, {
      upload: uploadFile,
      uploadPicture,
      find: findFile,
      uploadLogo,
      logos: listLogos,
      removeLogo,
      removeUnsaved,
    }),
    quizResults: bindVerbs(context, {
      read: readResult,
      page: pageResults,
      redeem: redeemInvite,
      startProject,
      answer: answerQuiz,
      remove: removeResult,
    }),
    quizResultViews: bindVerbs(context, { summary: summaryOf, full: fullResult }),
  };
}
