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
    clearCache: 'Cache leeren',
    cleared: 'Der lokale Cache wurde geleert.',
    inviteUser: 'Person einladen',
    beginQuiz: 'Quiz beginnen',
    tiles: 'Listen mit Anzahl',
    noSettings:
      'Ihr Konto hat eine Rolle, aber noch keine Benutzereinstellungen. Bitte lassen Sie sich von der Administration unter „Benutzer“ anlegen; bis dahin werden Ihre Sprache und Ihr Logo nicht gespeichert.',
    noSettingsAdmin:
      'Ihr Konto hat eine Rolle, aber noch keine Benutzereinstellungen. Öffnen Sie Ihren Eintrag unter „Benutzer“ und speichern Sie ihn; bis dahin werden Ihre Sprache und Ihr Logo nicht gespeichert.',
    toUsers: 'Benutzer öffnen',
    noProvider:
      'Sie gehören noch zu keinem Duftanbieter. Bitte lassen Sie sich von der Administration einem zuordnen.',
  },
};
