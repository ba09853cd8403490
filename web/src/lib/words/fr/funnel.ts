import type { funnel as english } from '../en/funnel.ts';

export const funnel: typeof english = {
  step: 'Étape',
  people: 'Personnes',
  ofAll: 'Du total',
  states: {
    waiting: 'invités et encore ouverts',
    revoked: 'retirés',
    expired: 'expirés',
    openUnanswered: 'utilisés, sans réponse pour le moment',
    leftUnanswered: 'abandonnés avant la première réponse',
    open: 'répondus et encore ouverts',
    left: 'abandonnés',
  },
  steps: {
    invited: 'Invités',
    handedOver: 'Remis',
    redeemed: 'Utilisés',
    answered: 'Ont répondu une fois',
    completed: 'Ont terminé',
    openedSheet: 'Ont ouvert une fiche',
  },
  events: {
    invited: 'Commencés',
    redeemed: 'Démarrés',
    answered: '1re réponse',
    completed: 'Terminés',
  },
};
