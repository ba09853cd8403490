import type { firstSteps as english } from '../en/first-steps.ts';

export const firstSteps: typeof english = {
  title: 'Erste Schritte',
  text: 'Ein Quiz braucht alle vier. Jeder Schritt baut auf dem vorigen auf.',
  done: 'Erledigt',
  adjectives: 'Wörter, die Düfte und Antworten beschreiben.',
  fragrances: 'Jeder mit den Adjektiven, die zu ihm passen.',
  providers: 'Die Organisationen mit ihren Duftsortimenten.',
  users: 'Personen, die einladen und Ergebnisse lesen.',
};
