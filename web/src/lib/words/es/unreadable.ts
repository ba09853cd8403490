import type { unreadable as english } from '../en/unreadable.ts';

/** The dialog of records that a list leaves out. */
export const unreadable: typeof english = {
  title: 'Registros que no se pueden mostrar',
  intro:
    'Lo que está guardado no encaja con lo que VSE puede mostrar, por eso la lista lo omite. Quien tenga acceso a la base de datos puede corregirlo, o puede eliminarlo aquí.',
  problems: 'Qué está mal',
  whole: 'todo el registro',
  stored: 'Lo que está guardado, sin secretos',
  delete: 'Eliminar este registro',
  deleteTitle: '¿Eliminar este registro?',
  deleteText:
    'Desaparecerá para siempre, junto con lo que termina cuando un registro así se elimina en su lista.',
  deleted: 'El registro se ha eliminado.',
  kept: 'Del registro de auditoría no se elimina nada. Esta entrada termina por sí sola al cabo de 400 días.',
};
