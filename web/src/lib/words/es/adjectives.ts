import type { adjectives as english } from '../en/adjectives.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('es');
const fragranceCount = (count: number) => `${count} ${plural(count, 'fragancia', 'fragancias')}`;
const answerCount = (count: number) => `${count} ${plural(count, 'respuesta', 'respuestas')}`;

/** The list of adjectives, adding one, one adjective. */
export const adjectives: typeof english = {
  title: 'Adjetivos',
  add: 'Añadir adjetivo',
  addToRecord: 'Añadir un adjetivo',
  create: 'Crear adjetivo',
  adding: 'Añadiendo…',
  edit: 'Editar adjetivo',
  find: 'Buscar por nombre',
  columns: { name: 'Nombre', fragrances: 'Fragancias', answers: 'Respuestas', actions: 'Acciones' },
  fields: { name: 'Nombre' },
  empty: 'Todavía no hay adjetivos',
  emptyText:
    'Los adjetivos son lo primero: describen fragancias y respuestas. Añada arriba el primero.',
  added: (name) => `Se ha añadido «${name}».`,
  errorAdding: 'Error al añadir el adjetivo',
  errorSaving: 'Error al guardar el adjetivo',
  editOne: (name) => `Editar ${name}`,
  deleteOne: (name) => `Eliminar ${name}`,
  deleteTitle: (name) => `¿Eliminar ${name}?`,
  deleteText: (fragrances, answers) =>
    `Lo usan ${fragranceCount(fragrances)} y ${answerCount(answers)}. Conservan todo lo demás, pero el adjetivo deja de mostrarse, contarse y puntuar. Esta acción no se puede deshacer.`,
  deleteUnknown:
    'Las fragancias y respuestas que lo usan conservan todo lo demás, pero el adjetivo deja de mostrarse, contarse y puntuar. Esta acción no se puede deshacer.',
  deleteConfirm: 'Eliminar adjetivo',
  deleted: (name) => `${name}: eliminado`,
  deletedOne: 'Adjetivo eliminado',
  deletedText: 'Ya no se muestra, no cuenta ni puntúa en ningún sitio.',
  dangerText: 'Las fragancias y respuestas que lo usan lo pierden.',
  glance: 'Dónde se usa',
  unknown: 'No hemos encontrado este adjetivo',
  unknownText: 'Es posible que se haya eliminado.',
  toList: 'Volver a los adjetivos',
};
