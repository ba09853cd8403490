import type { office as english } from '../en/office.ts';

const todo: (typeof english)['dashboard']['todo'] = {
  failedInviteMails: (isOne) =>
    isOne ? 'invitación no se pudo enviar' : 'invitaciones no se pudieron enviar',
  failedUserMails: (isOne) =>
    isOne ? 'correo de acceso no se pudo enviar' : 'correos de acceso no se pudieron enviar',
  failedJobs: (isOne) => (isOne ? 'tarea ha fallado' : 'tareas han fallado'),
  pendingRoles: (isOne) =>
    isOne
      ? 'rol aún no está establecido en el directorio'
      : 'roles aún no están establecidos en el directorio',
  draftFragrances: (isOne) => (isOne ? 'fragancia es un borrador' : 'fragancias son borradores'),
  unstockedFragrances: (isOne) =>
    isOne
      ? 'fragancia publicada no está en ningún inventario'
      : 'fragancias publicadas no están en ningún inventario',
  draftQuestions: (isOne) => (isOne ? 'pregunta es un borrador' : 'preguntas son borradores'),
  leftOutQuestions: (isOne) =>
    isOne ? 'pregunta queda fuera del cuestionario' : 'preguntas quedan fuera del cuestionario',
  expiringInvites: (isOne) =>
    isOne ? 'invitación abierta caduca en 7 días' : 'invitaciones abiertas caducan en 7 días',
};

const todoMeans: (typeof english)['dashboard']['todoMeans'] = {
  failedInviteMails: (isOne) =>
    isOne ? 'El motivo figura en la invitación.' : 'El motivo figura en cada invitación.',
  failedUserMails: (isOne) =>
    isOne
      ? 'El motivo figura en la página de la persona.'
      : 'El motivo figura en la página de cada persona.',
  failedJobs: (isOne) =>
    isOne
      ? 'Ahí figura el motivo, y se puede reintentar.'
      : 'Ahí figuran los motivos, y se pueden reintentar.',
  pendingRoles: () => 'VSE lo intenta de nuevo cada minuto.',
  draftFragrances: () => 'Ningún cuestionario recomienda un borrador.',
  unstockedFragrances: (isOne) =>
    isOne ? 'Ningún cuestionario puede recomendarla.' : 'Ningún cuestionario puede recomendarlas.',
  draftQuestions: () => 'Ningún cuestionario hace una pregunta en borrador.',
  leftOutQuestions: (isOne) =>
    isOne ? 'No tiene ninguna respuesta publicada.' : 'No tienen ninguna respuesta publicada.',
  expiringInvites: (isOne) =>
    isOne ? 'Después, su código ya no sirve.' : 'Después, sus códigos ya no sirven.',
};

export const office: typeof english = {
  tiles: {
    fragrances: 'Fragancias',
    questions: 'Preguntas del cuestionario',
    adjectives: 'Adjetivos',
    providers: 'Proveedores de aromas',
    users: 'Usuarios',
    inventory: 'Inventario de fragancias',
    invites: 'Invitaciones',
    quizResults: 'Historial de cuestionarios',
    userLogs: 'Registros de usuarios',
  },
  language: {
    notSaved: 'No se ha podido guardar el idioma.',
    notLoaded: 'No se ha podido cargar este idioma. Inténtelo de nuevo.',
  },
  dashboard: {
    title: 'Panel',
    morning: (name) => `Buenos días, ${name}`,
    afternoon: (name) => `Buenas tardes, ${name}`,
    evening: (name) => `Buenas noches, ${name}`,
    roleAt: (role, provider) => `${role} en ${provider}`,
    editQuiz: 'Para editar el cuestionario',
    editQuizText: 'Las preguntas, los adjetivos y las fragancias forman el cuestionario.',
    auditLog: 'Registro de auditoría',
    clearCache: 'Vaciar la caché',
    cleared: 'Se ha vaciado la caché local.',
    waits: 'Le espera',
    nothingWaits: 'No hay nada pendiente.',
    glance: 'De un vistazo',
    todo,
    todoMeans,
    lists: 'Catálogo',
    inviteUser: 'Invitar a una persona',
    beginQuiz: 'Empezar un cuestionario',
    tiles: 'Listas y recuentos',
    noSettingsAdmin:
      'Su cuenta tiene un rol, pero aún no tiene ajustes de usuario. Abra su entrada en «Usuarios» y guárdela; hasta entonces no se guardan su idioma ni su logotipo.',
    toUsers: 'Abrir Usuarios',
    noProvider:
      'Aún no pertenece a ningún proveedor de aromas. Pida a un administrador que le asigne uno.',
  },
  notYours: {
    title: 'Este cuestionario es de otra persona',
    text: 'Es de alguien de su empresa o de otro proveedor, así que usted no puede responderlo. Una vez completado, sus resultados se abren con su enlace.',
  },
  notFound: {
    title: 'Aquí no hay nada',
    text: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
  },
};
