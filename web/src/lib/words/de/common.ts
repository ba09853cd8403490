import type { common as english } from '../en/common.ts';

export const common: typeof english = {
  product: 'VSE',
  header: {
    label: 'VSE, zur Startseite',
    dashboard: 'Übersicht',
    support: 'VSE-Anwendungssupport',
    language: 'Sprache',
    toDark: 'Zum dunklen Design wechseln',
    toLight: 'Zum hellen Design wechseln',
    signIn: 'Anmelden',
    signOut: 'Abmelden',
    skip: 'Zum Inhalt springen',
  },
  footer: { copyright: 'Copyright 2023' },
  common: {
    close: 'Schließen',
    tryAgain: 'Erneut versuchen',
    toFirstPage: 'Zur Startseite',
    loading: 'Wird geladen …',
    newTab: 'öffnet sich in einem neuen Tab',
    notifications: 'Benachrichtigungen',
  },
  problem: {
    unreachable:
      'VSE ist im Moment nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    unexpected:
      'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es in einem Moment noch einmal.',
    reference: 'Vorgangsnummer',
    broken: 'Etwas ist schiefgegangen',
    brokenText:
      'Diese Seite reagiert nicht mehr. Neu laden hilft meistens; Ihre Antworten bleiben erhalten.',
    reload: 'Neu laden',
    lost: 'Diese Seite konnte nicht geladen werden',
    lostText: 'Bitte prüfen Sie Ihre Verbindung. Die vorige Seite ist noch da.',
    lostPart:
      'Ein Teil dieser Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung.',
    back: 'Zurück',
    missingClientId:
      'Die Client-ID fehlt. Die Anwendung funktioniert erst, wenn sie eingerichtet ist.',
  },
  color: {
    light: (name) => `helles ${name}`,
    dark: (name) => `dunkles ${name}`,
    muted: (name) => `gräuliches ${name}`,
    names: {
      black: 'Schwarz',
      white: 'Weiß',
      gray: 'Grau',
      red: 'Rot',
      brown: 'Braun',
      beige: 'Beige',
      orange: 'Orange',
      yellow: 'Gelb',
      green: 'Grün',
      turquoise: 'Türkis',
      blue: 'Blau',
      violet: 'Violett',
      pink: 'Rosa',
    },
  },
};
