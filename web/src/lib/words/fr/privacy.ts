import { pluralIn } from '../plural.ts';

const plural = pluralIn('fr');

export const privacy = {
  notice: 'Notice de confidentialité',
  keeps: 'Ce que cet appareil conserve',
  kept: [
    'Après l’ouverture de votre quiz : une clé pour continuer sans votre code, et vos réponses jusqu’à leur enregistrement.',
    'Votre choix de langue et de clair ou sombre, et quelques valeurs techniques qui ne disent rien de vous.',
    'Pour le personnel connecté : la connexion, et les listes jusqu’à la déconnexion.',
  ],
  keptEnd:
    'Rien de tout cela ne sert à la publicité. « Ce n’est pas mon appareil », sous un quiz et ses résultats, supprime la clé et les réponses.',
  notMine: 'Ce n’est pas mon appareil',
  remove: {
    title: 'Supprimer votre quiz de cet appareil ?',
    saved:
      'Vos réponses sont enregistrées. Pour rouvrir votre quiz, il vous faut votre e-mail et votre code d’invitation.',
    history: 'Le lien de votre invitation peut rester dans l’historique de ce navigateur.',
    confirm: 'Supprimer de cet appareil',
    cancel: 'Annuler',
    unsaved: (count: number) =>
      plural(
        count,
        `${count} réponse n’est pas encore enregistrée.`,
        `${count} réponses ne sont pas encore enregistrées.`,
      ),
    waiting: 'Vos résultats ne sont pas encore enregistrés.',
    lost: 'Ce qui n’est pas enregistré est perdu si vous le supprimez maintenant.',
    save: 'Enregistrer maintenant',
    anyway: 'Supprimer sans enregistrer',
  },
};
