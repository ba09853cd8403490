import type { RetainedKind } from '@vse/domain/records/retention';

const kinds: Record<RetainedKind, string> = {
  invites: 'Invitaciones, tras caducar',
  unfinished: 'Cuestionarios sin terminar, tras empezar',
  finished: 'Resultados terminados',
  signIns: 'Inicios de sesión',
  signedIn: 'Personas que iniciaron sesión, tras la última vez',
  languages: 'Idiomas elegidos',
  history: 'Estados anteriores del catálogo',
};

export const retention = {
  title: 'Cuánto se conservan los datos',
  text: 'Lo que es más antiguo de lo que permiten los ajustes se elimina solo, primero lo más antiguo. Solo un nuevo despliegue cambia los ajustes.',
  anonymous: 'Las invitaciones y los resultados quedan entonces sin la persona.',
  deleted: 'Las invitaciones y los resultados se eliminan entonces.',
  previewDays: 'Para los datos sin fin, contar los que tienen más de',
  days: (days: string) => `${days} días`,
  kinds,
  noEnd: 'Sin fin',
  kept: (days: string) => `Se conservan ${days} días`,
  over: (count: string) => `${count} más antiguos`,
  oldest: (date: string) => `el más antiguo del ${date}`,
  counting: 'Contando…',
};
