import type { quiz as english } from '../en/quiz.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('fr');
const NUMBERS = ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six'];
const FAMILIES: Readonly<Record<string, string>> = {
  Aromatic: 'Aromatique',
  Citrus: 'Agrumes',
  Floral: 'Florale',
  Fruity: 'Fruitée',
  Gourmand: 'Gourmande',
  Green: 'Verte',
  Amber: 'Ambrée',
  Ozonic: 'Ozonique',
  Watery: 'Aquatique',
  Woody: 'Boisée',
};
const COLLECTIONS: Readonly<Record<string, string>> = { Holidays: 'Fêtes' };
const quoted = (title: string) => `« ${title} »`;

export const quiz: typeof english = {
  invite: {
    title: 'Trouvez le parfum qui vous ressemble',
    titleLines: ['Trouvez le parfum', 'qui vous ressemble'],
    promise:
      'Quelques questions courtes, environ trois minutes. Vos réponses sont enregistrées au fur et à mesure.',
    email: 'E-mail',
    code: 'Code d’invitation',
    hint: 'Le code se compose de six lettres et chiffres. Il figure dans votre invitation. Saisissez l’adresse e-mail à laquelle elle a été envoyée.',
    submit: 'Commencer le quiz',
    submitting: 'Ouverture de votre quiz…',
  },
  quiz: {
    title: 'Votre quiz',
    question: (number) => `Question ${number}`,
    answered: (count, total) => `${count} ${plural(count, 'réponse', 'réponses')} sur ${total}`,
    left: (minutes) => `encore ${minutes} ${plural(minutes, 'minute', 'minutes')} environ`,
    allAnswered: 'place à vos résultats',
    progress: 'Progression',
    submit: 'Envoyer',
    submitted: 'Réponse enregistrée',
    selectFirst: 'Veuillez d’abord choisir une réponse.',
    finish: 'Voir les parfums recommandés',
    toGo: (count: number) => `encore ${count}`,
    finishing: 'Recherche de vos parfums…',
    state: {
      idle: 'Enregistré au fur et à mesure',
      saving: 'Enregistrement…',
      saved: 'Enregistré',
      retrying: 'Pas encore enregistré, nouvel essai à venir',
      offline: 'Hors ligne, conservé sur cet appareil',
      refused: 'Non enregistré',
    },
    backOnline: 'Toutes les réponses sont enregistrées.',
    finishOffline:
      'Vous êtes hors ligne. Vos parfums apparaîtront dès que vous serez de nouveau en ligne.',
    finishWaiting:
      'VSE est injoignable pour l’instant. Vos parfums apparaîtront dès que la connexion sera rétablie.',
    reopen: 'Ouvrez de nouveau votre invitation',
    reopenText:
      'Pour continuer ce quiz, saisissez de nouveau votre adresse e-mail et votre code d’invitation. Toutes vos réponses sont conservées. Si vous l’avez commencé en tant que membre du personnel, connectez-vous plutôt.',
    toInvite: 'Saisir l’adresse e-mail et le code',
    noQuestions: 'Ce quiz n’a pas encore de questions',
    noQuestionsText:
      'Veuillez prévenir la personne à l’origine de votre invitation et revenir un peu plus tard.',
    withoutId: 'Ouvrez votre quiz avec votre invitation',
    withoutIdText: 'Il vous faut votre adresse e-mail et le code de l’invitation.',
  },
  results: {
    labels: {
      'BEST MATCH': 'MEILLEUR ACCORD',
      'GREAT MATCH': 'TRÈS BON ACCORD',
      'GOOD MATCH': 'BON ACCORD',
    },
    title: 'Résultats',
    summary: (count, name) =>
      `${NUMBERS[count - 1] ?? count} ${plural(count, 'parfum', 'parfums')}${name ? ` pour ${name}` : ''}${count > 1 ? ', le meilleur accord d’abord' : ''}.`,
    permalink: 'Lien vers ces résultats',
    copy: 'Copier le lien',
    copied: 'Copié',
    copiedNotice: 'Le lien est copié.',
    next: 'Et maintenant\u00a0?',
    print: 'Imprimer',
    write: 'Écrire à la personne qui vous a invité',
    mailSubject: 'Mes parfums',
    notCopied: 'Sélectionnez le lien, puis copiez-le.',
    collection: (family, collection) =>
      `${FAMILIES[family] ?? family} · Collection ${COLLECTIONS[collection] ?? collection}`,
    colors: (names) => `Couleurs : ${names.join(', ')}`,
    why: 'Pourquoi ce parfum',
    chose: (titles) => {
      const all = [...new Set(titles)].map(quoted);
      const last = all.at(-1) ?? '';
      return `vous avez choisi ${all.length > 1 ? `${all.slice(0, -1).join(', ')} et ${last}` : last}`;
    },
    oneSheet: 'Fiche (PDF)',
    details: 'Détails',
    detailsOf: (name) => `pour ${name}`,
    detectionLevel: 'Niveau de perception',
    neutralizer: 'Neutralisant d’odeurs',
    yes: 'Oui',
    no: 'Non',
    sku: 'Référence',
    colorsTerm: 'Couleurs',
    generatedBy: (name) => `Résultat généré par ${name}`,
    none: 'Aucun parfum ne correspond à ces réponses',
    noneText:
      'L’inventaire ne contient rien à recommander pour le moment. Adressez-vous à la personne à l’origine de votre invitation.',
    noneTextUninvited:
      'L’inventaire ne contient rien à recommander pour le moment. Le fournisseur de parfums décide de ce qu’il contient.',
    unknown: 'Nous n’avons pas trouvé ces résultats',
    unknownQuiz: 'Nous n’avons pas trouvé ce quiz',
    unknownText: 'Le lien est peut-être incomplet, ou sa destination a été supprimée.',
    failed: 'Nous n’avons pas pu charger cette page',
  },
};
