/** What a respondent reads where the provider offers samples. */
export const sample = {
  ask: 'Demander un échantillon',
  asking: 'Envoi …',
  asked: 'Vous avez demandé un échantillon',
  failed: 'Votre demande n’a pas été envoyée. Veuillez réessayer.',
  gone: 'Les échantillons ne sont plus proposés.',
};
