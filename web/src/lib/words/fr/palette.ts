import type { palette as english } from '../en/palette.ts';

export const palette: typeof english = {
  screens: 'Écrans',
  actions: 'Actions',
  thatIsYou: (role) => `${role}, c’est vous`,
  begun: (date) => `Commencé le ${date}`,
  completed: (date) => `Terminé le ${date}`,
  invitedBy: (name) => `Invitation de ${name}`,
  shownOf: (count, total) => `${count} sur ${total}`,
  question: (number) => `Question ${number}`,
  all: (count) => `Tous\u00a0: ${count}`,
  invite: 'Inviter quelqu’un…',
  hits: (count, isOne) => (isOne ? '1 résultat' : `${count} résultats`),
  searching: 'Recherche en cours…',
  nothing: 'Aucun résultat.',
  failed: 'Tout n’a pas pu être recherché. Vérifiez votre connexion.',
  keys: {
    move: 'déplacer',
    open: 'ouvrir',
    newTab: 'dans un nouvel onglet',
    nextGroup: 'groupe suivant',
  },
};
