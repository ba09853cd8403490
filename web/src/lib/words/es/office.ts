import type { office as english } from '../en/office.ts';

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
    todo: {
      title: 'Pendiente',
      expiringInvites: (count: string, isOne: boolean) =>
        isOne ? '1 invitación caduca en una semana' : `${count} invitaciones caducan en una semana`,
      pendingRoles: (count: string, isOne: boolean) =>
        isOne
          ? '1 rol aún no está establecido en el directorio'
          : `${count} roles aún no están establecidos en el directorio`,
      failedInviteMails: (count: string, isOne: boolean) =>
        isOne ? '1 invitación no se pudo enviar' : `${count} invitaciones no se pudieron enviar`,
      failedUserMails: (count: string, isOne: boolean) =>
        isOne
          ? '1 correo de acceso no se pudo enviar'
          : `${count} correos de acceso no se pudieron enviar`,
      draftFragrances: (count: string, isOne: boolean) =>
        isOne ? '1 fragancia es un borrador' : `${count} fragancias son borradores`,
      draftQuestions: (count: string, isOne: boolean) =>
        isOne ? '1 pregunta es un borrador' : `${count} preguntas son borradores`,
    },
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
};
