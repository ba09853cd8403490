/** The messages that respondents can read too. They are part of the first load, so keep the list short. */
export const respondentMessages = {
  // The specification's words.
  FILL_OUT_ALL_FIELDS: 'Please fill out all fields.',
  INVITE_NOT_FOUND: "We're sorry, we were unable to find your invitation.",
  EVERY_QUESTION_NEEDS_AN_ANSWER: 'You must select an answer for each question.',
  ERROR_SAVING_QUIZ: 'Error Saving Quiz',
  CHECK_ALL_THAT_APPLY: 'Check all that apply.',
  // Our own.
  INVITE_EXPIRED: 'Your invitation has expired. Please ask for a new one.',
  INVITE_REVOKED: 'Your invitation has been withdrawn. Please ask for a new one.',
  TOO_MANY_TRIES: 'Too many tries. Please wait a few minutes and try again.',
  ANSWER_UNKNOWN: 'The answer does not belong to the question.',
  QUESTION_UNKNOWN: 'The question does not belong to the quiz.',
  ANSWER_SELECTED_TWICE: 'An answer is selected twice.',
  QUESTION_TWICE: 'A question is there twice.',
  ONE_ANSWER_ONLY: 'Only one answer can be selected.',
  QUIZ_COMPLETED: 'This quiz is completed; its answers can no longer be changed.',
  QUIZ_RESULT_NOT_FOUND: 'The quiz result was not found.',
  QUIZ_WITHOUT_PROVIDER:
    'The scent provider of this quiz is not there any more. Please ask the person who invited you.',
  NO_QUESTIONS: 'There are no published questions yet. Please try again later.',
  CHANGED_MEANWHILE: 'Someone else changed this meanwhile. Please reload and try again.',
  SERVER_ERROR: 'Something went wrong on our side. Please try again.',
  RECORDS_UNAVAILABLE: 'The records do not answer. Please try again later.',
  FILES_UNAVAILABLE: 'The file storage does not answer. Please try again later.',
  REQUEST_TOO_LARGE: 'The request is too large.',
  NOT_ALLOWED: 'You are not allowed to do this.',
  NO_ACCESS: 'Your account has no access yet. Please ask an administrator to add you.',
  SIGN_IN_NEEDED: 'Please sign in.',
  SIGN_IN_AGAIN: 'Please sign in again.',
  ID_INVALID: 'The id is not valid.',
  RECORD_NOT_FOUND: 'The record was not found.',
} as const;
