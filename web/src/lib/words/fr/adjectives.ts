import type { adjectives as english } from '../en/adjectives.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('fr');
const fragranceCount = (count: number) => `${count} ${plural(count, 'parfum', 'parfums')}`;
const answerCount = (count: number) => `${count} ${plural(count, 'réponse', 'réponses')}`;

/** The list of adjectives, adding one, one adjective. */
export const adjectives: typeof english = {
  title: 'Adjectifs',
  add: 'Ajouter un adjectif',
  addToRecord: 'Ajouter un adjectif',
  create: 'Créer un adjectif',
  adding: 'Ajout…',
  edit: 'Modifier l’adjectif',
  find: 'Rechercher par nom',
  columns: { name: 'Nom', fragrances: 'Parfums', answers: 'Réponses', actions: 'Actions' },
  fields: { name: 'Nom' },
  empty: 'Aucun adjectif pour le moment',
  emptyText:
    'Tout commence par les adjectifs\u00a0: ils décrivent les parfums et les réponses. Ajoutez le premier ci-dessus.',
  added: (name) => `«\u00a0${name}\u00a0» a été ajouté.`,
  errorAdding: 'Erreur lors de l’ajout de l’adjectif',
  errorSaving: 'Erreur lors de l’enregistrement de l’adjectif',
  editOne: (name) => `Modifier ${name}`,
  deleteOne: (name) => `Supprimer ${name}`,
  deleteTitle: (name) => `Supprimer ${name}\u00a0?`,
  deleteText: (fragrances, answers) =>
    `Il est utilisé par ${fragranceCount(fragrances)} et ${answerCount(answers)}. Le reste est conservé, mais l’adjectif n’est plus affiché, compté ni noté. Cette action est irréversible.`,
  deleteUnknown:
    'Les parfums et réponses qui l’utilisent conservent le reste, mais l’adjectif n’est plus affiché, compté ni noté. Cette action est irréversible.',
  deleteConfirm: 'Supprimer l’adjectif',
  deleted: (name) => `${name}\u00a0: supprimé`,
  deletedOne: 'Adjectif supprimé',
  deletedText: 'Il n’est plus affiché, compté ni noté nulle part.',
  dangerText: 'Les parfums et réponses qui utilisent l’adjectif le perdent.',
  glance: 'Utilisation',
  unknown: 'Cet adjectif est introuvable',
  unknownText: 'Il a peut-être été supprimé.',
  toList: 'Retour aux adjectifs',
};
