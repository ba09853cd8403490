import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');
const fragranceCount = (count: number) => `${count} ${plural(count, 'fragrance', 'fragrances')}`;
const answerCount = (count: number) => `${count} ${plural(count, 'answer', 'answers')}`;

/** The list of adjectives, adding one, one adjective. */
export const adjectives = {
  title: 'Adjectives',
  add: 'Add Adjective',
  addToRecord: 'Add an adjective',
  create: 'Create Adjective',
  adding: 'Adding…',
  edit: 'Edit Adjective',
  find: 'Find by name',
  columns: { name: 'Name', fragrances: 'Fragrances', answers: 'Answers', actions: 'Actions' },
  fields: { name: 'Name' },
  empty: 'No adjectives yet',
  emptyText:
    'Adjectives come first: fragrances and answers are described by them. Add the first one above.',
  added: (name: string) => `“${name}” was added.`,
  errorAdding: 'Error Adding Adjective',
  errorSaving: 'Error Saving Adjective',
  editOne: (name: string) => `Edit ${name}`,
  deleteOne: (name: string) => `Delete ${name}`,
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: (fragrances: number, answers: number) =>
    `It is used by ${fragranceCount(fragrances)} and ${answerCount(answers)}. They keep everything else, but the adjective is no longer shown, counted or scored anywhere. This cannot be undone.`,
  deleteUnknown:
    'Fragrances and answers that use it keep everything else, but the adjective is no longer shown, counted or scored anywhere. This cannot be undone.',
  deleteConfirm: 'Delete adjective',
  deleted: (name: string) => `Deleted ${name}`,
  deletedOne: 'Adjective deleted',
  deletedText: 'It is no longer shown, counted or scored anywhere.',
  dangerText: 'Fragrances and answers that use the adjective lose it.',
  glance: 'Where it is used',
  unknown: 'We could not find this adjective',
  unknownText: 'It may have been deleted.',
  toList: 'Return to Adjectives',
};
