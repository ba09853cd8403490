import type { staffQuiz as english } from '../en/staff-quiz.ts';

export const staffQuiz: typeof english = {
  title: (name) => `Quiz von ${name}`,
  viewOnly: 'Nur zur Ansicht',
  onlyInvitee: 'Nur zur Ansicht. Nur die eingeladene Person kann dieses Quiz beantworten.',
  invitedBy: (name) => `Eingeladen von ${name}`,
  invitedOn: (name, date) => `Eingeladen von ${name} am ${date}`,
  startedOn: (date) => `Begonnen am ${date}`,
  answers: 'Gegebene Antworten',
  unanswered: 'nicht beantwortet',
};
