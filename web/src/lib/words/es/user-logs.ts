import type { userLogs as english } from '../en/user-logs.ts';

export const userLogs: typeof english = {
  title: 'Registros de usuarios',
  all: 'Todos los registros',
  userWise: 'Registros por usuario',
  back: 'Volver a todos los registros',
  fromDate: 'Desde',
  toDate: 'Hasta',
  refresh: 'Actualizar los registros',
  clear: 'Borrar las fechas',
  columns: {
    name: 'Nombre de usuario',
    email: 'Correo del usuario',
    count: 'Total',
    date: 'Fecha',
  },
  logsOf: (count, name) => `${count} inicios de sesión de ${name}`,
  empty: 'No hay inicios de sesión',
  emptyText:
    'Los inicios de sesión aparecen aquí según ocurren; con fechas, solo los que están entre ellas.',
  bothDates: 'Indique las dos fechas.',
  wrongOrder: 'La fecha «Desde» es posterior a «Hasta».',
  errorTitle: 'Error al obtener los registros de usuarios',
  unknownError: 'Se ha producido un error desconocido.',
};
