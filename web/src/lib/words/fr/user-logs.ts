import type { userLogs as english } from '../en/user-logs.ts';

export const userLogs: typeof english = {
  title: 'Journaux des utilisateurs',
  all: 'Tous les journaux',
  userWise: 'Journaux par utilisateur',
  back: 'Retour à tous les journaux',
  fromDate: 'Du',
  toDate: 'Au',
  refresh: 'Actualiser les journaux',
  clear: 'Effacer les dates',
  columns: {
    name: 'Nom d’utilisateur',
    email: 'E-mail de l’utilisateur',
    count: 'Total',
    date: 'Date',
  },
  logsOf: (count, name) => `${count} connexions de ${name}`,
  empty: 'Aucune connexion à afficher',
  emptyText:
    'Les connexions apparaissent ici au fur et à mesure ; avec des dates, seulement celles de l’intervalle.',
  bothDates: 'Veuillez indiquer les deux dates.',
  wrongOrder: 'La date de début est postérieure à la date de fin.',
  errorTitle: 'Erreur lors de la récupération des journaux',
  unknownError: 'Une erreur inconnue s’est produite.',
};
