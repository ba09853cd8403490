import type { office as english } from '../en/office.ts';

export const office: typeof english = {
  tiles: {
    fragrances: 'Düfte',
    questions: 'Quizfragen',
    adjectives: 'Adjektive',
    providers: 'Duftanbieter',
    users: 'Benutzer',
    inventory: 'Duftbestand',
    invites: 'Einladungen',
    quizResults: 'Quizverlauf',
    userLogs: 'Benutzerprotokolle',
  },
  language: {
    notSaved: 'Die Sprache konnte nicht gespeichert werden.',
    notLoaded: 'Die Texte dieser Sprache sind nicht angekommen. Bitte versuchen Sie es erneut.',
  },
  dashboard: {
    title: 'Übersicht',
    morning: (name) => `Guten Morgen, ${name}`,
    afternoon: (name) => `Guten Tag, ${name}`,
    evening: (name) => `Guten Abend, ${name}`,
    roleAt: (role, provider) => `${role} bei ${provider}`,
    editQuiz: 'Quiz bearbeiten',
    editQuizText: 'Quizfragen, Adjektive und Düfte machen das Quiz aus.',
    clearCache: 'Cache leeren',
    cleared: 'Der lokale Cache ist geleert.',
    inviteUser: 'Person einladen',
    beginQuiz: 'Quiz beginnen',
    tiles: 'Listen und Anzahlen',
    noSettings:
      'Ihr Konto hat eine Rolle, aber noch keine Benutzereinstellungen. Bitte lassen Sie sich von der Administration unter „Benutzer“ anlegen; bis dahin werden Ihre Sprache und Ihr Logo nicht gespeichert.',
    noProvider:
      'Sie gehören noch zu keinem Duftanbieter. Bitte lassen Sie von der Administration einen für Sie wählen.',
  },
};
