import type { palette as english } from '../en/palette.ts';

export const palette: typeof english = {
  screens: 'Seiten',
  actions: 'Aktionen',
  thatIsYou: (role) => `${role}, das sind Sie`,
  begun: (date) => `Begonnen am ${date}`,
  completed: (date) => `Abgeschlossen am ${date}`,
  invitedBy: (name) => `Eingeladen von ${name}`,
  shownOf: (count, total) => `${count} von ${total}`,
  question: (number) => `Frage ${number}`,
  all: (count) => `Alle ${count}`,
  invite: 'Jemanden einladen …',
  hits: (count, isOne) => (isOne ? '1 Treffer' : `${count} Treffer`),
  searching: 'Suche läuft …',
  nothing: 'Nichts gefunden.',
  failed: 'Nicht alles konnte durchsucht werden. Bitte prüfen Sie Ihre Verbindung.',
  keys: {
    move: 'bewegen',
    open: 'öffnen',
    newTab: 'in neuem Tab',
    nextGroup: 'nächste Gruppe',
  },
};
