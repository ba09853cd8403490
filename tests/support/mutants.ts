import { webMutants } from './web-mutants.ts';

/** A defect that a review once planted without any test noticing, and the test that notices it now. */
export type Mutant = {
  name: string;
  file: string;
  code: string;
  instead: string;
  caughtBy: { file: string; title: string };
};

export const mutants: readonly Mutant[] = [
  ...webMutants,
  {
    name: 'dropping the same-person check when a user is changed',
    file: 'api/src/services/users/change-user.ts',
    code: "if (!isSamePerson(doc, stored.doc)) throw new Problem(412, 'CHANGED_MEANWHILE');",
    instead: '',
    caughtBy: {
      file: 'api/src/services/users/users.test.ts',
      title: 'a change of e-mail is refused when the user got another account during the look-up',
    },
  },
  {
    name: 'letting "please wait" use up the attempts of a mail',
    file: 'api/src/services/mail/deliver-mails.ts',
    code: 'attempts: mail.attempts - 1, nextAttempt',
    instead: 'nextAttempt',
    caughtBy: {
      file: 'api/src/services/mail/deliver-mails.test.ts',
      title: 'a mail keeps all its attempts when the service asks to wait',
    },
  },
  {
    name: 'letting people delete themselves',
    file: 'domain/src/access/policies.ts',
    code: 'user.id !== caller.userId && mayEditUser(caller, user);',
    instead: 'mayEditUser(caller, user);',
    caughtBy: { file: 'domain/src/access/policies.test.ts', title: 'the Admin themselves' },
  },
  {
    name: 'taking a body of any size without a declared length',
    file: 'api/src/http/input.ts',
    code: "requireSize(bytes.byteLength, JSON_BODY_BYTES, 'REQUEST_TOO_LARGE');",
    instead: '',
    caughtBy: {
      file: 'api/src/http/input.test.ts',
      title: 'over the limit is refused although it declares the length %s',
    },
  },
  {
    name: 'showing the inventory tile to people without a provider',
    file: 'domain/src/records/lists.ts',
    code: ".filter((name) => name !== 'inventory' || hasProvider)",
    instead: '',
    caughtBy: {
      file: 'domain/src/records/lists.test.ts',
      title: '%s with a provider (%s) is shown the tiles %j',
    },
  },
  {
    name: 'dropping the access check when an answer is saved',
    file: 'api/src/services/quiz/answer-quiz.ts',
    code: 'await requireAllowed(doc);',
    instead: '',
    caughtBy: {
      file: 'api/src/services/quiz/quiz-results.test.ts',
      title: 'checks first whether the caller may answer it, and saves nothing otherwise',
    },
  },
  {
    name: 'sending an answered invite again',
    file: 'api/src/services/invites/change-invite.ts',
    code: 'requireUnanswered(doc);\n      const code = storedCode',
    instead: 'const code = storedCode',
    caughtBy: {
      file: 'api/src/services/invites/invites.test.ts',
      title: 'an invite that was answered is not sent again, and mails nobody',
    },
  },
  {
    name: 'accepting a stale ETag',
    file: 'api/src/store/documents.ts',
    code: "if (etag !== undefined && stored.etag !== etag) throw new Problem(412, 'CHANGED_MEANWHILE');",
    instead: '',
    caughtBy: {
      file: 'api/src/store/documents.test.ts',
      title: 'is refused after another writer has changed the document',
    },
  },
  {
    name: 'accepting unknown answers',
    file: 'api/src/services/quiz/selected-answers.ts',
    code: "if (!selectedAnswers.every(isKnown)) throw new Problem(400, 'ANSWER_UNKNOWN');",
    instead: '',
    caughtBy: { file: 'api/src/services/quiz/quiz-results.test.ts', title: 'refuses %s' },
  },
  {
    name: 'issuing respondents’ tokens that never expire',
    file: 'api/src/services/access/tokens.ts',
    code: '        .setExpirationTime(new Date(now().getTime() + RESPONDENT_TOKEN_DAYS * DAY_MS))\n',
    instead: '',
    caughtBy: {
      file: 'api/src/services/access/tokens.test.ts',
      title: 'token names their quiz and generation for 90 days, and is then refused',
    },
  },
  {
    name: 'changing an invite’s e-mail outside the mail limits',
    file: 'api/src/endpoints/invites/update-invite.ts',
    code: 'await (isMailed ? mailing(call, mail, update) : update());',
    instead: 'await update();',
    caughtBy: {
      file: 'api/src/endpoints/invites/update-invite.test.ts',
      title: 'does not get %s, because that sends a mail',
    },
  },
  {
    name: 'freeing everyone’s list of invites of the sender’s limit',
    file: 'api/src/endpoints/invites/create-invites.ts',
    code: "const sender = kind === 'Admin' ? undefined : by;",
    instead: "const sender = kind === 'Admin' ? by && undefined : undefined;",
    caughtBy: {
      file: 'api/src/endpoints/invites/create-invites.test.ts',
      title: 'of a %s is answered with %j',
    },
  },
  {
    name: 'letting a Manager take the account of an Admin with a new address',
    file: 'api/src/services/users/change-user.ts',
    code: "if (account.directory !== 'unchanged') await requireNoHigherRole(context, account, by);",
    instead: 'void requireNoHigherRole;',
    caughtBy: {
      file: 'api/src/services/users/change-user.test.ts',
      title: 'with another role, such as %s, for a Manager',
    },
  },
  {
    name: 'letting a Manager move a user to an address of the company',
    file: 'api/src/endpoints/users/update-user-setting.ts',
    code: 'if (emailKey(change.email) !== user.emailKey) requireMayTakeIn(call, change.email);',
    instead: 'void requireMayTakeIn;',
    caughtBy: {
      file: 'api/src/endpoints/users/update-user-setting.test.ts',
      title: 'a Manager of %s (%s) moves a Salesperson to the address %s: %i',
    },
  },
  {
    name: 'saving answers with the token of a withdrawn invite',
    file: 'api/src/services/quiz/find-results.ts',
    code: ': { ...result, generation: null },',
    instead: ': undefined,',
    caughtBy: {
      file: 'api/src/endpoints/invites/redeem-again.test.ts',
      title: 'a token from before an invite was withdrawn does not save',
    },
  },
  {
    name: 'giving an invite to the new owner of its salesperson’s address',
    file: 'api/src/endpoints/invites/update-invite.ts',
    code: 'const { salespersonId } = isSamePerson ? before : named;',
    instead: 'const { salespersonId } = named;',
    caughtBy: {
      file: 'api/src/endpoints/invites/update-invite.test.ts',
      title: 'stays theirs when it gets %s',
    },
  },
  {
    name: 'deleting a user under any e-mail',
    file: 'api/src/endpoints/users/delete-user-setting.ts',
    code: "if (emailKey(email) !== user.emailKey) throw notFound('USER_NOT_FOUND');",
    instead: 'void [emailKey(email), notFound];',
    caughtBy: {
      file: 'api/src/endpoints/users/delete-user-setting.test.ts',
      title: "a user is not deleted under another user's e-mail",
    },
  },
  {
    name: 'recording a respondent’s permalink in the audit log',
    file: 'api/src/http/traces.ts',
    code: "isByStaff ? textOf(request.seen.input, 'id') : undefined;",
    instead: "textOf(request.seen.input, 'id');",
    caughtBy: {
      file: 'api/src/http/traces.test.ts',
      title: 'which opens its page',
    },
  },
  {
    name: 'adding a question to the order again when its request is repeated',
    file: 'api/src/services/catalogue/questions.ts',
    code: '(order.includes(id) ? order : [...order, id])',
    instead: '[...order, id]',
    caughtBy: {
      file: 'api/src/services/catalogue/questions.test.ts',
      title: 'comes last, and keeps its place when its request is repeated',
    },
  },
  {
    name: 'putting a question without a place in the order first',
    file: 'api/src/services/catalogue/question-order.ts',
    code: 'position.get(id) ?? Number.MAX_SAFE_INTEGER',
    instead: 'position.get(id) ?? -1',
    caughtBy: {
      file: 'api/src/services/catalogue/questions.test.ts',
      title: 'comes last when the request crashes before the order is written',
    },
  },
  {
    name: 'leaving the pictures of a changed question unsaved',
    file: 'api/src/services/catalogue/questions.ts',
    code: '    await saveUploads(context, picturesOf(answers), picturesOf(doc.answers));\n',
    instead: '',
    caughtBy: {
      file: 'api/src/services/catalogue/questions.test.ts',
      title: 'a picture of an answer that is %s counts as saved, so that it is kept',
    },
  },
  {
    name: 'deciding about a limit on a cached document',
    file: 'api/src/store/change-together.ts',
    code: 'if (isUnchanged && !isGuess) return true;',
    instead: 'if (isUnchanged) return true;',
    caughtBy: {
      file: 'api/src/store/change-together.test.ts',
      title: 'decides on the stored document, not on the one that this host wrote last',
    },
  },
  {
    name: 'noting an outcome over one that its author has not seen',
    file: 'api/src/services/quiz/note-outcome.ts',
    code: "if (judged === 'stale') throw new Problem(412, 'CHANGED_MEANWHILE');",
    instead: '',
    caughtBy: {
      file: 'api/src/endpoints/quiz-results/note-outcome.test.ts',
      title: 'only someone who saw an outcome changes it or takes it back',
    },
  },
  {
    name: 'storing the outcome of an attempt whose lease has expired',
    file: 'api/src/services/mail/deliver-mails.ts',
    code: "mail.state === 'queued' && mail.nextAttempt === nextAttempt;",
    instead: "mail.state === 'queued';",
    caughtBy: {
      file: 'api/src/services/mail/deliver-mails.test.ts',
      title: 'an attempt that outlives its lease does not change what a later attempt has stored',
    },
  },
  {
    name: 'skipping the first pause between the attempts of a mail',
    file: 'api/src/services/mail/deliver-mails.ts',
    code: 'MAIL_BACK_OFF_MINUTES[mail.attempts - 1];',
    instead: 'MAIL_BACK_OFF_MINUTES[mail.attempts];',
    caughtBy: {
      file: 'api/src/services/mail/deliver-mails.test.ts',
      title:
        'a mail is retried after 1, 2, 5, 15, 30, 60, 60, 120, 240 and 480 minutes, and then fails',
    },
  },
  {
    name: 'cancelling a new mail together with the old ones',
    file: 'api/src/services/invites/invite-mail.ts',
    code: 'await cancelMails(context, invite.doc.id, invite.doc.mailId);',
    instead: 'await cancelMails(context, invite.doc.id);',
    caughtBy: {
      file: 'api/src/services/invites/invite-mail.test.ts',
      title:
        'a new mail that the timer queues before the request does is sent, and only the old one is cancelled',
    },
  },
  {
    name: 'showing the state of the oldest mail',
    file: 'api/src/services/mail/mail-queue.ts',
    code: '(a.createdDate < b.createdDate ? -1 : 1)',
    instead: '(a.createdDate < b.createdDate ? 1 : -1)',
    caughtBy: {
      file: 'api/src/services/mail/mail-queue.test.ts',
      title: "a record's mail state is that of its newest mail (%s, then %s)",
    },
  },
  {
    name: 'counting every due mail as late',
    file: 'api/src/services/mail/mail-queue.ts',
    code: 'new Date(now().getTime() - LATE_MS)',
    instead: 'new Date(now().getTime() + 0 * LATE_MS)',
    caughtBy: {
      file: 'api/src/services/mail/mail-queue.test.ts',
      title: 'a mail is late when it has been due for half an hour',
    },
  },
  {
    name: 'leaving the mail to a user’s former address in the queue',
    file: 'api/src/services/users/change-user.ts',
    code: '  await cancelMails(context, after.id, mailId);\n',
    instead: '  void cancelMails;\n',
    caughtBy: {
      file: 'api/src/services/users/change-user.test.ts',
      title: 'cancels the mail to the old address, also for when that address comes back',
    },
  },
  {
    name: 'leaving a deleted logo with users who chose it during the deletion',
    file: 'api/src/services/catalogue/files.ts',
    code: 'return taken + (await takeFromUsers(context, path));',
    instead: 'return taken;',
    caughtBy: {
      file: 'api/src/services/catalogue/files.test.ts',
      title: 'is taken from its users, also from one who chooses it during the deletion',
    },
  },
  {
    name: 'finding a deleted file by its name',
    file: 'api/src/services/catalogue/files.ts',
    code: 'if (!found || (await isRemoved({ records }, found.doc.path))) throw',
    instead: "if (!found || (await isRemoved({ records }, ''))) throw",
    caughtBy: {
      file: 'api/src/services/catalogue/files.test.ts',
      title: 'a file is found by its name until it is deleted',
    },
  },
  {
    name: 'storing any path that ends like a picture',
    file: 'api/src/clients/blobs.ts',
    code: 'path.length <= PATH_LENGTH && PATH.test(path);',
    instead: 'path.length <= PATH_LENGTH;',
    caughtBy: {
      file: 'api/src/clients/blobs.test.ts',
      title: 'the address %j is refused, because no file of ours has it',
    },
  },
  {
    name: 'listing equal reasons in the order of the fragrance',
    file: 'domain/src/rules/recommend.ts',
    code: 'b.points - a.points || compare(a.adjective, b.adjective)',
    instead: 'b.points - a.points',
    caughtBy: {
      file: 'domain/src/rules/recommend.test.ts',
      title: 'lists equal reasons by their adjective, in whatever order the fragrance has them',
    },
  },
  {
    name: 'refusing exactly eight colors',
    file: 'domain/src/records/fragrances.ts',
    code: 'if (colors.length > MAX_COLORS)',
    instead: 'if (colors.length >= MAX_COLORS)',
    caughtBy: {
      file: 'domain/src/records/fragrances.test.ts',
      title: 'a fragrance %s with enforced colors (%s) and %i colors has the problems %j',
    },
  },
  {
    name: 'replacing a person’s newest sign-in with an older one',
    file: 'api/src/services/users/user-history.ts',
    code: 'held.lastDate > signIn.lastDate ? held : signIn;',
    instead: 'signIn;',
    caughtBy: {
      file: 'api/src/services/users/user-history.test.ts',
      title: 'newest sign-in is the latest one, not the one that was stored last',
    },
  },
  {
    name: 'revoking the invite of a completed quiz',
    file: 'api/src/services/invites/change-invite.ts',
    code: 'if (result?.doc.isQuizCompleted) requireUnanswered(doc);',
    instead: 'void result;',
    caughtBy: {
      file: 'api/src/endpoints/quiz-results/ended-invites.test.ts',
      title: 'cannot be revoked once the quiz is completed, and its result stays readable',
    },
  },
  {
    name: 'accepting a token of the second in which its account was marked',
    file: 'api/src/services/access/account-marks.ts',
    code: 'issuedAt <= (await untilOf(memberId))',
    instead: 'issuedAt < (await untilOf(memberId))',
    caughtBy: {
      file: 'api/src/services/access/account-marks.test.ts',
      title: 'a mark ends the tokens issued up to its second, and none issued later',
    },
  },
  {
    name: 'caching a mark that was read before a newer one was written',
    file: 'api/src/services/access/account-marks.ts',
    code: 'if (writes === writesBefore) held',
    instead: 'if (writes >= writesBefore) held',
    caughtBy: {
      file: 'api/src/services/access/account-marks.test.ts',
      title:
        'a mark that is added while another request reads the old one is seen by the next request',
    },
  },
  {
    name: 'lowering the version of a newer instance’s document',
    file: 'api/src/store/upgrade-page.ts',
    code: 'Math.max(doc.schema ?? 1, newestVersion(name, upgrades))',
    instead: 'newestVersion(name, upgrades)',
    caughtBy: {
      file: 'api/src/jobs/upgrade-records.contract.test.ts',
      title: 'keeps the version of a document that a newer instance wrote',
    },
  },
  {
    name: 'asking questions that nobody can answer',
    file: 'api/src/services/published/build-version.ts',
    code: 'isPublished(question) && !isLeftOut(question)',
    instead: 'isPublished(question)',
    caughtBy: {
      file: 'api/src/services/quiz/unanswerable-questions.test.ts',
      title: 'a quiz leaves out questions without a published answer, which nobody could answer',
    },
  },
  {
    name: 'recommending fragrances that are drafts',
    file: 'api/src/services/published/published-rows.ts',
    code: 'if (!fragrance || !isPublished(fragrance)) return undefined;',
    instead: 'if (!fragrance) return undefined;',
    caughtBy: {
      file: 'api/src/services/published/published.test.ts',
      title: 'several fragrances that are published together',
    },
  },
  {
    name: 'showing respondents the scores',
    file: 'api/src/services/quiz/quiz-result-views.ts',
    code: "...(view === 'staff' && { score }),",
    instead: 'score,',
    caughtBy: {
      file: 'api/src/services/quiz/quiz-path.test.ts',
      title: 'shows %s the score %s',
    },
  },
  {
    name: 'leaving the invite of a deleted result open',
    file: 'api/src/services/quiz/remove-result.ts',
    code: 'if (inviteId !== null) await endInvite(context, inviteId, undefined).catch(ignoreNotFound);',
    instead: 'void [endInvite, ignoreNotFound, inviteId];',
    caughtBy: {
      file: 'api/src/services/quiz/quiz-path.test.ts',
      title: 'deleting a result revokes its invite, which cannot start the quiz again',
    },
  },
  {
    name: 'moving the published state without a check of the state that it started from',
    file: 'api/src/services/published/change-published.ts',
    code: 'if (next && (await writeOver(publishedHead, next, stored?.etag)))',
    instead: 'if (next && (await writeOver(publishedHead, next, (await readHead(context))?.etag)))',
    caughtBy: {
      file: 'api/src/services/published/published.test.ts',
      title: 'on two instances are both in the next quiz, one before the %s of the other',
    },
  },
  {
    name: 'writing over what somebody saved since the check',
    file: 'api/src/services/change-sets/write-records.ts',
    code: "if (stored.etag !== item.etag) return 'CHANGED_MEANWHILE';",
    instead: 'void stored.etag;',
    caughtBy: {
      file: 'api/src/services/change-sets/change-sets.test.ts',
      title: 'when somebody saves one of its records between the check and the beginning',
    },
  },
  {
    name: 'saving a record of the running change set',
    file: 'api/src/services/published/change-published.ts',
    code: 'if (held.changeSet && held.changeSet.id === hiddenSet(head))',
    instead: 'if (held.changeSet === undefined && head.open.length < 0)',
    caughtBy: {
      file: 'api/src/services/change-sets/change-sets.test.ts',
      title: 'its records cannot be saved by anybody else',
    },
  },
  {
    name: 'deleting while a change set runs',
    file: 'api/src/services/published/change-published.ts',
    code: "if (held === 'removal') throw new Problem(409, 'CHANGE_SET_RUNNING');",
    instead: "if (held === 'removal') return;",
    caughtBy: {
      file: 'api/src/services/change-sets/change-sets.test.ts',
      title: 'nothing of the catalogue can be deleted',
    },
  },
  {
    name: 'undoing a change set twice',
    file: 'api/src/services/change-sets/change-sets.ts',
    code: "if (set.undoneBy !== null) throw new Problem(409, 'CHANGE_SET_UNDONE');",
    instead: '',
    caughtBy: {
      file: 'api/src/services/change-sets/change-sets.test.ts',
      title: 'is refused twice, after seven days, and for a set that was not completed',
    },
  },
  {
    name: 'taking over a lease that still holds',
    file: 'api/src/jobs/run-job.ts',
    code: 'if (!isDue(doc, time)) return undefined;',
    instead: 'void time;',
    caughtBy: {
      file: 'api/src/jobs/run-job.test.ts',
      title: 'keeps other instances from the job while a step takes its time',
    },
  },
  {
    name: 'keeping a state twice under two clocks',
    file: 'api/src/services/catalogue/catalogue.ts',
    code: 'Math.max(now().getTime(), former + 1)',
    instead: 'now().getTime()',
    caughtBy: {
      file: 'api/src/services/history/record-history.test.ts',
      title: 'saves on instances whose clocks differ stay in their order',
    },
  },
  {
    name: 'showing the current state as a former one',
    file: 'api/src/services/history/record-history.ts',
    code: 'before: before ?? current.changedDate',
    instead: 'before: before ?? "9"',
    caughtBy: {
      file: 'api/src/services/history/record-history.test.ts',
      title: 'a save that another writer overtakes leaves no state twice and none out',
    },
  },
  {
    name: 'not announcing a change of the catalogue',
    file: 'api/src/services/published/change-published.ts',
    code: 'open: [...head.open, entry] };',
    instead: 'open: head.open };',
    caughtBy: {
      file: 'api/src/services/published/published.test.ts',
      title: 'a change that is still being written stays announced until a request is over',
    },
  },
  {
    name: 'keeping a quiz open whose invite was ended while it began',
    file: 'api/src/services/quiz/begin-quiz.ts',
    code: '  await requireLive(context, invite.id);\n',
    instead: '',
    caughtBy: { file: 'api/src/services/quiz/quiz-path.test.ts', title: '%s: no quiz stays open' },
  },
  {
    name: 'asking questions that are drafts',
    file: 'api/src/services/published/build-version.ts',
    code: 'isPublished(question) && !isLeftOut(question)',
    instead: '!isLeftOut(question)',
    caughtBy: {
      file: 'api/src/services/published/published.test.ts',
      title: 'a draft question',
    },
  },
  {
    name: 'naming the generation from before an invite was sent again in its token',
    file: 'api/src/endpoints/invites/redeem-invite.ts',
    code: 'forRespondent(id, generation ?? undefined)',
    instead: 'forRespondent(id, generation === null ? undefined : invite.mailId)',
    caughtBy: {
      file: 'api/src/endpoints/invites/redeem-again.test.ts',
      title: 'an invite that is sent again while it is being redeemed gives a token that saves',
    },
  },
  {
    name: 'counting the pending roles of all providers for a Manager',
    file: 'api/src/endpoints/dashboard/todo.ts',
    code: "        ...within(scope, staff, 'emailKey'),\n",
    instead: '',
    caughtBy: {
      file: 'api/src/endpoints/dashboard/get-dashboard.test.ts',
      title: 'a Manager sees the work of their provider only, and no failed mails',
    },
  },
  {
    name: 'accepting the token of another tenant',
    file: 'api/src/services/access/tokens.ts',
    code: 'payload.tid === tenant && !isIssuedLater',
    instead: '!isIssuedLater',
    caughtBy: { file: 'api/src/services/access/tokens.test.ts', title: '%s gives no access' },
  },
  {
    name: 'showing a visitor’s permalink the questions and answers',
    file: 'api/src/services/quiz/quiz-result-views.ts',
    code: "questions: view === 'shown' ? [] : questionsOf",
    instead: 'questions: questionsOf',
    caughtBy: { file: 'api/src/services/quiz/quiz-path.test.ts', title: 'shows %s %j' },
  },
  {
    name: 'deleting a record that another person has changed since',
    file: 'api/src/store/documents.ts',
    code: 'await container.remove(id, etag ?? current);',
    instead: 'await container.remove(id, current);',
    caughtBy: {
      file: 'api/src/store/documents.test.ts',
      title: 'with an ETag is refused at once, and leaves the other change',
    },
  },
  {
    name: 'taking a range of dates that ends before it starts',
    file: 'domain/src/contract/fields.ts',
    code: '!from || !to || Date.parse(from) <= Date.parse(to);',
    instead: '!from || !to || to !== from || true;',
    caughtBy: {
      file: 'domain/src/contract/fields.test.ts',
      title: 'a range from %j to %j is in order: %s',
    },
  },
];
