import type { firstSteps as english } from '../en/first-steps.ts';

export const firstSteps: typeof english = {
  title: 'Premiers pas',
  text: 'Un quiz a besoin des quatre. Chaque étape s’appuie sur la précédente.',
  done: 'Fait',
  adjectives: 'Des mots qui décrivent les parfums et les réponses.',
  fragrances: 'Chacun avec les adjectifs qui lui conviennent.',
  providers: 'Les organisations avec leurs inventaires de parfums.',
  users: 'Les personnes qui invitent et lisent les résultats.',
};
