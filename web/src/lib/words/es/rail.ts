import type { rail as english } from '../en/rail.ts';

/** The rail of the office's screens, and the menu that it becomes on narrow screens. */
export const rail: typeof english = {
  label: 'Principal',
  menu: 'Menú',
  find: 'Buscar en todo',
  findHint: 'Personas, resultados, fragancias, pantallas…',
  inventory: 'Inventario',
  changes: 'Cambios',
  insight: 'Análisis',
  people: 'Datos personales',
  jobs: 'Tareas',
  groups: { quiz: 'Quiz', people: 'Personas', results: 'Resultados', records: 'Registros' },
  fold: 'Plegar',
  unfold: 'Desplegar',
  waits: {
    draftFragrances: (count: string, isOne: boolean) =>
      isOne ? '1 borrador' : `${count} borradores`,
    draftQuestions: (count: string, isOne: boolean) =>
      isOne ? '1 borrador' : `${count} borradores`,
    expiringInvites: (count: string, isOne: boolean) => (isOne ? '1 caduca' : `${count} caducan`),
    failedInviteMails: (count: string) => `${count} sin enviar`,
    pendingRoles: (count: string, isOne: boolean) =>
      isOne ? '1 rol pendiente' : `${count} roles pendientes`,
    failedUserMails: (count: string) => `${count} sin enviar`,
    failedJobs: (count: string, isOne: boolean) => (isOne ? '1 fallida' : `${count} fallidas`),
  },
};
