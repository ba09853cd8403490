import type { unreadable as english } from '../en/unreadable.ts';

/** The dialog of records that a list leaves out. */
export const unreadable: typeof english = {
  title: 'Einträge, die nicht angezeigt werden können',
  intro:
    'Was gespeichert ist, passt nicht zu dem, was VSE anzeigen kann, deshalb lässt die Liste es aus. Wer Zugriff auf die Datenbank hat, kann es berichtigen, oder Sie löschen es hier.',
  problems: 'Was nicht stimmt',
  whole: 'der ganze Eintrag',
  stored: 'Was gespeichert ist, ohne Geheimnisse',
  delete: 'Diesen Eintrag löschen',
  deleteTitle: 'Diesen Eintrag löschen?',
  deleteText:
    'Er ist dann endgültig weg, mitsamt dem, was beim Löschen eines solchen Eintrags in seiner Liste endet.',
  deleted: 'Der Eintrag wurde gelöscht.',
  kept: 'Aus dem Audit-Protokoll wird nichts gelöscht. Dieser Eintrag endet nach 400 Tagen von selbst.',
};
