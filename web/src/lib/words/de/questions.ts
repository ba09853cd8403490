import type { PublishState } from '@vse/domain/rules/publish-state';
import type { QuestionType } from '@vse/domain/rules/question-types';
import type { questions as english } from '../en/questions.ts';

const types: Record<QuestionType, string> = {
  'Photo + Text': 'Foto + Text',
  'Single Choice': 'Einfachauswahl',
  'Multiple Choice': 'Mehrfachauswahl',
};
const state: Record<PublishState, string> = { Draft: 'Entwurf', Published: 'Veröffentlicht' };
const typeHints: Record<QuestionType, string> = {
  'Photo + Text': 'Eine Antwort, jede mit einem Bild.',
  'Single Choice': 'Eine Antwort, in Worten.',
  'Multiple Choice': 'Eine oder mehrere Antworten, in Worten.',
};

export const questions: typeof english = {
  title: 'Quizfragen',
  crumb: 'Fragen',
  intro:
    'Klicken Sie auf eine Frage, um sie zu bearbeiten. Mit den Schaltflächen am Ende der Liste fügen Sie Fragen hinzu oder sortieren sie.',
  find: 'Frage suchen',
  columns: {
    number: '#',
    question: 'Frage',
    type: 'Typ',
    visibility: 'Sichtbarkeit',
    answers: 'Antworten',
  },
  types,
  typeHints,
  state,
  quiz: 'Quiz',
  outOfQuiz: 'Vom Quiz ausgelassen',
  leftOut: 'keine veröffentlichte Antwort, das Quiz lässt sie aus',
  empty: 'Noch keine Fragen',
  emptyText:
    'Fügen Sie die erste Frage hinzu; im Quiz erscheint sie, sobald sie veröffentlicht ist.',
  add: 'Frage hinzufügen',
  addText: 'Welcher Typ von Frage ist es?',
  editOrder: 'Reihenfolge bearbeiten',
  orderHelp: 'Ziehen Sie am Griff, oder wählen Sie in einer Zeile Nach oben und Nach unten.',
  moved: (count: string, isOne: boolean) =>
    isOne ? '1 verschoben, noch nicht gespeichert' : `${count} verschoben, noch nicht gespeichert`,
  orderSaved: 'Die Reihenfolge ist gespeichert.',
  create: 'Frage erstellen',
  addBar: (type: string) => `Frage hinzufügen (${type}):`,
  addBarWithoutType: 'Frage hinzufügen:',
  fields: {
    publishState: 'Sichtbarkeit',
    questionText: 'Frage',
    title: 'Titel',
    heroImageUrl: 'Hauptbild',
    adjectives: 'Adjektive',
  },
  sameText: {
    title: 'Diese Frage gibt es schon',
    text: 'Möchten Sie dieselbe Frage zweimal stellen?',
    confirm: 'Text doppelt verwenden',
  },
  choose: 'Option auswählen',
  added: 'Die Frage ist hinzugefügt.',
  unknown: 'Diese Frage haben wir nicht gefunden',
  unknownText: 'Sie wurde vielleicht gelöscht.',
  toList: 'Zurück zu den Fragen',
  place: (place: string, total: string) => `${place} von ${total}`,
  edit: 'Frage bearbeiten',
  duplicate: 'Duplizieren',
  copyOf: (text: string) => `${text} (Kopie)`,
  dangerText: (count: string, isOne: boolean) =>
    `Löscht die Frage und ihre ${isOne ? 'Antwort' : `${count} Antworten`}. Frühere Ergebnisse behalten, was geantwortet wurde.`,
  dangerTextEmpty: 'Löscht die Frage.',
  deleteTitle: 'Frage löschen',
  deleteText: (text: string) =>
    `„${text}“ und die Antworten werden gelöscht. Das lässt sich nicht rückgängig machen.`,
  deleted: (text: string) => `${text} gelöscht`,
  deletedText: (text: string) => `${text} wurde gelöscht.`,
  answers: {
    title: 'Antworten',
    columns: {
      number: '#',
      answer: 'Antwort',
      visibility: 'Sichtbarkeit',
      adjectives: 'Adjektive',
    },
    empty: 'Noch keine Antworten.',
    editOrder: 'Reihenfolge der Antworten bearbeiten',
    add: 'Antwort hinzufügen',
    editBar: 'Antwort bearbeiten',
    imageHint: 'Bitte laden Sie ein Bild hoch',
    noAdjectives: 'Noch keine Adjektive.',
    unknown: 'Diese Antwort haben wir nicht gefunden',
    unknownText: 'Sie wurde vielleicht gelöscht.',
    toQuestion: 'Zurück zur Frage',
    deleteTitle: 'Antwort löschen',
    deleteText: (title: string) =>
      `„${title}“ wird gelöscht. Das lässt sich nicht rückgängig machen.`,
    deleted: (title: string) => `${title} gelöscht`,
    deletedText: 'wurde gelöscht.',
  },
  unused: (unused: string, total: string) =>
    `Unbenutzte Adjektive für diese Frage (${unused}/${total})`,
  used: (used: string, total: string) => `${used} von ${total} sind in ihren Antworten.`,
  allUsed: 'Alle Adjektive sind benutzt.',
};
