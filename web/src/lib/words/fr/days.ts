import type { days as english } from '../en/days.ts';

export const days: typeof english = {
  label: 'Dates',
  since: (day) => `Depuis le ${day}`,
  until: (day) => `Jusqu’au ${day}`,
  presets: {
    today: 'Aujourd’hui',
    last7: '7 derniers jours',
    last30: '30 derniers jours',
    thisMonth: 'Ce mois-ci',
    lastMonth: 'Le mois dernier',
  },
  own: 'Autre période',
  from: 'Du',
  to: 'Au',
  show: 'Afficher',
};
