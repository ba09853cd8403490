import type { office as english } from '../en/office.ts';

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
    todo: {
      title: 'À faire',
      expiringInvites: (count: string, isOne: boolean) =>
        isOne
          ? '1 invitation expire dans la semaine'
          : `${count} invitations expirent dans la semaine`,
      pendingRoles: (count: string, isOne: boolean) =>
        isOne
          ? '1 rôle n’est pas encore défini dans l’annuaire'
          : `${count} rôles ne sont pas encore définis dans l’annuaire`,
      failedInviteMails: (count: string, isOne: boolean) =>
        isOne
          ? '1 invitation n’a pas pu être envoyée'
          : `${count} invitations n’ont pas pu être envoyées`,
      failedUserMails: (count: string, isOne: boolean) =>
        isOne
          ? '1 e-mail d’accès n’a pas pu être envoyé'
          : `${count} e-mails d’accès n’ont pas pu être envoyés`,
      draftFragrances: (count: string, isOne: boolean) =>
        isOne ? '1 parfum est un brouillon' : `${count} parfums sont des brouillons`,
      draftQuestions: (count: string, isOne: boolean) =>
        isOne ? '1 question est un brouillon' : `${count} questions sont des brouillons`,
    },
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
};
