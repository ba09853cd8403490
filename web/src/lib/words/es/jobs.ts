import type { jobs as english } from '../en/jobs.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('es');

export const jobs: typeof english = {
  intro: 'Lo que se hace en segundo plano. Lo terminado se muestra durante 30 días.',
  empty: 'No ha habido nada en los últimos 30 días',
  emptyText:
    'Aquí figuran los cambios de varios registros, los borrados y el trabajo regular de VSE.',
  columns: {
    what: 'Qué',
    state: 'Estado y avance',
    since: 'Desde',
    actions: 'Acciones',
  },
  kinds: {
    changeSet: 'Cambio de varios registros',
    erasure: 'Borrado de lo guardado sobre una persona',
    eraseAgain: 'Busca a personas borradas tras una restauración',
    publish: 'Mantiene al día el catálogo publicado',
    countInsight: 'Cuenta para el análisis',
    endRecords: 'Termina los registros cuyo plazo ha pasado',
    prune: 'Quita estados antiguos de registros y tareas antiguas',
    removeUploads: 'Elimina archivos subidos sin guardar',
    finishInvites: 'Completa invitaciones interrumpidas',
    applyRoles: 'Establece roles en el directorio',
    upgradeRecords: 'Pone al día los registros guardados',
  },
  changeOf: (count, shown) =>
    plural(count, `Cambio de ${shown} registro`, `Cambio de ${shown} registros`),
  begunBy: (name) => `Iniciado por ${name}`,
  states: {
    running: 'En curso',
    waiting: 'En espera',
    failed: 'Fallida',
    done: 'Hecha',
    ended: 'Terminada',
  },
  afterError: 'En espera tras un error',
  ending: 'Terminando',
  next: (date) => `Próxima vez: ${date}`,
  until: (date) => `hasta ${date}`,
  counts: {
    written: 'Registros escritos',
    left: 'Quedan como estaban',
    back: 'Restablecidos',
    begun: 'Borrados iniciados',
    rebuilt: 'Registros reunidos',
    rebuiltParts: 'Partes reunidas',
    settled: 'Cambios interrumpidos completados',
    counted: 'Cambios contados',
    ended: 'Registros terminados',
    removed: 'Quitados',
    finished: 'Completadas',
    applied: 'Roles establecidos',
    failed: 'Fallos',
    unreadable: 'Ilegibles',
  },
  count: (label, count) => `${label}: ${count}`,
  left: {
    changed: (count, isOne) => (isOne ? '1 cambiado' : `${count} cambiados`),
    unchanged: (count) => `${count} sin cambios`,
  },
  retryOne: (what) => `Reintentar: ${what}`,
  retryFailed: 'No se pudo reintentar',
  end: 'Terminar',
  endOne: (what) => `Terminar: ${what}`,
  endTitle: (what) => `¿Terminar esto: ${what}?`,
  endTexts: {
    changeSet:
      'Lo escrito queda, y los demás registros quedan sin cambios. Otras personas pueden volver a cambiar el catálogo. Esta página dice entonces qué registros han cambiado, y en «Cambios» se puede deshacer.',
    erasure:
      'Lo borrado queda borrado, y el resto queda. El registro de auditoría dice cuánto se borró y dónde.',
    other: 'Lo hecho queda, y el resto no se hace.',
  },
  ended: (what) => `Terminada: ${what}.`,
  endsSoon: (what) => `Terminando: ${what}.`,
  endFailed: 'Error al terminar la tarea',
};
