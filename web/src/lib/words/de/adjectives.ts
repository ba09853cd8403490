import type { adjectives as english } from '../en/adjectives.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('de');
const fragranceCount = (count: number) => `${count} ${plural(count, 'Duft', 'Düfte')}`;
const answerCount = (count: number) => `${count} ${plural(count, 'Antwort', 'Antworten')}`;

/** The list of adjectives, adding one, one adjective. */
export const adjectives: typeof english = {
  title: 'Adjektive',
  add: 'Adjektiv hinzufügen',
  addToRecord: 'Adjektiv hinzufügen',
  create: 'Adjektiv anlegen',
  adding: 'Wird hinzugefügt…',
  edit: 'Adjektiv bearbeiten',
  find: 'Nach Name suchen',
  columns: { name: 'Name', fragrances: 'Düfte', answers: 'Antworten', actions: 'Aktionen' },
  fields: { name: 'Name' },
  empty: 'Noch keine Adjektive',
  emptyText:
    'Am Anfang stehen die Adjektive: Sie beschreiben Düfte und Antworten. Fügen Sie oben das erste hinzu.',
  added: (name) => `„${name}“ wurde hinzugefügt.`,
  errorAdding: 'Fehler beim Hinzufügen des Adjektivs',
  errorSaving: 'Fehler beim Speichern des Adjektivs',
  editOne: (name) => `${name} bearbeiten`,
  deleteOne: (name) => `${name} löschen`,
  deleteTitle: (name) => `${name} löschen?`,
  deleteText: (fragrances, answers) =>
    `Verwendet wird es von: ${fragranceCount(fragrances)}, ${answerCount(answers)}. Alles andere bleibt erhalten, aber das Adjektiv wird nirgends mehr gezeigt, gezählt oder gewertet. Das lässt sich nicht rückgängig machen.`,
  deleteUnknown:
    'Düfte und Antworten, die es verwenden, behalten alles andere, aber das Adjektiv wird nirgends mehr gezeigt, gezählt oder gewertet. Das lässt sich nicht rückgängig machen.',
  deleteConfirm: 'Adjektiv löschen',
  deleted: (name) => `${name}: gelöscht`,
  deletedOne: 'Adjektiv gelöscht',
  deletedText: 'Es wird nirgends mehr gezeigt, gezählt oder gewertet.',
  dangerText: 'Düfte und Antworten, die das Adjektiv verwenden, verlieren es.',
  glance: 'Verwendung',
  unknown: 'Dieses Adjektiv wurde nicht gefunden',
  unknownText: 'Vielleicht wurde es gelöscht.',
  toList: 'Zurück zu den Adjektiven',
};
