import type { numbers as english } from '../en/numbers.ts';
import { funnel } from './funnel.ts';

export const numbers: typeof english = {
  funnel,
  week: 'Cette semaine',
  until: (day) => `jusqu’à ${day}, face aux mêmes jours de la semaine dernière`,
  thisWeek: 'cette semaine',
  lastWeek: 'semaine dernière',
  more: (n) => `${n} de plus`,
  fewer: (n) => `${n} de moins`,
  same: 'autant',
  was: (n) => `avant ${n}`,
  byDay: (now, before) => `Par jour : ${now}. Semaine dernière : ${before}.`,
  month: 'Les 30 derniers jours',
  monthText: 'de l’invitation au résultat',
  since: (date) => `Toutes depuis le ${date}`,
  lost: 'Ce qui a été perdu',
  leftAt: (question, n) => `La plupart ont abandonné à la question ${question} : ${n}`,
  leftAtEnd: (n) => `La plupart ont abandonné après la dernière question : ${n}`,
  projects: (begun, completed) => `Projets : ${begun} commencés, ${completed} terminés.`,
  nothing: 'Rien n’a commencé au cours des 30 derniers jours.',
  newest: 'Derniers résultats',
};
