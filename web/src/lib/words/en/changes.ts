import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');
const fragrances = (count: number) => plural(count, `${count} fragrance`, `${count} fragrances`);

/** What was changed in a record, and what was changed in many of them at once. */
export const changes = {
  history: (name: string) => `History of ${name}`,
  current: 'Current state',
  together: 'Part of a change of several records',
  unchanged: 'Saved without a change',
  oldest: 'No earlier state is kept.',
  restore: 'Restore',
  restoreState: (date: string) => `Restore the state of ${date}`,
  restored: (date: string) => `The form has the state of ${date}. Check it, then save.`,
  fields: {
    isEnforceAdjectivesAndColors: 'Adjectives and colors are required',
    isEnforceUploads: 'Files are required',
  },
  becomes: 'becomes',
  empty: 'empty',
  added: 'added',
  removed: 'removed',
  replaced: 'replaced',
  wholeText: 'Show the whole text',
  lessText: 'Show less of the text',
  more: (count: string) => `${count} more`,
  deletedOne: 'a deleted one',
  adjective: (name: string) => `Adjective ${name}`,
  weight: 'weight',
  withWeight: (weight: string) => `added with weight ${weight}`,
  hadWeight: (weight: string) => `removed, its weight was ${weight}`,
  inventoryAdded: 'Added to the inventory',
  inventoryTaken: 'Taken from the inventory',
  answer: (title: string) => `Answer “${title}”`,
  adjectivesAdded: 'adjectives added',
  adjectivesTaken: 'adjectives removed',
  answerOrder: 'Order of the answers changed',
  sets: {
    title: 'Changes of several records',
    crumb: 'Changes',
    intro: 'Each changed many records at once. It can be undone for seven days.',
    empty: 'No changes yet',
    emptyText: 'When several fragrances are published together, this list says so.',
    columns: { what: 'What', who: 'Who', when: 'When', state: 'State', undo: 'Undo' },
  },
  published: (count: number) => `Published ${fragrances(count)}`,
  drafted: (count: number) => `Set ${fragrances(count)} to Draft`,
  became: (what: string, count: number) => `${what} for ${fragrances(count)}`,
  several: (count: number) => `Changed ${fragrances(count)}`,
  inventories: (count: number) =>
    plural(count, `Inventory of ${count} provider`, `Inventories of ${count} providers`),
  cameIn: (count: string) => `${count} added`,
  wentOut: (count: string) => `${count} removed`,
  undoOf: (count: number) =>
    plural(count, `Undid a change of ${count} record`, `Undid a change of ${count} records`),
  writing: (done: string, total: string) => `In progress, ${done} of ${total}`,
  settingBack: 'Being set back',
  done: 'Done',
  undone: 'Undone',
  failed: 'Not completed, nothing was changed',
  stopped: (done: string, total: string) => `Stopped, ${done} of ${total} changed`,
  stoppedText: (done: string, total: string) =>
    `This was stopped: ${done} of ${total} records are changed.`,
  leftOut: (count: number) =>
    plural(count, `${count} left as it was`, `${count} left as they were`),
  arePublished: (count: number) =>
    plural(count, `${count} fragrance is published.`, `${count} fragrances are published.`),
  undo: 'Undo',
  undoOne: (what: string) => `Undo: ${what}`,
  undoing: 'Undoing…',
  progress: (done: string, total: string) => `${done} of ${total}`,
  undid: (count: number) =>
    plural(
      count,
      `Undone: ${count} record is as before.`,
      `Undone: ${count} records are as before.`,
    ),
  keptChanged: (names: string) =>
    `Left as they are, because they were changed or deleted since: ${names}.`,
  notChanged: 'Nothing was changed.',
  notUndone: 'Nothing was undone.',
  because: (name: string, reason: string) => `${name}: ${reason}`,
};
