import type { palette as english } from '../en/palette.ts';

export const palette: typeof english = {
  screens: 'Pantallas',
  actions: 'Acciones',
  thatIsYou: (role) => `${role}, es usted`,
  begun: (date) => `Iniciado el ${date}`,
  completed: (date) => `Completado el ${date}`,
  invitedBy: (name) => `Invitado por ${name}`,
  shownOf: (count, total) => `${count} de ${total}`,
  question: (number) => `Pregunta ${number}`,
  all: (count) => `Todos: ${count}`,
  invite: 'Invitar a alguien…',
  hits: (count, isOne) => (isOne ? '1 coincidencia' : `${count} coincidencias`),
  searching: 'Buscando…',
  nothing: 'No se encontró nada.',
  failed: 'No se pudo buscar en todo. Compruebe su conexión.',
  keys: {
    move: 'mover',
    open: 'abrir',
    newTab: 'en otra pestaña',
    nextGroup: 'grupo siguiente',
  },
};
