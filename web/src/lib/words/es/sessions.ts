import type { sessions as english } from '../en/sessions.ts';

export const sessions: typeof english = {
  signOutEverywhere: 'Cerrar todas las sesiones',
  signedOutEverywhere:
    'Se han cerrado todas las sesiones de esta persona. Volver a iniciar sesión puede tardar cinco minutos.',
  failed: 'No se pudieron cerrar las sesiones',
};
