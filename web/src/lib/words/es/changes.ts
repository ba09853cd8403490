import type { changes as english } from '../en/changes.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('es');
const fragrances = (count: number) => plural(count, `${count} fragancia`, `${count} fragancias`);

export const changes: typeof english = {
  history: (name) => `Historial de ${name}`,
  current: 'Estado actual',
  together: 'Parte de un cambio de varios registros',
  unchanged: 'Se guardó sin cambios',
  oldest: 'No se conserva ningún estado anterior.',
  restore: 'Restaurar',
  restoreState: (date) => `Restaurar el estado del ${date}`,
  restored: (date) => `El formulario tiene el estado del ${date}. Compruébelo y guárdelo.`,
  fields: {
    isEnforceAdjectivesAndColors: 'Adjetivos y colores obligatorios',
    isEnforceUploads: 'Archivos obligatorios',
  },
  becomes: 'pasa a ser',
  empty: 'vacío',
  added: 'se añadió',
  removed: 'se quitó',
  replaced: 'se sustituyó',
  wholeText: 'Mostrar todo el texto',
  lessText: 'Mostrar menos texto',
  more: (count) => `${count} más`,
  deletedOne: 'uno eliminado',
  adjective: (name) => `Adjetivo ${name}`,
  weight: 'peso',
  withWeight: (weight) => `se añadió con peso ${weight}`,
  hadWeight: (weight) => `se quitó, su peso era ${weight}`,
  inventoryAdded: 'Se añadió al inventario',
  inventoryTaken: 'Se quitó del inventario',
  answer: (title) => `Respuesta «${title}»`,
  adjectivesAdded: 'adjetivos añadidos',
  adjectivesTaken: 'adjetivos quitados',
  answerOrder: 'Cambió el orden de las respuestas',
  sets: {
    title: 'Cambios de varios registros',
    crumb: 'Cambios',
    intro: 'Cada uno cambió muchos registros a la vez. Se puede deshacer durante siete días.',
    empty: 'Aún no hay cambios',
    emptyText: 'Cuando se publican varias fragancias juntas, aparece en esta lista.',
    columns: { what: 'Qué', who: 'Quién', when: 'Cuándo', state: 'Estado', undo: 'Deshacer' },
  },
  published: (count) =>
    plural(count, `Se publicó ${fragrances(count)}`, `Se publicaron ${fragrances(count)}`),
  drafted: (count) =>
    plural(
      count,
      `Pasó a borrador ${fragrances(count)}`,
      `Pasaron a borrador ${fragrances(count)}`,
    ),
  became: (what, count) => `${what} para ${fragrances(count)}`,
  several: (count) =>
    plural(count, `Se cambió ${fragrances(count)}`, `Se cambiaron ${fragrances(count)}`),
  inventories: (count) =>
    plural(count, `Inventario de ${count} proveedor`, `Inventarios de ${count} proveedores`),
  cameIn: (count) => `${count} de más`,
  wentOut: (count) => `${count} de menos`,
  undoOf: (count) =>
    plural(
      count,
      `Se deshizo un cambio de ${count} registro`,
      `Se deshizo un cambio de ${count} registros`,
    ),
  writing: (done, total) => `En curso, ${done} de ${total}`,
  settingBack: 'Se está restableciendo',
  done: 'Hecho',
  undone: 'Deshecho',
  failed: 'No se completó, no se cambió nada',
  stopped: (done, total) => `Detenido, ${done} de ${total} cambiados`,
  stoppedText: (done, total) => `Se detuvo: han cambiado ${done} de ${total} registros.`,
  leftOut: (count) => plural(count, `${count} quedó como estaba`, `${count} quedaron como estaban`),
  arePublished: (count) =>
    plural(count, `${count} fragancia publicada.`, `${count} fragancias publicadas.`),
  undo: 'Deshacer',
  undoOne: (what) => `Deshacer: ${what}`,
  undoing: 'Deshaciendo…',
  progress: (done, total) => `${done} de ${total}`,
  undid: (count) =>
    plural(
      count,
      `Deshecho: ${count} registro está como antes.`,
      `Deshecho: ${count} registros están como antes.`,
    ),
  keptChanged: (names) => `Quedan como están, porque se cambiaron o eliminaron después: ${names}.`,
  notChanged: 'No se cambió nada.',
  notUndone: 'No se deshizo nada.',
  because: (name, reason) => `${name}: ${reason}`,
};
