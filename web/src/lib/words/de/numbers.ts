import type { numbers as english } from '../en/numbers.ts';
import { funnel } from './funnel.ts';

export const numbers: typeof english = {
  funnel,
  week: 'Diese Woche',
  until: (day) => `bis ${day}, verglichen mit denselben Tagen der letzten Woche`,
  thisWeek: 'diese Woche',
  lastWeek: 'letzte Woche',
  more: (n) => `${n} mehr`,
  fewer: (n) => `${n} weniger`,
  same: 'ebenso viele',
  was: (n) => `zuvor ${n}`,
  byDay: (now, before) => `Nach Tagen: ${now}. Letzte Woche: ${before}.`,
  month: 'Die letzten 30 Tage',
  monthText: 'von der Einladung zum Ergebnis',
  since: (date) => `Alle seit ${date}`,
  lost: 'Was verloren ging',
  leftAt: (question, n) => `Die meisten brachen bei Frage ${question} ab: ${n}`,
  leftAtEnd: (n) => `Die meisten brachen nach der letzten Frage ab: ${n}`,
  projects: (begun, completed) => `Projekte: ${begun} begonnen, ${completed} abgeschlossen.`,
  nothing: 'In den letzten 30 Tagen wurde nichts begonnen.',
  newest: 'Neueste Ergebnisse',
};
