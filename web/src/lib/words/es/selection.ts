import type { selection as english } from '../en/selection.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('es');
const fragrances = (count: number) => plural(count, `${count} fragancia`, `${count} fragancias`);

export const selection: typeof english = {
  publish: 'Publicar',
  draft: 'Pasar a borrador',
  stock: 'Añadir al inventario',
  published: (count, total) => `Ya publicadas: ${count} de ${total}`,
  areDrafts: (count) =>
    plural(count, `${count} fragancia es un borrador.`, `${count} fragancias son borradores.`),
  stockTitle: (count) => `Añadir ${fragrances(count)} a inventarios`,
  stockConfirm: 'Añadir',
  has: (count, total) => `Tiene ${count} de ${total}`,
  chooseOne: 'Seleccione al menos un inventario.',
  noProviders: 'Todavía no hay inventarios. Añada primero un proveedor.',
  areStocked: (count, names) =>
    `${plural(count, `${count} fragancia está`, `${count} fragancias están`)} en el inventario de ${names}.`,
  deleteTitle: (count) => `¿Eliminar ${fragrances(count)}?`,
  deleteText: (count, names) =>
    plural(
      count,
      `${names} deja de recomendarse y sale de todos los inventarios. Los resultados anteriores la conservan. Esta acción es IRREVERSIBLE.`,
      `${names} dejan de recomendarse y salen de todos los inventarios. Los resultados anteriores las conservan. Esta acción es IRREVERSIBLE.`,
    ),
  deleteConfirm: (count) => `Eliminar ${fragrances(count)}`,
  deleting: (count) => `Eliminando ${fragrances(count)}`,
  deleted: (count) =>
    plural(count, `Se ha eliminado ${count} fragancia.`, `Se han eliminado ${count} fragancias.`),
  notDeleted: (reasons) => `Sin eliminar: ${reasons}`,
  left: (count) => plural(count, `Queda ${count} fragancia.`, `Quedan ${count} fragancias.`),
};
