/** A defect that a review once planted without any test noticing, and the test that notices it now. */
export type Mutant = {
  name: string;
  file: string;
  code: string;
  instead: string;
  caughtBy: { file: string; title: string };
};

export const mutants: readonly Mutant[] = [
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
    file: 'domain/src/records/dashboard.ts',
    code: ".filter((name) => name !== 'inventory' || hasProvider)",
    instead: '',
    caughtBy: {
      file: 'domain/src/records/dashboard.test.ts',
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
];
