import type { history as english } from '../en/history.ts';

export const history: typeof english = {
  title: 'Historique des questionnaires',
  intro:
    'Bienvenue dans le registre des résultats VSE passés. Pour voir les parfums recommandés, cliquez sur « Voir le résultat ».',
  find: 'Rechercher par projet, nom ou e-mail',
  empty: 'Aucun résultat pour le moment',
  emptyText: 'Ils apparaissent ici dès qu’un questionnaire commence.',
  columns: {
    started: 'Date de début',
    completed: 'Date de fin',
    project: 'Client/Projet',
    salesperson: 'Commercial',
    invitee: 'Utilisateur invité',
    email: 'E-mail de l’utilisateur invité',
    client: 'Client',
    view: 'Voir le résultat',
  },
  view: 'Voir le résultat',
  openQuiz: 'Ouvrir le questionnaire',
  copyLink: 'Copier le lien',
  copied: 'Lien copié',
  notCopied: (url) => `Le lien n’a pas pu être copié. Le voici : ${url}`,
  chooseColumns: 'Colonnes',
  filters: {
    from: 'Du',
    to: 'Au',
    salesperson: 'Commercial',
    provider: 'Fournisseur',
    isCompleted: 'Achèvement',
    completed: 'Terminés',
    notCompleted: 'Non terminés',
  },
  deleteTitle: 'Supprimer ce résultat ?',
  deleteText: (name) =>
    `Le résultat de ${name} et ses réponses disparaîtront, et son lien ne l’ouvrira plus.`,
  deleteUnnamed: 'ce questionnaire',
  deleted: 'Le résultat a été supprimé.',
  noProviderTitle: 'Pas encore de fournisseur de parfums',
  export: {
    start: 'Exporter',
    progress: (done, total) => `${done} résultats sur ${total}`,
    writing: 'Écriture du classeur…',
    done: 'Le classeur a été téléchargé.',
    failed: 'L’exportation n’est pas allée à son terme.',
  },
  admin: {
    title: 'Outils d’administration',
    results: 'Télécharger les résultats',
    answers: 'Télécharger les réponses',
    failed: 'Le fichier n’a pas pu être créé. Veuillez réessayer.',
  },
};
