import type { firstSteps as english } from '../en/first-steps.ts';

export const firstSteps: typeof english = {
  title: 'Primeros pasos',
  text: 'Un cuestionario necesita los cuatro. Cada paso se apoya en el anterior.',
  done: 'Hecho',
  adjectives: 'Palabras que describen fragancias y respuestas.',
  fragrances: 'Cada una con los adjetivos que le corresponden.',
  providers: 'Las organizaciones con sus inventarios de fragancias.',
  users: 'Personas que invitan y leen los resultados.',
};
