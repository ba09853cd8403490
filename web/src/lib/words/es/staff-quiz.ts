import type { staffQuiz as english } from '../en/staff-quiz.ts';

export const staffQuiz: typeof english = {
  title: (name) => `Cuestionario de ${name}`,
  viewOnly: 'Solo lectura',
  onlyInvitee: 'Solo lectura. Únicamente la persona invitada puede responder a este cuestionario.',
  invitedBy: (name) => `Invitación de ${name}`,
  invitedOn: (name, date) => `Invitación de ${name} del ${date}`,
  startedOn: (date) => `Iniciado el ${date}`,
  answers: 'Respuestas dadas',
  unanswered: 'sin respuesta',
};
