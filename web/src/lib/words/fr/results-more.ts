import type { resultsMore as english } from '../en/results-more.ts';

const NUMBERS = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];
const inWords = (count: number) => NUMBERS[count - 1] ?? String(count);

export const resultsMore: typeof english = {
  match: 'Accord :',
  reaches: (name, percent) =>
    `${name} atteint ${percent} du meilleur accord qu’un seul parfum pourrait avoir avec vos réponses.`,
  asked: (asked, all) =>
    asked === all
      ? `Vos réponses demandent tous ses mots (${all}).`
      : `Vos réponses demandent ${inWords(asked)} de ses ${inWords(all)} mots.`,
  portrait: (name, words) => `Portrait de ${name}, le plus fort en premier : ${words}.`,
  petals: 'Chaque pétale est une réponse ; plus il est long, plus c’est fort.',
  dashed: 'Ce qui est en pointillé n’a pas été demandé.',
  sending: 'Envoi…',
  failed: 'L’envoi n’a pas abouti. Veuillez réessayer.',
  offline: 'Il n’y a pas de connexion. Veuillez réessayer une fois en ligne.',
  ended: 'Pour l’envoyer, veuillez rouvrir votre invitation.',
  mail: 'M’envoyer mes résultats',
  mailQueued: 'En route vers l’adresse de votre invitation.',
  mailAgain: (date, next) =>
    `Vous avez demandé cet e-mail le ${date}. Vous pourrez en demander un autre à partir du ${next}.`,
  mailRefused: (next) => `L’envoi n’a pas abouti. Vous pourrez réessayer à partir du ${next}.`,
  mailLimit: (next) =>
    `Votre adresse a déjà reçu les e-mails d’une journée. Vous pourrez en demander un autre à partir du ${next}.`,
  sample: 'Demander un échantillon',
  sampleOf: (name) => ` de ${name}`,
  sampled: 'Échantillon demandé',
  sampleAsked: (name) => `Vous avez demandé un échantillon de ${name}.`,
  sampleGone: 'Les échantillons ne sont plus proposés.',
};
