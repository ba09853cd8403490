import type { office as english } from '../en/office.ts';

const todo: (typeof english)['dashboard']['todo'] = {
  failedInviteMails: (isOne) =>
    isOne ? 'Einladung konnte nicht gesendet werden' : 'Einladungen konnten nicht gesendet werden',
  failedUserMails: (isOne) =>
    isOne
      ? 'Zugangs-E-Mail konnte nicht gesendet werden'
      : 'Zugangs-E-Mails konnten nicht gesendet werden',
  failedJobs: (isOne) => (isOne ? 'Aufgabe ist gescheitert' : 'Aufgaben sind gescheitert'),
  pendingRoles: (isOne) =>
    isOne
      ? 'Rolle ist im Verzeichnis noch nicht gesetzt'
      : 'Rollen sind im Verzeichnis noch nicht gesetzt',
  draftFragrances: (isOne) => (isOne ? 'Duft ist ein Entwurf' : 'Düfte sind Entwürfe'),
  unstockedFragrances: (isOne) =>
    isOne
      ? 'veröffentlichter Duft ist in keinem Sortiment'
      : 'veröffentlichte Düfte sind in keinem Sortiment',
  draftQuestions: (isOne) => (isOne ? 'Frage ist ein Entwurf' : 'Fragen sind Entwürfe'),
  leftOutQuestions: (isOne) => (isOne ? 'Frage lässt das Quiz aus' : 'Fragen lässt das Quiz aus'),
  expiringInvites: (isOne) =>
    isOne
      ? 'offene Einladung läuft innerhalb von 7 Tagen ab'
      : 'offene Einladungen laufen innerhalb von 7 Tagen ab',
};

const todoMeans: (typeof english)['dashboard']['todoMeans'] = {
  failedInviteMails: () => 'Der Grund steht bei der Einladung.',
  failedUserMails: () => 'Der Grund steht auf der Seite der Person.',
  failedJobs: (isOne) =>
    isOne
      ? 'Dort steht der Grund, und sie lässt sich wiederholen.'
      : 'Dort stehen die Gründe, und sie lassen sich wiederholen.',
  pendingRoles: () => 'VSE versucht es jede Minute wieder.',
  draftFragrances: () => 'Kein Quiz empfiehlt einen Entwurf.',
  unstockedFragrances: (isOne) =>
    isOne ? 'Kein Quiz kann ihn empfehlen.' : 'Kein Quiz kann sie empfehlen.',
  draftQuestions: () => 'Kein Quiz stellt einen Entwurf.',
  leftOutQuestions: (isOne) =>
    isOne ? 'Sie hat keine veröffentlichte Antwort.' : 'Sie haben keine veröffentlichte Antwort.',
  expiringInvites: (isOne) =>
    isOne ? 'Danach gilt ihr Code nicht mehr.' : 'Danach gelten ihre Codes nicht mehr.',
};

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
    waits: 'Wartet auf Sie',
    nothingWaits: 'Nichts wartet auf Sie.',
    glance: 'Auf einen Blick',
    todo,
    todoMeans,
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
  notYours: {
    title: 'Dieses Quiz gehört jemand anderem',
    text: 'Es läuft bei jemandem aus Ihrem Haus oder bei einem anderen Anbieter, deshalb können Sie es nicht beantworten. Sobald es abgeschlossen ist, lassen sich die Ergebnisse über ihren Link öffnen.',
  },
  notFound: {
    title: 'Hier gibt es nichts',
    text: 'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.',
  },
};
