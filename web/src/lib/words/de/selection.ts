import type { selection as english } from '../en/selection.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('de');
const fragrances = (count: number) => plural(count, `${count} Duft`, `${count} Düfte`);

export const selection: typeof english = {
  publish: 'Veröffentlichen',
  draft: 'Zum Entwurf machen',
  stock: 'Ins Sortiment',
  published: (count, total) => `Schon veröffentlicht: ${count} von ${total}`,
  areDrafts: (count) =>
    plural(count, `${count} Duft ist ein Entwurf.`, `${count} Düfte sind Entwürfe.`),
  stockTitle: (count) => `${fragrances(count)} in Sortimente aufnehmen`,
  stockConfirm: 'Aufnehmen',
  has: (count, total) => `Hat ${count} von ${total}`,
  chooseOne: 'Bitte wählen Sie mindestens ein Sortiment.',
  noProviders: 'Es gibt noch keine Sortimente. Legen Sie zuerst einen Anbieter an.',
  areStocked: (count, names) =>
    `${plural(count, `${count} Duft ist`, `${count} Düfte sind`)} im Sortiment von ${names}.`,
  deleteTitle: (count) => `${fragrances(count)} löschen?`,
  deleteText: (count, names) =>
    plural(
      count,
      `${names} wird nicht mehr empfohlen und verlässt jedes Sortiment. Frühere Ergebnisse behalten den Duft. Das ist UNWIDERRUFLICH.`,
      `${names} werden nicht mehr empfohlen und verlassen jedes Sortiment. Frühere Ergebnisse behalten die Düfte. Das ist UNWIDERRUFLICH.`,
    ),
  deleteConfirm: (count) => `${fragrances(count)} löschen`,
  deleting: (count) =>
    plural(count, `${count} Duft wird gelöscht`, `${count} Düfte werden gelöscht`),
  deleted: (count) =>
    plural(count, `${count} Duft wurde gelöscht.`, `${count} Düfte wurden gelöscht.`),
  notDeleted: (reasons) => `Nicht gelöscht: ${reasons}`,
  left: (count) => plural(count, `${count} Duft ist noch da.`, `${count} Düfte sind noch da.`),
};
