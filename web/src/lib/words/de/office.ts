import type { office as english } from '../en/office.ts';

export const office: typeof english = {
  tiles: {
    fragrances: 'Düfte',
    questions: 'Quizfragen',
    adjectives: 'Adjektive',
    providers: 'Duftanbieter',
    users: 'Benutzer',
    inventory: 'Duftsortiment',
    invites: 'Einladungen',
    quizResults: 'Quizverlauf',
    userLogs: 'Benutzer\u00adprotokolle',
  },
  language: {
    notSaved: 'Die Sprache konnte nicht gespeichert werden.',
    notLoaded: 'Diese Sprache konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
  },
  dashboard: {
    title: 'Übersicht',
    morning: (name) => `Guten Morgen, ${name}`,
    afternoon: (name) => `Guten Tag, ${name}`,
    evening: (name) => `Guten Abend, ${name}`,
    roleAt: (role, provider) => `${role} bei ${provider}`,
    editQuiz: 'Quiz bearbeiten',
    editQuizText: 'Quizfragen, Adjektive und Düfte bilden das Quiz.',
    auditLog: 'Audit-Protokoll',
    clearCache: 'Cache leeren',
    cleared: 'Der lokale Cache wurde geleert.',
    todo: {
      title: 'Zu erledigen',
      expiringInvites: (count: string, isOne: boolean) =>
        isOne
          ? '1 Einladung läuft innerhalb einer Woche ab'
          : `${count} Einladungen laufen innerhalb einer Woche ab`,
      pendingRoles: (count: string, isOne: boolean) =>
        isOne
          ? '1 Rolle ist im Verzeichnis noch nicht gesetzt'
          : `${count} Rollen sind im Verzeichnis noch nicht gesetzt`,
      failedInviteMails: (count: string, isOne: boolean) =>
        isOne
          ? '1 Einladung konnte nicht gesendet werden'
          : `${count} Einladungen konnten nicht gesendet werden`,
      failedUserMails: (count: string, isOne: boolean) =>
        isOne
          ? '1 Zugangs-E-Mail konnte nicht gesendet werden'
          : `${count} Zugangs-E-Mails konnten nicht gesendet werden`,
      draftFragrances: (count: string, isOne: boolean) =>
        isOne ? '1 Duft ist ein Entwurf' : `${count} Düfte sind Entwürfe`,
      draftQuestions: (count: string, isOne: boolean) =>
        isOne ? '1 Frage ist ein Entwurf' : `${count} Fragen sind Entwürfe`,
    },
    lists: 'Katalog',
    inviteUser: 'Person einladen',
    beginQuiz: 'Quiz beginnen',
    tiles: 'Listen mit Anzahl',
    noSettingsAdmin:
      'Ihr Konto hat eine Rolle, aber noch keine Benutzereinstellungen. Öffnen Sie Ihren Eintrag unter „Benutzer“ und speichern Sie ihn; bis dahin werden Ihre Sprache und Ihr Logo nicht gespeichert.',
    toUsers: 'Benutzer öffnen',
    noProvider:
      'Sie gehören noch zu keinem Duftanbieter. Bitte lassen Sie sich von der Administration einem zuordnen.',
  },
};
