import { paths } from '../../lib/paths.ts';
import { type Feature, recordKind } from '../feature.ts';

export const questionKind = recordKind('questions', {
  list: paths.questions,
  add: paths.addQuestion,
  one: paths.question,
});

export const questions: Feature = {
  label: ({ parts }) => parts.jumpTargets.questions,
  icon: 'm3 5.5 1.3 1.3L6.8 4M3 13.5l1.3 1.3L6.8 12M10 5.5h7M10 10h7M10 14.5h7',
  href: () => paths.questions.getHref(),
  screens: {
    [paths.questions.path]: async () => (await import('./questions-screen.tsx')).QuestionsScreen,
    [paths.addQuestion.path]: async () =>
      (await import('./add-question-screen.tsx')).AddQuestionScreen,
    [paths.question.path]: async () => (await import('./question-screen.tsx')).QuestionScreen,
    [paths.questionDeleted.path]: async () =>
      (await import('./question-deleted-screen.tsx')).QuestionDeletedScreen,
  },
  record: questionKind,
  waits: ['draftQuestions'],
};
