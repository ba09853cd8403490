import type { userLogs as english } from '../en/user-logs.ts';

export const userLogs: typeof english = {
  title: 'Benutzerprotokolle',
  all: 'Alle Protokolle',
  userWise: 'Protokolle nach Benutzer',
  back: 'Zurück zu allen Protokollen',
  fromDate: 'Von',
  toDate: 'Bis',
  refresh: 'Protokolle aktualisieren',
  clear: 'Datum löschen',
  columns: {
    name: 'Benutzername',
    email: 'E-Mail des Benutzers',
    count: 'Anzahl',
    date: 'Datum',
  },
  logsOf: (count, name) => `${count} Anmeldungen von ${name}`,
  empty: 'Keine Anmeldungen',
  emptyText: 'Anmeldungen erscheinen hier, sobald es sie gibt; mit Daten nur die dazwischen.',
  bothDates: 'Bitte geben Sie beide Daten an.',
  wrongOrder: '„Von“ liegt nach „Bis“.',
  errorTitle: 'Fehler beim Abrufen der Benutzerprotokolle',
  unknownError: 'Ein unbekannter Fehler ist aufgetreten.',
};
