import type { jobs as english } from '../en/jobs.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('de');

export const jobs: typeof english = {
  intro: 'Was im Hintergrund läuft. Was vorbei ist, steht hier 30 Tage lang.',
  empty: 'In den letzten 30 Tagen lief nichts',
  emptyText:
    'Änderungen an mehreren Datensätzen, Löschungen und die regelmäßige Arbeit von VSE stehen hier.',
  columns: {
    what: 'Was',
    state: 'Stand und Fortschritt',
    since: 'Seit',
    actions: 'Aktionen',
  },
  kinds: {
    changeSet: 'Änderung an mehreren Datensätzen',
    erasure: 'Löschung dessen, was über eine Person gespeichert ist',
    eraseAgain: 'Findet gelöschte Personen nach einer Wiederherstellung',
    publish: 'Hält den veröffentlichten Katalog aktuell',
    countInsight: 'Zählt für die Auswertung',
    endRecords: 'Beendet Datensätze, deren Zeit vorbei ist',
    prune: 'Entfernt alte Stände von Datensätzen und alte Aufgaben',
    removeUploads: 'Löscht nicht gespeicherte Uploads',
    finishInvites: 'Schließt unterbrochene Einladungen ab',
    applyRoles: 'Setzt Rollen im Verzeichnis',
    upgradeRecords: 'Bringt gespeicherte Datensätze auf den neuen Stand',
  },
  changeOf: (count, shown) =>
    plural(count, `Änderung an ${shown} Datensatz`, `Änderung an ${shown} Datensätzen`),
  begunBy: (name) => `Begonnen von ${name}`,
  states: {
    running: 'Läuft',
    waiting: 'Wartet',
    failed: 'Gescheitert',
    done: 'Erledigt',
    ended: 'Beendet',
  },
  afterError: 'Wartet nach einem Fehler',
  ending: 'Wird beendet',
  next: (date) => `Nächster Lauf: ${date}`,
  until: (date) => `bis ${date}`,
  counts: {
    written: 'Datensätze geschrieben',
    left: 'Unverändert gelassen',
    back: 'Zurückgesetzt',
    begun: 'Löschungen begonnen',
    rebuilt: 'Datensätze zusammengestellt',
    rebuiltParts: 'Teile zusammengestellt',
    settled: 'Unterbrochene Änderungen abgeschlossen',
    counted: 'Änderungen gezählt',
    ended: 'Datensätze beendet',
    removed: 'Entfernt',
    finished: 'Abgeschlossen',
    applied: 'Rollen gesetzt',
    failed: 'Gescheitert',
    unreadable: 'Unlesbar',
  },
  count: (label, count) => `${label}: ${count}`,
  left: {
    changed: (count) => `${count} geändert`,
    unchanged: (count) => `${count} unverändert`,
  },
  retryOne: (what) => `Erneut versuchen: ${what}`,
  retryFailed: 'Der neue Versuch war nicht möglich',
  end: 'Beenden',
  endOne: (what) => `Beenden: ${what}`,
  endTitle: (what) => `Dies beenden: ${what}?`,
  endTexts: {
    changeSet:
      'Was geschrieben ist, bleibt, und die übrigen Datensätze bleiben unverändert. Andere können den Katalog wieder ändern. Diese Seite sagt dann, welche Datensätze geändert sind, und unter „Änderungen“ lässt es sich rückgängig machen.',
    erasure:
      'Was gelöscht ist, bleibt gelöscht, und der Rest bleibt. Das Audit-Protokoll sagt, wie viel wo gelöscht wurde.',
    other: 'Was erledigt ist, bleibt, und der Rest wird nicht erledigt.',
  },
  ended: (what) => `Beendet: ${what}.`,
  endsSoon: (what) => `Wird beendet: ${what}.`,
  endFailed: 'Fehler beim Beenden der Aufgabe',
};
