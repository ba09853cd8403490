import type { Config } from '../config.ts';
import type { Store } from '../store/store.ts';
import { createCallers } from './access/identify-caller.ts';
import { createRateLimit } from './access/rate-limit.ts';
import { createTokens } from './access/tokens.ts';
import { createAuditTrail } from './audit/audit-trail.ts';
import { bindVerbs, loadedOnUse } from './bind-verbs.ts';
import { createAdjectives } from './catalogue/catalogue.ts';
import { catalogueCounts } from './catalogue/catalogue-counts.ts';
import { createFragrances } from './catalogue/fragrances.ts';
import { createProviders } from './catalogue/providers.ts';
import { createClientErrors } from './client-errors.ts';
import { type Context, createContext, type Outside } from './context.ts';
import { countRecords, keptCount, listCount, oldestOf, stockOf } from './counts.ts';
import { removeInvite, resendInvite, revokeInvite, updateInvite } from './invites/change-invite.ts';
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
import { countLateMails, mailStates } from './mail/mail-queue.ts';
import { sendDue } from './mail/send-due.ts';
import { createMinuteCap } from './minute-cap.ts';
import { noticeFor, noticeForResult } from './privacy/privacy-notice.ts';
import { answerQuiz } from './quiz/answer-quiz.ts';
import { redeemInvite, startProject } from './quiz/begin-quiz.ts';
import { pageResults, pageSummaries, readResult } from './quiz/find-results.ts';
import { openSheet } from './quiz/open-sheet.ts';
import { exportedResult, fullResult, historyItem } from './quiz/quiz-result-views.ts';
import { removeResult } from './quiz/remove-result.ts';
import { createReadiness } from './readiness.ts';
import type { Removals } from './unreadable/unreadable-records.ts';
import { findUserByEmail, findUserByMemberId, pageUsers, readUser } from './users/find-users.ts';
import { logSignIn, recordLanguage, setUserLanguage } from './users/user-history.ts';

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
  resend: resendInvite,
  revoke: revokeInvite,
  remove: removeInvite,
};

const staffWork = async () => (await import('./staff-work.ts')).staffWork;
type StaffWork = Awaited<ReturnType<typeof staffWork>>;

type AnyVerb = (...args: never[]) => Promise<unknown>;
type StaffVerb = {
  [Name in keyof StaffWork]: StaffWork[Name] extends AnyVerb ? Name : never;
}[keyof StaffWork];

/** A verb of the work of staff. Its module is loaded by the first call of any of them. */
const byStaff = <Name extends StaffVerb>(name: Name): StaffWork[Name] => {
  const verb: AnyVerb = loadedOnUse(async () => (await staffWork())[name] as AnyVerb);
  // It takes the same arguments and gives the same result as the verb that it loads.
  return verb as unknown as StaffWork[Name];
};

const userVerbs = {
  findByEmail: findUserByEmail,
  findByMemberId: findUserByMemberId,
  read: readUser,
  page: pageUsers,
  add: byStaff('addUser'),
  addSettings: byStaff('addSettings'),
  update: byStaff('changeUser'),
  remove: byStaff('removeUser'),
  setLanguage: setUserLanguage,
  recordLanguage,
  resendMail: byStaff('resendUserMail'),
};

const userLogVerbs = {
  add: logSignIn,
  pageOf: byStaff('pageSignIns'),
  pagePeople: byStaff('pagePeople'),
};

const mailVerbs = {
  send: sendMail,
  sendSoon: sendMailsSoon,
  sendDue,
  statesOf: mailStates,
  countLate: countLateMails,
};

const fileVerbs = {
  upload: byStaff('uploadFile'),
  uploadPicture: byStaff('uploadPicture'),
  find: byStaff('findFile'),
  uploadLogo: byStaff('uploadLogo'),
  logos: byStaff('listLogos'),
  removeLogo: byStaff('removeLogo'),
};

const changeSetVerbs = {
  get: byStaff('getChangeSet'),
  page: byStaff('pageChangeSets'),
};

const findVerbs = {
  invites: byStaff('foundInvites'),
  results: byStaff('foundResults'),
};

const historyVerbs = {
  of: byStaff('recordHistory'),
  stateOf: byStaff('recordState'),
};

