import type { funnel as english } from '../en/funnel.ts';

export const funnel: typeof english = {
  step: 'Schritt',
  people: 'Personen',
  ofAll: 'Von allen',
  states: {
    waiting: 'eingeladen und noch offen',
    revoked: 'zurückgezogen',
    expired: 'abgelaufen',
    openUnanswered: 'eingelöst, noch nichts beantwortet',
    leftUnanswered: 'vor der ersten Antwort abgebrochen',
    open: 'beantwortet und noch offen',
    left: 'abgebrochen',
  },
  steps: {
    invited: 'Eingeladen',
    handedOver: 'Übergeben',
    redeemed: 'Eingelöst',
    answered: 'Einmal geantwortet',
    completed: 'Abgeschlossen',
    openedSheet: 'Ein Datenblatt geöffnet',
  },
  events: {
    invited: 'Begonnen',
    redeemed: 'Gestartet',
    answered: 'Erste Antwort',
    completed: 'Abgeschlossen',
  },
};
