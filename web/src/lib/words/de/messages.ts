import type { RespondentCode } from '@vse/domain/messages';

/** What respondents can read of the messages. */
export const messages: Record<RespondentCode, string> = {
  FILL_OUT_ALL_FIELDS: 'Bitte füllen Sie alle Felder aus.',
  INVITE_NOT_FOUND: 'Es tut uns leid, wir konnten Ihre Einladung nicht finden.',
  EVERY_QUESTION_NEEDS_AN_ANSWER: 'Sie müssen zu jeder Frage eine Antwort auswählen.',
  ERROR_SAVING_QUIZ: 'Fehler beim Speichern des Quiz',
  CHECK_ALL_THAT_APPLY: 'Wählen Sie alles Zutreffende aus.',
  INVITE_EXPIRED: 'Ihre Einladung ist abgelaufen. Bitte lassen Sie sich eine neue schicken.',
  INVITE_REVOKED: 'Ihre Einladung wurde zurückgezogen. Bitte lassen Sie sich eine neue schicken.',
  TOO_MANY_TRIES:
    'Zu viele Versuche. Bitte warten Sie ein paar Minuten und versuchen Sie es erneut.',
  ANSWER_UNKNOWN: 'Die Antwort gehört nicht zu der Frage.',
  QUESTION_UNKNOWN: 'Die Frage gehört nicht zu dem Quiz.',
  ANSWER_SELECTED_TWICE: 'Eine Antwort ist doppelt ausgewählt.',
  QUESTION_TWICE: 'Eine Frage steht zweimal da.',
  ONE_ANSWER_ONLY: 'Es kann nur eine Antwort ausgewählt werden.',
  QUIZ_COMPLETED: 'Dieses Quiz ist abgeschlossen; seine Antworten lassen sich nicht mehr ändern.',
  QUIZ_RESULT_NOT_FOUND: 'Das Quizergebnis wurde nicht gefunden.',
  QUIZ_WITHOUT_PROVIDER:
    'Den Duftanbieter dieses Quiz gibt es nicht mehr. Bitte wenden Sie sich an die Person, die Sie eingeladen hat.',
  NO_QUESTIONS: 'Es sind noch keine Fragen veröffentlicht. Bitte versuchen Sie es später erneut.',
  CHANGED_MEANWHILE:
    'Jemand anderes hat das inzwischen geändert. Bitte laden Sie neu und versuchen Sie es erneut.',
  SERVER_ERROR: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
  RECORDS_UNAVAILABLE: 'Die Daten antworten nicht. Bitte versuchen Sie es später erneut.',
  FILES_UNAVAILABLE: 'Der Dateispeicher antwortet nicht. Bitte versuchen Sie es später erneut.',
  REQUEST_TOO_LARGE: 'Die Anfrage ist zu groß.',
  NOT_ALLOWED: 'Das dürfen Sie nicht.',
  NO_ACCESS:
    'Ihr Konto hat noch keinen Zugang. Bitte wenden Sie sich an eine Administratorin oder einen Administrator.',
  SIGN_IN_NEEDED: 'Bitte melden Sie sich an.',
  SIGN_IN_AGAIN: 'Bitte melden Sie sich erneut an.',
  ID_INVALID: 'Die Kennung ist ungültig.',
  RECORD_NOT_FOUND: 'Der Eintrag wurde nicht gefunden.',
};
