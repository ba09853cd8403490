import { pluralIn } from '../plural.ts';

const plural = pluralIn('es');

export const privacy = {
  notice: 'Aviso de privacidad',
  keeps: 'Qué guarda este dispositivo',
  kept: [
    'Después de abrir su cuestionario: una clave para seguir sin su código, y sus respuestas hasta que se guarden.',
    'Su elección de idioma y de claro u oscuro, y algunos valores técnicos que no dicen nada de usted.',
    'Para el personal con sesión iniciada: la sesión, y las listas hasta cerrarla.',
  ],
  keptEnd:
    'Nada de esto se usa para publicidad. «Este no es mi dispositivo», debajo de un cuestionario y de sus resultados, elimina la clave y las respuestas.',
  notMine: 'Este no es mi dispositivo',
  remove: {
    title: '¿Eliminar su cuestionario de este dispositivo?',
    saved:
      'Sus respuestas están guardadas. Para volver a abrir su cuestionario necesita su correo y su código de invitación.',
    history: 'El enlace de su invitación puede seguir en el historial de este navegador.',
    confirm: 'Eliminar de este dispositivo',
    cancel: 'Cancelar',
    unsaved: (count: number) =>
      plural(
        count,
        `${count} respuesta aún no está guardada.`,
        `${count} respuestas aún no están guardadas.`,
      ),
    waiting: 'Sus resultados aún no están guardados.',
    lost: 'Lo que no está guardado se pierde si lo elimina ahora.',
    save: 'Guardar ahora',
    anyway: 'Eliminar sin guardar',
  },
};
