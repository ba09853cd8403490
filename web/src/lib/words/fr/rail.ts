import type { rail as english } from '../en/rail.ts';

/** The rail of the office's screens, and the menu that it becomes on narrow screens. */
export const rail: typeof english = {
  label: 'Principale',
  menu: 'Menu',
  find: 'Tout rechercher',
  findHint: 'Personnes, résultats, parfums, écrans…',
  inventory: 'Inventaire',
  changes: 'Modifications',
  insight: 'Analyse',
  people: 'Données personnelles',
  jobs: 'Tâches',
  groups: { quiz: 'Quiz', people: 'Personnes', results: 'Résultats', records: 'Journaux' },
  fold: 'Replier',
  unfold: 'Déplier',
  waits: {
    draftFragrances: (count: string, isOne: boolean) =>
      isOne ? '1 brouillon' : `${count} brouillons`,
    draftQuestions: (count: string, isOne: boolean) =>
      isOne ? '1 brouillon' : `${count} brouillons`,
    expiringInvites: (count: string, isOne: boolean) => (isOne ? '1 expire' : `${count} expirent`),
    failedInviteMails: (count: string, isOne: boolean) =>
      isOne ? '1 non envoyée' : `${count} non envoyées`,
    pendingRoles: (count: string, isOne: boolean) =>
      isOne ? '1 rôle en attente' : `${count} rôles en attente`,
    failedUserMails: (count: string, isOne: boolean) =>
      isOne ? '1 non envoyé' : `${count} non envoyés`,
    failedJobs: (count: string) => `${count} en échec`,
  },
};
