import type { sessions as english } from '../en/sessions.ts';

export const sessions: typeof english = {
  signOutEverywhere: 'Déconnecter partout',
  signedOutEverywhere:
    'Cette personne est déconnectée sur tous les appareils. Une nouvelle connexion peut prendre cinq minutes.',
  failed: 'La déconnexion a échoué',
};
