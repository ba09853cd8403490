/** What is loaded after the numbers of insight: how they are taken along, and what each of them means. */
export const insightReport = {
  copy: 'Copy as tables',
  copied: 'The tables have been copied.',
  notCopied: 'The tables could not be copied.',
  download: 'Download .xlsx',
  notWritten: 'The workbook could not be written. Please try again.',
  report: 'Print report',
  share: (title: string) => `${title}, %`,
  beforeOf: (title: string) => `${title}, before`,
  definitions: 'What the numbers mean',
  /** By table and column; of the funnel, by step. */
  means: {
    funnel: {
      invited: 'Invites that were sent in the period; of projects, those that were begun in it.',
      handedOver: 'Of all, those whose e-mail the mail service took. A project needs none.',
      redeemed: 'Of all, those whose code was redeemed. Its code may also be told by telephone.',
      answered: 'Of the redeemed, those with at least one answer.',
      completed: 'Of those who answered, those who completed the quiz.',
      openedSheet: 'Of the completed, those who opened at least one one-sheet.',
    },
    trend: {
      invited: 'Invites that were sent then, and projects that were begun then.',
      redeemed: 'Quizzes that were started then.',
      answered: 'Quizzes whose first answer was saved then.',
      completed: 'Quizzes that were completed then.',
    },
    questions: {
      reached: 'Of all quizzes, those that answered this question or all questions before it.',
      answered: 'Of those who reached it, those who answered it.',
      left: 'Of those who reached it, those whose first unanswered question it was when the quiz had not been touched for 7 days or had ended. In the last row: those who answered all questions and did not complete the quiz.',
      time: 'About the median time from the save before it to its first answer. Times over 30 minutes are left out.',
    },
    answers: {
      selected:
        'How many selected it, of those who answered the question. With several choices the shares add up to more than 100%.',
    },
    fragrances: {
      first: 'Completed quizzes that had it as the best match.',
      second: 'Completed quizzes that had it as the second match.',
      further: 'Completed quizzes that had it as the third to sixth match.',
      openedSheet: 'Completed quizzes in which its one-sheet was opened. Staff are not counted.',
      chosen: 'Completed quizzes after which staff noted that it was chosen.',
    },
    outcomes: {
      recommended: 'Completed quizzes that recommended it, at any place.',
      asked: 'Of those, the ones whose respondent asked for a sample.',
      sent: 'Of those, the ones in which a sample was sent.',
      smelled: 'Of those, the ones in which it was smelled and rated.',
      rating: 'The mean of these ratings, from 1 to 5.',
      chosen: 'Of those, the ones in which it was chosen.',
      refused: 'Of those, the ones in which it was refused.',
    },
    adjectives: {
      askedFor: 'How often a selected answer had it, of all adjectives of selected answers.',
      offered:
        'How many fragrances of the inventory have it now, of all adjectives of the inventory.',
    },
  },
};
