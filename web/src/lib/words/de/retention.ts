import type { RetainedKind } from '@vse/domain/records/retention';

const kinds: Record<RetainedKind, string> = {
  invites: 'Einladungen, nach ihrem Ablauf',
  unfinished: 'Offene Quizze, nach ihrem Beginn',
  finished: 'Fertige Ergebnisse',
  signIns: 'Anmeldungen',
  signedIn: 'Angemeldete Personen, nach dem letzten Mal',
  languages: 'Gewählte Sprachen',
  history: 'Frühere Stände des Katalogs',
};

export const retention = {
  title: 'Wie lange Daten bleiben',
  text: 'Was älter ist, als die Einstellungen erlauben, wird von selbst entfernt, das Älteste zuerst. Nur eine neue Bereitstellung ändert die Einstellungen.',
  anonymous: 'Einladungen und Ergebnisse bleiben dann ohne die Person.',
  deleted: 'Einladungen und Ergebnisse werden dann gelöscht.',
  previewDays: 'Bei Daten ohne Ende zählen, was älter ist als',
  days: (days: string) => `${days} Tage`,
  kinds,
  noEnd: 'Kein Ende',
  kept: (days: string) => `${days} Tage`,
  over: (count: string) => `${count} älter`,
  oldest: (date: string) => `älteste vom ${date}`,
  counting: 'Wird gezählt…',
};
