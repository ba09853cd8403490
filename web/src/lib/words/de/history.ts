import type { history as english } from '../en/history.ts';

export const history: typeof english = {
  title: 'Quiz-Verlauf',
  intro:
    'Willkommen im Verzeichnis der bisherigen VSE-Ergebnisse. Um die empfohlenen Düfte zu sehen, klicken Sie auf „Ergebnis ansehen“.',
  find: 'Nach Projekt, Name oder E-Mail suchen',
  empty: 'Noch keine Ergebnisse',
  emptyText: 'Sie erscheinen hier, sobald ein Quiz beginnt.',
  columns: {
    started: 'Begonnen am',
    completed: 'Abgeschlossen am',
    project: 'Kunde/Projekt',
    salesperson: 'Vertrieb',
    invitee: 'Eingeladene Person',
    email: 'E-Mail der eingeladenen Person',
    client: 'Kunde',
    view: 'Ergebnis ansehen',
  },
  view: 'Ergebnis ansehen',
  openQuiz: 'Quiz öffnen',
  copyLink: 'Link kopieren',
  copied: 'Link kopiert',
  notCopied: (url) => `Der Link konnte nicht kopiert werden. Hier ist er: ${url}`,
  chooseColumns: 'Spalten',
  filters: {
    from: 'Von',
    to: 'Bis',
    salesperson: 'Vertrieb',
    provider: 'Anbieter',
    isCompleted: 'Abschluss',
    completed: 'Abgeschlossen',
    notCompleted: 'Nicht abgeschlossen',
  },
  deleteTitle: 'Dieses Ergebnis löschen?',
  deleteText: (name) =>
    `Das Ergebnis von ${name} und seine Antworten werden entfernt, und sein Link öffnet es nicht mehr.`,
  deleteUnnamed: 'diesem Quiz',
  deleted: 'Das Ergebnis wurde gelöscht.',
  noProviderTitle: 'Noch kein Duftanbieter',
  export: {
    start: 'Exportieren',
    progress: (done, total) => `${done} von ${total} Ergebnissen`,
    writing: 'Die Arbeitsmappe wird geschrieben…',
    done: 'Die Arbeitsmappe wurde heruntergeladen.',
    failed: 'Der Export wurde nicht fertig.',
  },
  admin: {
    title: 'Admin-Werkzeuge',
    results: 'Ergebnisse herunterladen',
    answers: 'Antworten herunterladen',
    failed: 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
  },
};
