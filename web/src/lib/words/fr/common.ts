import type { common as english } from '../en/common.ts';

export const common: typeof english = {
  product: 'VSE',
  header: {
    label: 'VSE, vers la page d’accueil',
    dashboard: 'Tableau de bord',
    support: 'Assistance de l’application VSE',
    language: 'Langue',
    toDark: 'Passer au thème sombre',
    toLight: 'Passer au thème clair',
    signIn: 'Se connecter',
    signOut: 'Se déconnecter',
    skip: 'Aller au contenu',
  },
  footer: { copyright: 'Copyright 2023' },
  common: {
    close: 'Fermer',
    tryAgain: 'Réessayer',
    toFirstPage: 'Aller à la page d’accueil',
    loading: 'Chargement…',
    newTab: 's’ouvre dans un nouvel onglet',
    notifications: 'Notifications',
  },
  problem: {
    unreachable: 'VSE est injoignable pour le moment. Vérifiez votre connexion, puis réessayez.',
    unexpected: 'Un problème est survenu de notre côté. Veuillez réessayer dans un instant.',
    reference: 'Référence',
    broken: 'Un problème est survenu',
    brokenText:
      'Cette page ne fonctionne plus. La recharger suffit en général ; vos réponses sont conservées.',
    reload: 'Recharger',
    lost: 'Cette page n’a pas pu être chargée',
    lostText: 'Vérifiez votre connexion. La page précédente est toujours disponible.',
    back: 'Retour',
    missingClientId:
      'L’identifiant client est absent. L’application ne fonctionnera pas tant qu’il n’est pas configuré.',
  },
  color: {
    light: (name) => `${name} clair`,
    dark: (name) => `${name} foncé`,
    muted: (name) => `${name} grisé`,
    names: {
      black: 'noir',
      white: 'blanc',
      gray: 'gris',
      red: 'rouge',
      brown: 'brun',
      beige: 'beige',
      orange: 'orange',
      yellow: 'jaune',
      green: 'vert',
      turquoise: 'turquoise',
      blue: 'bleu',
      violet: 'violet',
      pink: 'rose',
    },
  },
};