const insightVerbs = {
  rebuild: byStaff('rebuildInsight'),
  view: byStaff('insightOf'),
};

const retentionVerbs = {
  preview: byStaff('previewRetained'),
};

const peopleVerbs = {
  find: byStaff('findPeople'),
  kept: byStaff('keptOf'),
  export: byStaff('exportPerson'),
};

const unreadableOf = (context: Context, removals: Removals) => {
  const opened = async () => (await staffWork()).createUnreadable(context, removals);
  return {
    read: loadedOnUse(async () => (await opened()).read),
    remove: loadedOnUse(async () => (await opened()).remove),
  };
};

/** A minute. A reader has six one-sheets, and as many samples; many readers of a hotel have one address. */
const SHEETS_PER_ADDRESS = 30;
const SHEETS_PER_INSTANCE = 600;

/** For readers without an account. What they send is within limits of a minute. */
const ofReaders = (context: Context, now = context.now) => ({
  privacy: bindVerbs(context, { of: noticeFor, ofResult: noticeForResult }),
  clientErrors: createClientErrors(now),
  isWithinSheetCap: createMinuteCap(now, SHEETS_PER_ADDRESS, SHEETS_PER_INSTANCE),
  isWithinSampleCap: createMinuteCap(now, SHEETS_PER_ADDRESS, SHEETS_PER_INSTANCE),
});

const resultVerbs = {
  read: readResult,
  page: pageResults,
  pageSummaries,
  redeem: redeemInvite,
  startProject,
  answer: answerQuiz,
  openSheet,
  askForSample: byStaff('askForSample'),
  note: byStaff('noteOutcome'),
  mail: byStaff('mailResult'),
  remove: removeResult,
};

const resultViewVerbs = {
  historyItem,
  full: fullResult,
  outcomes: byStaff('outcomesOf'),
  exported: exportedResult,
};

/**
 * Everything the endpoints call, over one open store. The seed passes a clock and an e-mail service of its own, because
 * the sample catalogue has a past with mails that were sent long ago; the simulation passes all parts.
 */
export function createServices(config: Config, store: Store, outside?: Outside) {
  const context = createContext(config, store, outside);
  const { ids, blobs, directory, records, providerNames, userNames, accountMarks } = context;
  const { mailQuota, lastWrite, now } = context;
  const tokens = createTokens(config, now);
  const verbs = bindVerbs(context, {
    counts: countRecords,
    stock: stockOf,
    catalogueCounts,
  });
  const services = {
    config,
    context,
    ids,
    blobs,
    tokens,
    directory,
    mailQuota,
    users: bindVerbs(context, userVerbs),
    accountMarks,
    ...verbs,
    callers: createCallers({ tokens, records, providerNames, userNames, accountMarks, now }),
    readiness: createReadiness({ config, blobs, directory, records, lastWrite }, now),
    ...ofReaders(context),
    auditTrail: createAuditTrail(records.audit, ids.random, now),
    audit: bindVerbs(context, {
      page: byStaff('pageAudit'),
    }),
    totals: bindVerbs(context, { kept: keptCount, ofList: listCount, oldest: oldestOf }),
    rateLimit: createRateLimit(records.rateLimits, now),
    userLogs: bindVerbs(context, userLogVerbs),
    invites: bindVerbs(context, inviteVerbs),
    mails: bindVerbs(context, mailVerbs),
    adjectives: createAdjectives(context),
    fragrances: createFragrances(context),
    providers: createProviders(context),
    questions: bindVerbs(context, {
      list: byStaff('listQuestions'),
      add: byStaff('addQuestion'),
      update: byStaff('updateQuestion'),
      remove: byStaff('removeQuestion'),
      sort: byStaff('sortQuestions'),
    }),
    files: bindVerbs(context, fileVerbs),
    changeSets: bindVerbs(context, changeSetVerbs),
    find: bindVerbs(context, findVerbs),
    history: bindVerbs(context, historyVerbs),
    insight: bindVerbs(context, insightVerbs),
    people: bindVerbs(context, peopleVerbs),
    retention: bindVerbs(context, retentionVerbs),
    quizResults: bindVerbs(context, resultVerbs),
    quizResultViews: bindVerbs(context, resultViewVerbs),
  };
  return { ...services, unreadable: unreadableOf(context, services) };
}
