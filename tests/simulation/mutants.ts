/** A defect to plant: `code` stands once in `file`. */
export type Mutant = { name: string; file: string; code: string; instead: string };

/** The first eleven are survivors and races of a review. */
export const mutants: readonly Mutant[] = [
  {
    name: 'recommending fragrances that are drafts',
    file: 'api/src/services/published/published-rows.ts',
    code: 'if (!fragrance || !isPublished(fragrance)) return undefined;',
    instead: 'if (!fragrance) return undefined;',
  },
  {
    name: 'asking questions that are drafts',
    file: 'api/src/services/published/build-version.ts',
    code: 'isPublished(question) && !isLeftOut(question)',
    instead: '!isLeftOut(question)',
  },
  {
    name: 'leaving the invite of a deleted result open',
    file: 'api/src/services/quiz/remove-result.ts',
    code: 'if (inviteId !== null) await endInvite(',
    instead: "if (inviteId === '') await endInvite(",
  },
  {
    name: 'moving the published state without a check of the state that it started from',
    file: 'api/src/services/published/change-published.ts',
    code: 'if (next && (await writeOver(publishedHead, next, stored?.etag)))',
    instead: 'if (next && (await writeOver(publishedHead, next, (await readHead(context))?.etag)))',
  },
  {
    name: 'not announcing a change of the catalogue',
    file: 'api/src/services/published/change-published.ts',
    code: 'open: [...head.open, entry] };',
    instead: 'open: head.open };',
  },
  {
    name: 'revoking the invite of a completed quiz',
    file: 'api/src/services/invites/change-invite.ts',
    code: 'if (result?.doc.isQuizCompleted) requireUnanswered(doc);',
    instead: 'void result;',
  },
  {
    name: 'accepting a stale ETag of the client',
    file: 'api/src/store/documents.ts',
    code: "if (etag !== undefined && stored.etag !== etag) throw new Problem(412, 'CHANGED_MEANWHILE');",
    instead: '',
  },
  {
    name: 'writing over whatever ETag the database has',
    file: 'api/src/store/sqlite/sqlite-container.ts',
    code: 'doc = ? WHERE id = ? AND etag = ?`,\n      ).run(row.etag, row.written, row.doc, doc.id, etag);',
    instead:
      'doc = ? WHERE id = ? AND ? = ?`,\n      ).run(row.etag, row.written, row.doc, doc.id, etag, etag);',
  },
  {
    name: 'showing respondents the scores',
    file: 'api/src/services/quiz/quiz-result-views.ts',
    code: "    ...(view === 'staff' && { score }),",
    instead: '    score,',
  },
  {
    name: 'listing the records of all providers to a Manager',
    file: 'api/src/http/scope-conditions.ts',
    code: "  return [{ field: 'provider', equals: provider.id }];",
    instead: '  return [];',
  },
  {
    name: 'allowing one mail more than the limit of a sender',
    file: 'api/src/services/mail/mail-quota.ts',
    code: 'const oldest = own.at(-limit);',
    instead: 'const oldest = own.at(-limit - 1);',
  },
  {
    name: 'acknowledging a change before the published state has moved',
    file: 'api/src/services/published/change-published.ts',
    code: '  await settle(context, changes, isOf(token));\n  return result;',
    instead:
      '  void settle(context, changes, isOf(token)).catch(() => undefined);\n  return result;',
  },
  {
    name: 'naming a part before it is written',
    file: 'api/src/services/published/published-parts.ts',
    code: 'const { doc } = await records.publishedParts.create({ id: ids.random(), rows });',
    instead:
      'const doc = { id: ids.random(), rows };\n  records.publishedParts.create(doc).catch(() => undefined);',
  },
  {
    name: 'making a new record for each try of a request',
    file: 'api/src/store/ids.ts',
    code: "requestId ? derived('create', by, requestId) : random()",
    instead: "requestId ? random() : derived('create', by, '')",
  },
  {
    name: 'asking the mail service under another operation id at each attempt',
    file: 'api/src/services/mail/deliver-mails.ts',
    code: 'await email.send(recipient, { subject, plainText, language, replyTo }, operationId);',
    instead:
      'await email.send(recipient, { subject, plainText, language, replyTo }, operationId + nextAttempt);',
  },
  {
    name: 'forgetting the answers of the other questions',
    file: 'api/src/services/quiz/answer-quiz.ts',
    code: 'const selected = selectAnswers(version, before, given);',
    instead: 'const selected = selectAnswers(version, {}, given);',
  },
  {
    name: 'changing a quiz that is completed',
    file: 'api/src/services/quiz/answer-quiz.ts',
    code: '    if (doc.isQuizCompleted) return undefined;\n',
    instead: '',
  },
  {
    name: 'saving answers without a check that the invite still admits the respondent',
    file: 'api/src/services/quiz/answer-quiz.ts',
    code: 'await requireAllowed(doc);',
    instead: 'void requireAllowed;',
  },
  {
    name: 'removing the part that replaces another one',
    file: 'api/src/services/published/change-published.ts',
    code: 'if (before) ids.replaced.push(before.inventory);',
    instead: 'if (before && after) ids.replaced.push(after.inventory);',
  },
  {
    name: 'not ending the quiz of a revoked invite',
    file: 'api/src/services/invites/change-invite.ts',
    code: '    await endQuiz(context, doc);\n    await closeInvite',
    instead: '    await closeInvite',
  },
  {
    name: 'leaving former accounts in their groups',
    file: 'api/src/services/users/role-groups.ts',
    code: 'for (const memberId of formerMemberIds ?? []) await directory.setRole(memberId, undefined);',
    instead: 'void formerMemberIds;',
  },
  {
    name: 'counting an adjective once, however often it was chosen',
    file: 'domain/src/rules/recommend.ts',
    code: 'weight, points: weight * count, answers }',
    instead: 'weight, points: weight, answers }',
  },
  {
    name: 'giving a value to a second record while one has it',
    file: 'api/src/store/claims.ts',
    code: '(isYoung(held.doc) || (await isHeld[kind](value, held.doc.holder)))',
    instead: 'isYoung(held.doc)',
  },
  {
    name: 'never letting a claim expire',
    file: 'api/src/store/claims.ts',
    code: 'isNear(RESERVED_MS, Date.parse(date), now().getTime())',
    instead: 'isNear(RESERVED_MS, 0, 0 * Date.parse(date) * now().getTime())',
  },
  {
    name: 'freeing a value that is in use',
    file: 'api/src/store/claims.ts',
    code: ' && !(await isHeld[kind](value, holder)))',
    instead: ')',
  },
  {
    name: 'holding the lease of a mail for a second',
    file: 'api/src/services/mail/deliver-mails.ts',
    code: 'const LEASE_MS = 2 * MINUTE_MS;',
    instead: 'const LEASE_MS = 1000;',
  },
  {
    name: 'uncounting each mail that was sent',
    file: 'api/src/services/mail/deliver-mails.ts',
    code: "if (outcome?.kind !== 'sent') await mailLimit.giveBack(place);",
    instead: 'await mailLimit.giveBack(place);',
  },
  {
    name: 'not counting a wrong code',
    file: 'api/src/services/access/rate-limit.ts',
    code: 'return { next: next || undefined, answer: { ...ruling, time } };',
    instead: 'return { next: next && undefined, answer: { ...ruling, time } };',
  },
  {
    name: 'writing a file before its upload is noted',
    file: 'api/src/services/catalogue/files.ts',
    code: `  await noteUpload(context, path);\n  await context.blobs.write(path, bytes, type.mime);`,
    instead: `  await context.blobs.write(path, bytes, type.mime);\n  await noteUpload(context, path);`,
  },
  {
    name: 'trying a lost write again without the ETag that it started from',
    file: 'api/src/store/documents.ts',
    code: '      stored = await readStored(container, known.doc.id, missing);',
    instead:
      '      stored = { ...stored, etag: (await readStored(container, known.doc.id, missing)).etag };',
  },
  {
    name: 'inviting the people of a list under new ids for each try',
    file: 'api/src/endpoints/invites/create-invites.ts',
    code: 'newIdFor({ ...call, input: { requestId: ',
    instead: 'newIdFor({ ...call, input: { requestId: Math.random() + ',
  },
  {
    name: 'leaving a deleted fragrance in an inventory that is saved at the same time',
    file: 'api/src/services/catalogue/take-from-inventories.ts',
    code: 'if (deleted.size === 0) return;',
    instead: 'if (deleted.size >= 0) return;',
  },
  {
    name: 'refusing a file that another record has saved',
    file: 'api/src/services/catalogue/uploads.ts',
    code: "      if (note?.state === 'saved') return undefined;\n",
    instead: '',
  },
  {
    name: 'leaving a removed logo with its users',
    file: 'api/src/services/catalogue/files.ts',
    code: 'isTaken = doc.logo === logo;',
    instead: "isTaken = doc.logo === '';",
  },
  {
    name: 'sending no mail for another code',
    file: 'api/src/services/invites/change-invite.ts',
    code: 'const isMailNew = (doc: InviteDoc) => isCodeNew(doc) || doc.email !== invite.email;',
    instead: 'const isMailNew = (doc: InviteDoc) => doc.email !== invite.email;',
  },
  {
    name: 'showing the pictures of before a change',
    file: 'api/src/services/catalogue/questions.ts',
    code: 'const change = changeBy(by, context.now, doc);',
    instead:
      'const change = changeBy(by, context.now, doc);\n      answers.forEach((each, at) => Object.assign(each, { heroImageUrl: doc.answers[at]?.heroImageUrl }));',
  },
  {
    name: 'showing half a change set',
    file: 'api/src/services/published/change-published.ts',
    code: 'set?.isShown ? undefined : set?.id',
    instead: 'set?.isShown ? set?.id : undefined',
  },
  {
    name: 'replacing a state that the history does not have',
    file: 'api/src/services/change-sets/write-records.ts',
    code: 'await keepState(context, set.kind, doc);',
    instead: 'void keepState;',
  },
  {
    name: 'leaving the lock of a change set that is over',
    file: 'api/src/jobs/change-set.ts',
    code: "  await endSet(\n    context,\n    id,\n    state === 'undone'",
    instead:
      "  const free: typeof endSet = async () => {};\n  await free(\n    context,\n    id,\n    state === 'undone'",
  },
  {
    name: 'not going on with the job of a crashed instance',
    file: 'api/src/jobs/run-job.ts',
    code: 'return due <= time || due > time + longestMs + CLOCK_SKEW_MS;',
    instead:
      "return state !== 'running' && (due <= time || due > time + longestMs + CLOCK_SKEW_MS);",
  },
  {
    name: 'not trying a job again after an error',
    file: 'api/src/jobs/run-job.ts',
    code: "    state: 'waiting',\n    token: '',\n    due: dueAfter(context, tries),",
    instead: "    state: 'waiting',\n    token: '',\n    due: null,",
  },
  {
    name: 'ending a run of all jobs at one that cannot be read',
    file: 'api/src/jobs/run-due.ts',
    code: 'const isRunnable = isDue(doc, time) && isReadable(context, doc);',
    instead: 'const isRunnable = isDue(doc, time) && Boolean(doc.token.length + 1);',
  },
  {
    name: 'adding to the counts of insight what a crashed run has added',
    file: 'api/src/services/insight/apply-run.ts',
    code: 'if (known && known.run >= run) return undefined;',
    instead: 'if (known && known.run > run) return undefined;',
  },
  {
    name: 'storing the name of a user in the records that they save',
    file: 'api/src/endpoints/catalogue/catalogue-endpoints.ts',
    code: 'staffOf(caller).userId ??',
    instead: 'staffOf(caller).name ??',
  },
  {
    name: 'leaving the name of a person in a result that becomes anonymous',
    file: 'api/src/services/people/forget-records.ts',
    code: "{ ...invite, name: ANONYMOUS, email: '' }",
    instead: "{ ...invite, email: '' }",
  },
  {
    name: 'deleting the results of an erased person that are to stay',
    file: 'api/src/services/people/forget-records.ts',
    code: "if (fate === 'deleted') {",
    instead: 'if (fate) {',
  },
  {
    name: 'leaving the mails to an erased person',
    file: 'api/src/services/people/places.ts',
    code: '({ recipientKey }: MailDoc, { address }: Person) => recipientKey === address;',
    instead:
      '({ recipientKey }: MailDoc, { address }: Person) => recipientKey === address.slice(1);',
  },
  {
    name: 'looking at no change of a quiz for insight once it was redeemed',
    file: 'api/src/services/insight/count-changes.ts',
    code: "const CHANGING: Walk['of'][] = ['invites', 'quizResults'];",
    instead: "const CHANGING: Walk['of'][] = ['invites'];",
  },
  {
    name: 'losing what somebody else has noted of the same fragrance',
    file: 'api/src/services/quiz/note-outcome.ts',
    code: 'const others = outcomes.filter((each) => each !== stands);',
    instead: 'const others = outcomes.filter((each) => each.at !== at);',
  },
  {
    name: 'acknowledging an outcome that is not taken back',
    file: 'api/src/services/quiz/note-outcome.ts',
    code: "if (judged === 'same') return undefined;",
    instead: "if (judged === 'same' || !noted) return undefined;",
  },
  {
    name: 'counting the outcomes of better places with each fragrance',
    file: 'domain/src/rules/insight-counts.ts',
    code: 'const own = outcomes.filter(([at]) => at === rank);',
    instead: 'const own = outcomes.filter(([at = 0]) => at <= rank);',
  },
  {
    name: 'counting no outcome in insight',
    file: 'api/src/services/insight/read-cases.ts',
    code: 'outcomes: result.outcomes ?? [],',
    instead: 'outcomes: [],',
  },
  {
    name: 'counting samples that respondents ask for as sent',
    file: 'domain/src/rules/insight-facts.ts',
    code: '...[at, OUTCOMES.indexOf(kind)],',
    instead: '...[at, Math.max(1, OUTCOMES.indexOf(kind))],',
  },
];
