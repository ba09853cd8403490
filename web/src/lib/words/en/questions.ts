import type { PublishState } from '@vse/domain/rules/publish-state';
import type { QuestionType } from '@vse/domain/rules/question-types';

const types: Record<QuestionType, string> = {
  'Photo + Text': 'Photo + Text',
  'Single Choice': 'Single Choice',
  'Multiple Choice': 'Multiple Choice',
};
const state: Record<PublishState, string> = { Draft: 'Draft', Published: 'Published' };
const typeHints: Record<QuestionType, string> = {
  'Photo + Text': 'One answer, each with a picture.',
  'Single Choice': 'One answer, in words.',
  'Multiple Choice': 'One or more answers, in words.',
};

/** The questions' list, adding one, one question, its answers. */
export const questions = {
  title: 'Quiz Questions',
  crumb: 'Questions',
  intro:
    'Click the question below to edit. Add or sort questions by using the buttons at the bottom of the question list.',
  find: 'Find a question',
  columns: {
    number: '#',
    question: 'Question',
    type: 'Type',
    visibility: 'Visibility',
    answers: 'Answers',
  },
  types,
  typeHints,
  state,
  quiz: 'Quiz',
  outOfQuiz: 'Left out by the quiz',
  leftOut: 'no Published answer, the quiz leaves it out',
  empty: 'No questions yet',
  emptyText: 'Add the first question; respondents see it once it is Published.',
  add: 'Add Question',
  addText: 'Which type of question is it?',
  editOrder: 'Edit Sort Order',
  orderHelp: 'Drag by the handle, or focus a row and use Up and Down.',
  moved: (count: string, isOne: boolean) =>
    isOne ? '1 moved, not saved yet' : `${count} moved, not saved yet`,
  orderSaved: 'The order is saved.',
  create: 'Create Question',
  addBar: (type: string) => `Add ${type} Question:`,
  addBarWithoutType: 'Add Question:',
  fields: {
    publishState: 'Visibility',
    questionText: 'Question',
    title: 'Title',
    heroImageUrl: 'Hero Image',
    adjectives: 'Adjectives',
  },
  sameText: {
    title: 'There is a question with this text',
    text: 'Do you want to ask the same question twice?',
    confirm: 'Use the text twice',
  },
  choose: 'Select an option',
  added: 'The question is added.',
  unknown: 'We could not find this question',
  unknownText: 'It may have been deleted.',
  toList: 'Return to Questions',
  place: (place: string, total: string) => `${place} of ${total}`,
  edit: 'Edit Question',
  duplicate: 'Duplicate',
  copyOf: (text: string) => `${text} (copy)`,
  dangerText: (count: string, isOne: boolean) =>
    `Deletes the question and its ${isOne ? 'answer' : `${count} answers`}. Past results keep what was answered.`,
  dangerTextEmpty: 'Deletes the question.',
  deleteTitle: 'Delete Question',
  deleteText: (text: string) =>
    `“${text}” and its answers will be deleted. This action is irreversible.`,
  deleted: (text: string) => `Deleted ${text}`,
  deletedText: (text: string) => `${text} has been deleted.`,
  answers: {
    title: 'Answers',
    columns: {
      number: '#',
      answer: 'Answer',
      visibility: 'Visibility',
      adjectives: 'Adjectives',
    },
    empty: 'No answers yet.',
    editOrder: 'Edit Answer Order',
    add: 'Add Answer',
    editBar: 'Edit Answer',
    imageHint: 'Please upload an image',
    noAdjectives: 'No adjectives yet.',
    unknown: 'We could not find this answer',
    unknownText: 'It may have been deleted.',
    toQuestion: 'Return to Question',
    deleteTitle: 'Delete Answer',
    deleteText: (title: string) => `“${title}” will be deleted. This action is irreversible.`,
    deleted: (title: string) => `Deleted ${title}`,
    deletedText: 'has been deleted.',
  },
  unused: (unused: string, total: string) =>
    `Unused adjectives for this question (${unused}/${total})`,
  used: (used: string, total: string) => `${used} of ${total} are in its answers.`,
  allUsed: 'All adjectives used.',
};
