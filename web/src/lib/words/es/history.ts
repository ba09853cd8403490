import type { history as english } from '../en/history.ts';

export const history: typeof english = {
  title: 'Historial de cuestionarios',
  intro:
    'Le damos la bienvenida al registro de resultados anteriores de VSE. Para ver las fragancias recomendadas, haga clic en «Ver resultado».',
  find: 'Buscar por proyecto, nombre o correo',
  empty: 'Todavía no hay resultados',
  emptyText: 'Aparecen aquí en cuanto empieza un cuestionario.',
  columns: {
    started: 'Fecha de inicio',
    completed: 'Fecha de finalización',
    project: 'Cliente/Proyecto',
    salesperson: 'Vendedor',
    invitee: 'Usuario invitado',
    email: 'Correo del usuario invitado',
    client: 'Cliente',
    view: 'Ver resultado',
  },
  view: 'Ver resultado',
  openQuiz: 'Abrir el cuestionario',
  copyLink: 'Copiar el enlace',
  copied: 'Enlace copiado',
  notCopied: (url) => `No se pudo copiar el enlace. Aquí está: ${url}`,
  chooseColumns: 'Columnas',
  filters: {
    from: 'Desde',
    to: 'Hasta',
    salesperson: 'Vendedor',
    provider: 'Proveedor',
    isCompleted: 'Finalización',
    completed: 'Finalizados',
    notCompleted: 'Sin finalizar',
  },
  deleteTitle: '¿Eliminar este resultado?',
  deleteText: (name) =>
    `El resultado de ${name} y sus respuestas desaparecerán, y su enlace dejará de abrirlo.`,
  deleteUnnamed: 'este cuestionario',
  deleted: 'El resultado se ha eliminado.',
  noProviderTitle: 'Todavía sin proveedor de aromas',
  export: {
    start: 'Exportar',
    progress: (done, total) => `${done} de ${total} resultados`,
    writing: 'Escribiendo el libro…',
    done: 'El libro se ha descargado.',
    failed: 'La exportación no ha terminado.',
  },
  admin: {
    title: 'Herramientas de administración',
    results: 'Descargar los resultados',
    answers: 'Descargar las respuestas',
    failed: 'No se pudo crear el archivo. Inténtelo de nuevo.',
  },
};
