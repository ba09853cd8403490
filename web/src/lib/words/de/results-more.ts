import type { resultsMore as english } from '../en/results-more.ts';

const NUMBERS = ['einem', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const inWords = (count: number) => NUMBERS[count - 1] ?? String(count);

export const resultsMore: typeof english = {
  match: 'Übereinstimmung:',
  reaches: (name, percent) =>
    `${name} erreicht ${percent} dessen, was ein einzelner Duft Ihren Antworten höchstens entsprechen könnte.`,
  asked: (asked, all) =>
    asked === all
      ? `Ihre Antworten fragen nach allen seinen Wörtern (${all}).`
      : `Ihre Antworten fragen nach ${inWords(asked)} seiner ${inWords(all)} Wörter.`,
  portrait: (name, words) => `Porträt von ${name}, das Stärkste zuerst: ${words}.`,
  petals: 'Jedes Blatt ist eine Antwort; länger ist stärker.',
  dashed: 'Was gestrichelt ist, wurde nicht verlangt.',
  sending: 'Wird gesendet …',
  failed: 'Es konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  offline: 'Es gibt keine Verbindung. Bitte versuchen Sie es noch einmal, wenn Sie online sind.',
  ended: 'Dafür öffnen Sie bitte noch einmal Ihre Einladung.',
  mail: 'Ergebnisse per E-Mail senden',
  mailQueued: 'Unterwegs an die Adresse Ihrer Einladung.',
  mailAgain: (date, next) =>
    `Sie haben diese E-Mail am ${date} angefordert. Eine weitere ist ab ${next} möglich.`,
  mailRefused: (next) =>
    `Es konnte nicht gesendet werden. Ein neuer Versuch ist ab ${next} möglich.`,
  mailLimit: (next) =>
    `Ihre Adresse hat die E-Mails eines Tages schon erhalten. Die nächste ist ab ${next} möglich.`,
  sample: 'Um eine Probe bitten',
  sampleOf: (name) => ` von ${name}`,
  sampled: 'Um Probe gebeten',
  sampleAsked: (name) => `Sie haben um eine Probe von ${name} gebeten.`,
  sampleGone: 'Proben werden nicht mehr angeboten.',
};
