import type { numbers as english } from '../en/numbers.ts';
import { funnel } from './funnel.ts';

export const numbers: typeof english = {
  funnel,
  week: 'Esta semana',
  until: (day) => `hasta el ${day}, frente a los mismos días de la semana pasada`,
  thisWeek: 'esta semana',
  lastWeek: 'semana pasada',
  more: (n) => `${n} más`,
  fewer: (n) => `${n} menos`,
  same: 'los mismos',
  was: (n) => `antes ${n}`,
  byDay: (now, before) => `Por día: ${now}. Semana pasada: ${before}.`,
  month: 'Los últimos 30 días',
  monthText: 'de la invitación al resultado',
  since: (date) => `Todas desde el ${date}`,
  lost: 'Lo que se perdió',
  leftAt: (question, n) => `La mayoría abandonó en la pregunta ${question}: ${n}`,
  leftAtEnd: (n) => `La mayoría abandonó después de la última pregunta: ${n}`,
  projects: (begun, completed) => `Proyectos: ${begun} iniciados, ${completed} completados.`,
  nothing: 'No se ha iniciado nada en los últimos 30 días.',
  newest: 'Resultados más recientes',
};
