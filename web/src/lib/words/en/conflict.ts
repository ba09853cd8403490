import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');

/** The choice between two versions of a record. */
export const conflict = {
  changedBy: (name: string, ago: string) => `${name} changed this ${ago}`,
  changedNow: (name: string) => `${name} changed this just now`,
  changed: 'Someone else changed this',
  changedOutside: 'Someone outside your provider changed this',
  text: 'It was saved after you began. Choose a side for each field that differs.',
  yours: 'Yours',
  unsaved: 'not saved',
  theirs: 'Theirs',
  savedAt: (date: string) => `saved ${date}`,
  takeYours: 'Take all yours',
  takeTheirs: 'Take all theirs',
  both: 'you both changed it',
  onlyMe: 'only you changed it',
  onlyThem: 'only they changed it',
  onlyOne: (name: string) => `only ${name} changed it`,
  was: (value: string) => `was ${value}`,
  asItWas: 'as it was',
  empty: 'empty',
  same: (count: number) =>
    plural(count, 'the other one is the same', `the other ${count} are the same`),
  willBeSaved: 'Will be saved',
  fromYou: (fields: string) => `${fields} from you`,
  fromThem: (fields: string) => `${fields} from the other side`,
  fromOne: (fields: string, name: string) => `${fields} from ${name}`,
  stillToChoose: (fields: string) => `Still to be chosen: ${fields}.`,
  others: (count: number) =>
    plural(
      count,
      'The other field is the same on both sides.',
      `The other ${count} fields are the same on both sides.`,
    ),
  keepEditing: 'Keep editing',
  saveThis: 'Save this',
  notShown: 'a version that is not shown here',
  deleted: 'deleted in the meantime',
};
