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
  text: 'Los ajustes de la aplicación ponen fin a los datos, primero los más antiguos. Un temporizador los aplica.',
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
