import type { conflict as english } from '../en/conflict.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('de');

export const conflict: typeof english = {
  changedBy: (name: string, ago: string) => `${name} hat dies ${ago} geändert`,
  changedNow: (name: string) => `${name} hat dies gerade eben geändert`,
  changed: 'Jemand anderes hat dies geändert',
  changedOutside: 'Jemand außerhalb Ihres Anbieters hat dies geändert',
  text: 'Es wurde gespeichert, nachdem Sie begonnen haben. Wählen Sie für jedes Feld, das sich unterscheidet, eine Seite.',
  yours: 'Ihre',
  unsaved: 'nicht gespeichert',
  theirs: 'Die andere',
  savedAt: (date: string) => `gespeichert ${date}`,
  takeYours: 'Alle Ihre nehmen',
  takeTheirs: 'Alle anderen nehmen',
  both: 'von beiden geändert',
  onlyMe: 'nur von Ihnen geändert',
  onlyThem: 'nur von der anderen Seite geändert',
  onlyOne: (name: string) => `nur von ${name} geändert`,
  was: (value: string) => `war ${value}`,
  asItWas: 'wie es war',
  empty: 'leer',
  same: (count: number) =>
    plural(count, 'das übrige ist gleich', `die übrigen ${count} sind gleich`),
  willBeSaved: 'Das wird gespeichert',
  fromYou: (fields: string) => `${fields} von Ihnen`,
  fromThem: (fields: string) => `${fields} von der anderen Seite`,
  fromOne: (fields: string, name: string) => `${fields} von ${name}`,
  stillToChoose: (fields: string) => `Noch zu wählen: ${fields}.`,
  others: (count: number) =>
    plural(
      count,
      'Das übrige Feld ist auf beiden Seiten gleich.',
      `Die übrigen ${count} Felder sind auf beiden Seiten gleich.`,
    ),
  keepEditing: 'Weiter bearbeiten',
  saveThis: 'So speichern',
  notShown: 'eine Fassung, die hier nicht gezeigt wird',
  deleted: 'inzwischen gelöscht',
};
