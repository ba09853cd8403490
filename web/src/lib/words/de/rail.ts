import type { rail as english } from '../en/rail.ts';

/** The rail of the office's screens, and the menu that it becomes on narrow screens. */
export const rail: typeof english = {
  label: 'Hauptmenü',
  menu: 'Menü',
  find: 'Alles finden',
  findHint: 'Personen, Ergebnisse, Düfte, Seiten …',
  inventory: 'Sortiment',
  changes: 'Änderungen',
  insight: 'Auswertung',
  people: 'Personendaten',
  jobs: 'Aufgaben',
  groups: { quiz: 'Quiz', people: 'Personen', results: 'Ergebnisse', records: 'Protokolle' },
  fold: 'Einklappen',
  unfold: 'Ausklappen',
  waits: {
    draftFragrances: (count: string, isOne: boolean) => (isOne ? '1 Entwurf' : `${count} Entwürfe`),
    draftQuestions: (count: string, isOne: boolean) => (isOne ? '1 Entwurf' : `${count} Entwürfe`),
    expiringInvites: (count: string, isOne: boolean) =>
      isOne ? '1 läuft ab' : `${count} laufen ab`,
    failedInviteMails: (count: string) => `${count} nicht gesendet`,
    pendingRoles: (count: string, isOne: boolean) =>
      isOne ? '1 Rolle offen' : `${count} Rollen offen`,
    failedUserMails: (count: string) => `${count} nicht gesendet`,
    failedJobs: (count: string) => `${count} gescheitert`,
  },
};
