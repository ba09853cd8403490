import type { common as english } from '../en/common.ts';

export const common: typeof english = {
  product: 'VSE',
  header: {
    label: 'VSE, ir a la página de inicio',
    dashboard: 'Panel',
    support: 'Soporte de la aplicación VSE',
    language: 'Idioma',
    toDark: 'Cambiar al tema oscuro',
    toLight: 'Cambiar al tema claro',
    signIn: 'Iniciar sesión',
    signOut: 'Cerrar sesión',
    skip: 'Ir al contenido',
  },
  footer: { copyright: 'Copyright 2023' },
  common: {
    close: 'Cerrar',
    tryAgain: 'Reintentar',
    toFirstPage: 'Ir a la página de inicio',
    loading: 'Cargando…',
    newTab: 'se abre en una pestaña nueva',
    notifications: 'Notificaciones',
  },
  problem: {
    unreachable:
      'No podemos conectar con VSE en este momento. Compruebe su conexión e inténtelo de nuevo.',
    unexpected: 'Algo ha fallado por nuestra parte. Inténtelo de nuevo en un momento.',
    reference: 'Referencia',
    broken: 'Algo ha fallado',
    brokenText:
      'Esta página ha dejado de funcionar. Volver a cargarla suele ayudar; sus respuestas se conservan.',
    reload: 'Volver a cargar',
    lost: 'No se ha podido cargar esta página',
    lostText: 'Compruebe su conexión. La página anterior sigue disponible.',
    lostPart: 'No se ha podido cargar una parte de esta página. Compruebe su conexión.',
    back: 'Volver',
    missingClientId:
      'Falta el id. de cliente. La aplicación no funcionará hasta que se haya configurado.',
  },
  color: {
    light: (name) => `${name} claro`,
    dark: (name) => `${name} oscuro`,
    muted: (name) => `${name} grisáceo`,
    names: {
      black: 'negro',
      white: 'blanco',
      gray: 'gris',
      red: 'rojo',
      brown: 'marrón',
      beige: 'beige',
      orange: 'naranja',
      yellow: 'amarillo',
      green: 'verde',
      turquoise: 'turquesa',
      blue: 'azul',
      violet: 'violeta',
      pink: 'rosa',
    },
  },
};
