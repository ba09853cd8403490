import type { days as english } from '../en/days.ts';

export const days: typeof english = {
  label: 'Fechas',
  since: (day) => `Desde el ${day}`,
  until: (day) => `Hasta el ${day}`,
  presets: {
    today: 'Hoy',
    last7: 'Últimos 7 días',
    last30: 'Últimos 30 días',
    thisMonth: 'Este mes',
    lastMonth: 'El mes pasado',
  },
  own: 'Otro período',
  from: 'Desde',
  to: 'Hasta',
  show: 'Mostrar',
};
