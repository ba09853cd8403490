import type { PublishState } from '@vse/domain/rules/publish-state';
import type { QuestionType } from '@vse/domain/rules/question-types';
import type { questions as english } from '../en/questions.ts';

const types: Record<QuestionType, string> = {
  'Photo + Text': 'Photo + texte',
  'Single Choice': 'Choix unique',
  'Multiple Choice': 'Choix multiple',
};
const state: Record<PublishState, string> = { Draft: 'Brouillon', Published: 'Publiée' };
const typeHints: Record<QuestionType, string> = {
  'Photo + Text': 'Une réponse, chacune avec une image.',
  'Single Choice': 'Une réponse, en mots.',
  'Multiple Choice': 'Une ou plusieurs réponses, en mots.',
};

export const questions: typeof english = {
  title: 'Questions du quiz',
  crumb: 'Questions',
  intro:
    'Cliquez sur une question pour la modifier. Ajoutez ou triez les questions avec les boutons au bas de la liste.',
  find: 'Rechercher une question',
  columns: {
    number: '#',
    question: 'Question',
    type: 'Type',
    visibility: 'Visibilité',
    answers: 'Réponses',
  },
  types,
  typeHints,
  state,
  quiz: 'Quiz',
  outOfQuiz: 'Omise par le quiz',
  leftOut: 'aucune réponse publiée, le quiz l’omet',
  empty: 'Aucune question pour l’instant',
  emptyText: 'Ajoutez la première question ; elle paraît dans le quiz dès qu’elle est publiée.',
  add: 'Ajouter une question',
  addText: 'De quel type de question s’agit-il ?',
  editOrder: 'Modifier l’ordre',
  orderHelp:
    'Faites glisser par la poignée, ou placez-vous sur une ligne et utilisez Monter et Descendre.',
  moved: (count: string, isOne: boolean) =>
    isOne ? '1 déplacée, pas encore enregistrée' : `${count} déplacées, pas encore enregistrées`,
  orderSaved: 'L’ordre est enregistré.',
  create: 'Créer une question',
  addBar: (type: string) => `Ajouter une question ${type} :`,
  addBarWithoutType: 'Ajouter une question :',
  fields: {
    publishState: 'Visibilité',
    questionText: 'Question',
    title: 'Titre',
    heroImageUrl: 'Image principale',
    adjectives: 'Adjectifs',
  },
  sameText: {
    title: 'Une question a déjà ce texte',
    text: 'Voulez-vous poser deux fois la même question\u00a0?',
    confirm: 'Utiliser le texte deux fois',
  },
  choose: 'Sélectionnez une option',
  added: 'La question est ajoutée.',
  unknown: 'Nous n’avons pas trouvé cette question',
  unknownText: 'Elle a peut-être été supprimée.',
  toList: 'Retour aux questions',
  place: (place: string, total: string) => `${place} sur ${total}`,
  edit: 'Modifier la question',
  duplicate: 'Dupliquer',
  copyOf: (text: string) => `${text} (copie)`,
  dangerText: (count: string, isOne: boolean) =>
    `Supprime la question et ${isOne ? 'sa réponse' : `ses ${count} réponses`}. Les résultats passés gardent ce qui a été répondu.`,
  dangerTextEmpty: 'Supprime la question.',
  deleteTitle: 'Supprimer la question',
  deleteText: (text: string) =>
    `« ${text} » et ses réponses seront supprimées. Cette action est irréversible.`,
  deleted: (text: string) => `${text} : suppression effectuée`,
  deletedText: (text: string) => `${text} a été supprimée.`,
  answers: {
    title: 'Réponses',
    columns: {
      number: '#',
      answer: 'Réponse',
      visibility: 'Visibilité',
      adjectives: 'Adjectifs',
    },
    empty: 'Aucune réponse pour l’instant.',
    editOrder: 'Modifier l’ordre des réponses',
    add: 'Ajouter une réponse',
    editBar: 'Modifier la réponse',
    imageHint: 'Veuillez téléverser une image',
    noAdjectives: 'Aucun adjectif pour l’instant.',
    unknown: 'Nous n’avons pas trouvé cette réponse',
    unknownText: 'Elle a peut-être été supprimée.',
    toQuestion: 'Retour à la question',
    deleteTitle: 'Supprimer la réponse',
    deleteText: (title: string) => `« ${title} » sera supprimée. Cette action est irréversible.`,
    deleted: (title: string) => `${title} : suppression effectuée`,
    deletedText: 'a été supprimée.',
  },
  unused: (unused: string, total: string) =>
    `Adjectifs inutilisés pour cette question (${unused}/${total})`,
  used: (used: string, total: string) => `${used} sur ${total} figurent dans ses réponses.`,
  allUsed: 'Tous les adjectifs sont utilisés.',
};
