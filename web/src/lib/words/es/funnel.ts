import type { funnel as english } from '../en/funnel.ts';

export const funnel: typeof english = {
  step: 'Paso',
  people: 'Personas',
  ofAll: 'Del total',
  states: {
    waiting: 'invitados y aún abiertos',
    revoked: 'retirados',
    expired: 'caducados',
    openUnanswered: 'canjeados, sin respuestas todavía',
    leftUnanswered: 'abandonados antes de la primera respuesta',
    open: 'respondidos y aún abiertos',
    left: 'abandonados',
  },
  steps: {
    invited: 'Invitados',
    handedOver: 'Entregados',
    redeemed: 'Canjeados',
    answered: 'Respondieron una vez',
    completed: 'Completaron',
    openedSheet: 'Abrieron una ficha',
  },
  events: {
    invited: 'Iniciados',
    redeemed: 'Empezados',
    answered: '1.ª respuesta',
    completed: 'Completados',
  },
};
