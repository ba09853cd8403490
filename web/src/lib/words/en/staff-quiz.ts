/** What staff read on the pages of a respondent's quiz and results. */
export const staffQuiz = {
  title: (name: string) => `${name}’s quiz`,
  viewOnly: 'View only',
  onlyInvitee: 'View only. Only the person who was invited can answer this quiz.',
  invitedBy: (name: string) => `Invited by ${name}`,
  invitedOn: (name: string, date: string) => `Invited by ${name} on ${date}`,
  startedOn: (date: string) => `Started on ${date}`,
  answers: 'Given answers',
  unanswered: 'not answered',
};
