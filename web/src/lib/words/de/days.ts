import type { days as english } from '../en/days.ts';

export const days: typeof english = {
  label: 'Zeitraum',
  since: (day) => `Seit ${day}`,
  until: (day) => `Bis ${day}`,
  presets: {
    today: 'Heute',
    last7: 'Letzte 7 Tage',
    last30: 'Letzte 30 Tage',
    thisMonth: 'Dieser Monat',
    lastMonth: 'Letzter Monat',
  },
  own: 'Eigener Zeitraum',
  from: 'Von',
  to: 'Bis',
  show: 'Anzeigen',
};
