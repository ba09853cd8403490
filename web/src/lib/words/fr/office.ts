import type { office as english } from '../en/office.ts';

const todo: (typeof english)['dashboard']['todo'] = {
  failedInviteMails: (isOne) =>
    isOne ? 'invitation n’a pas pu être envoyée' : 'invitations n’ont pas pu être envoyées',
  failedUserMails: (isOne) =>
    isOne ? 'e-mail d’accès n’a pas pu être envoyé' : 'e-mails d’accès n’ont pas pu être envoyés',
  failedJobs: (isOne) => (isOne ? 'tâche a échoué' : 'tâches ont échoué'),
  pendingRoles: (isOne) =>
    isOne
      ? 'rôle n’est pas encore défini dans l’annuaire'
      : 'rôles ne sont pas encore définis dans l’annuaire',
  draftFragrances: (isOne) => (isOne ? 'parfum est un brouillon' : 'parfums sont des brouillons'),
  unstockedFragrances: (isOne) =>
    isOne
      ? 'parfum publié n’est dans aucun inventaire'
      : 'parfums publiés ne sont dans aucun inventaire',
  draftQuestions: (isOne) =>
    isOne ? 'question est un brouillon' : 'questions sont des brouillons',
  leftOutQuestions: (isOne) =>
    isOne ? 'question est omise par le quiz' : 'questions sont omises par le quiz',
  expiringInvites: (isOne) =>
    isOne
      ? 'invitation ouverte expire dans les 7 jours'
      : 'invitations ouvertes expirent dans les 7 jours',
};

const todoMeans: (typeof english)['dashboard']['todoMeans'] = {
  failedInviteMails: (isOne) =>
    isOne ? 'L’invitation en indique la raison.' : 'Chaque invitation en indique la raison.',
  failedUserMails: (isOne) =>
    isOne
      ? 'La page de la personne en indique la raison.'
      : 'La page de chaque personne en indique la raison.',
  failedJobs: (isOne) =>
    isOne
      ? 'La raison y est indiquée, et elle peut être relancée.'
      : 'Les raisons y sont indiquées, et elles peuvent être relancées.',
  pendingRoles: () => 'VSE réessaie chaque minute.',
  draftFragrances: () => 'Aucun quiz ne recommande un brouillon.',
  unstockedFragrances: (isOne) =>
    isOne ? 'Aucun quiz ne peut le recommander.' : 'Aucun quiz ne peut les recommander.',
  draftQuestions: () => 'Aucun quiz ne pose un brouillon.',
  leftOutQuestions: (isOne) =>
    isOne ? 'Elle n’a aucune réponse publiée.' : 'Elles n’ont aucune réponse publiée.',
  expiringInvites: (isOne) =>
    isOne ? 'Ensuite, son code ne fonctionne plus.' : 'Ensuite, leurs codes ne fonctionnent plus.',
};

export const office: typeof english = {
  tiles: {
    fragrances: 'Parfums',
    questions: 'Questions du quiz',
    adjectives: 'Adjectifs',
    providers: 'Fournisseurs de parfums',
    users: 'Utilisateurs',
    inventory: 'Inventaire des parfums',
    invites: 'Invitations',
    quizResults: 'Historique des quiz',
    userLogs: 'Journaux des utilisateurs',
  },
  language: {
    notSaved: 'La langue n’a pas pu être enregistrée.',
    notLoaded: 'Cette langue n’a pas pu être chargée. Veuillez réessayer.',
  },
  dashboard: {
    title: 'Tableau de bord',
    morning: (name) => `Bonjour ${name}`,
    afternoon: (name) => `Bonjour ${name}`,
    evening: (name) => `Bonsoir ${name}`,
    roleAt: (role, provider) => `${role} chez ${provider}`,
    editQuiz: 'Pour modifier le quiz',
    editQuizText: 'Les questions, les adjectifs et les parfums composent le quiz.',
    auditLog: 'Journal d’audit',
    clearCache: 'Vider le cache',
    cleared: 'Le cache local a été vidé.',
    waits: 'En attente de vous',
    nothingWaits: 'Rien ne vous attend.',
    glance: 'En un coup d’œil',
    todo,
    todoMeans,
    lists: 'Catalogue',
    inviteUser: 'Inviter une personne',
    beginQuiz: 'Commencer un quiz',
    tiles: 'Listes et totaux',
    noSettingsAdmin:
      'Votre compte a un rôle, mais pas encore de paramètres utilisateur. Ouvrez votre fiche dans « Utilisateurs » et enregistrez-la ; d’ici là, votre langue et votre logo ne sont pas conservés.',
    toUsers: 'Ouvrir les utilisateurs',
    noProvider:
      'Vous n’appartenez encore à aucun fournisseur de parfums. Demandez à un administrateur d’en choisir un pour vous.',
  },
  notYours: {
    title: 'Ce quiz appartient à quelqu’un d’autre',
    text: 'C’est celui d’un collègue ou d’un autre fournisseur : vous ne pouvez pas y répondre. Une fois le quiz terminé, ses résultats s’ouvrent par leur lien.',
  },
  notFound: {
    title: 'Il n’y a rien ici',
    text: 'L’adresse est peut-être mal saisie, ou la page a été déplacée.',
  },
};
