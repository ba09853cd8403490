import type { staffQuiz as english } from '../en/staff-quiz.ts';

export const staffQuiz: typeof english = {
  title: (name) => `Quiz de ${name}`,
  viewOnly: 'Lecture seule',
  onlyInvitee: 'Lecture seule. Seule la personne invitée peut répondre à ce quiz.',
  invitedBy: (name) => `Invitation de ${name}`,
  invitedOn: (name, date) => `Invitation de ${name} du ${date}`,
  startedOn: (date) => `Commencé le ${date}`,
  answers: 'Réponses données',
  unanswered: 'sans réponse',
};
