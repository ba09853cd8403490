import type { changes as english } from '../en/changes.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('de');
const fragrances = (count: number) => plural(count, `${count} Duft`, `${count} Düfte`);

export const changes: typeof english = {
  history: (name) => `Verlauf von ${name}`,
  current: 'Aktueller Stand',
  together: 'Teil einer Änderung an mehreren Datensätzen',
  unchanged: 'Ohne Änderung gespeichert',
  oldest: 'Ein früherer Stand ist nicht aufbewahrt.',
  restore: 'Wiederherstellen',
  restoreState: (date) => `Stand vom ${date} wiederherstellen`,
  restored: (date) => `Das Formular hat den Stand vom ${date}. Bitte prüfen und dann speichern.`,
  fields: {
    isEnforceAdjectivesAndColors: 'Adjektive und Farben sind Pflicht',
    isEnforceUploads: 'Dateien sind Pflicht',
  },
  becomes: 'wird',
  empty: 'leer',
  added: 'hinzugefügt',
  removed: 'entfernt',
  replaced: 'ersetzt',
  wholeText: 'Ganzen Text zeigen',
  lessText: 'Weniger vom Text zeigen',
  more: (count) => `${count} weitere`,
  deletedOne: 'ein gelöschter Eintrag',
  adjective: (name) => `Adjektiv ${name}`,
  weight: 'Gewicht',
  withWeight: (weight) => `mit Gewicht ${weight} hinzugefügt`,
  hadWeight: (weight) => `entfernt, das Gewicht war ${weight}`,
  inventoryAdded: 'Ins Sortiment aufgenommen',
  inventoryTaken: 'Aus dem Sortiment genommen',
  answer: (title) => `Antwort „${title}“`,
  adjectivesAdded: 'Adjektive hinzugefügt',
  adjectivesTaken: 'Adjektive entfernt',
  answerOrder: 'Reihenfolge der Antworten geändert',
  sets: {
    title: 'Änderungen an mehreren Datensätzen',
    crumb: 'Änderungen',
    intro:
      'Jede hat viele Datensätze auf einmal geändert. Sieben Tage lang lässt sie sich rückgängig machen.',
    empty: 'Noch keine Änderungen',
    emptyText: 'Werden mehrere Düfte zusammen veröffentlicht, steht es in dieser Liste.',
    columns: { what: 'Was', who: 'Wer', when: 'Wann', state: 'Stand', undo: 'Rückgängig' },
  },
  published: (count) => `${fragrances(count)} veröffentlicht`,
  drafted: (count) => `${fragrances(count)} zum Entwurf gemacht`,
  became: (what, count) => `${what} für ${fragrances(count)}`,
  several: (count) => `${fragrances(count)} geändert`,
  inventories: (count) =>
    plural(count, `Sortiment von ${count} Anbieter`, `Sortimente von ${count} Anbietern`),
  cameIn: (count) => `${count} hinzugefügt`,
  wentOut: (count) => `${count} entfernt`,
  undoOf: (count) =>
    plural(
      count,
      `Änderung an ${count} Datensatz rückgängig gemacht`,
      `Änderung an ${count} Datensätzen rückgängig gemacht`,
    ),
  writing: (done, total) => `Läuft, ${done} von ${total}`,
  settingBack: 'Wird zurückgesetzt',
  done: 'Erledigt',
  undone: 'Rückgängig gemacht',
  failed: 'Nicht abgeschlossen, nichts wurde geändert',
  stopped: (done, total) => `Angehalten, ${done} von ${total} geändert`,
  stoppedText: (done, total) =>
    `Das wurde angehalten: ${done} von ${total} Datensätzen sind geändert.`,
  leftOut: (count) => `${count} unverändert gelassen`,
  arePublished: (count) =>
    plural(count, `${count} Duft ist veröffentlicht.`, `${count} Düfte sind veröffentlicht.`),
  undo: 'Rückgängig',
  undoOne: (what) => `Rückgängig machen: ${what}`,
  undoing: 'Wird rückgängig gemacht…',
  progress: (done, total) => `${done} von ${total}`,
  undid: (count) =>
    plural(
      count,
      `Rückgängig gemacht: ${count} Datensatz ist wie zuvor.`,
      `Rückgängig gemacht: ${count} Datensätze sind wie zuvor.`,
    ),
  keptChanged: (names) => `Unverändert gelassen, weil seither geändert oder gelöscht: ${names}.`,
  notChanged: 'Nichts wurde geändert.',
  notUndone: 'Nichts wurde rückgängig gemacht.',
  because: (name, reason) => `${name}: ${reason}`,
};
