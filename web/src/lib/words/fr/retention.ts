import type { RetainedKind } from '@vse/domain/records/retention';

const kinds: Record<RetainedKind, string> = {
  invites: 'Invitations, après leur expiration',
  unfinished: 'Quiz inachevés, après leur début',
  finished: 'Résultats terminés',
  signIns: 'Connexions',
  signedIn: 'Personnes connectées, après la dernière fois',
  languages: 'Langues choisies',
  history: 'Anciens états du catalogue',
};

export const retention = {
  title: 'Durée de conservation',
  text: 'Ce qui est plus ancien que ne le permettent les réglages est retiré automatiquement, le plus ancien d’abord. Seul un nouveau déploiement change les réglages.',
  anonymous: 'Les invitations et les résultats restent alors sans la personne.',
  deleted: 'Les invitations et les résultats sont alors supprimés.',
  previewDays: 'Pour les données sans fin, compter celles de plus de',
  days: (days: string) => `${days} jours`,
  kinds,
  noEnd: 'Sans fin',
  kept: (days: string) => `Conservés ${days} jours`,
  over: (count: string) => `${count} plus anciens`,
  oldest: (date: string) => `le plus ancien du ${date}`,
  counting: 'Comptage…',
};
