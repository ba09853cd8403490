import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');
const fragrances = (count: number) => plural(count, `${count} fragrance`, `${count} fragrances`);

/** What can be done with selected fragrances. */
export const selection = {
  publish: 'Publish',
  draft: 'Set to Draft',
  stock: 'Add to inventory',
  published: (count: string, total: string) => `Published already: ${count} of ${total}`,
  areDrafts: (count: number) =>
    plural(count, `${count} fragrance is a Draft.`, `${count} fragrances are Drafts.`),
  stockTitle: (count: number) => `Add ${fragrances(count)} to inventories`,
  stockConfirm: 'Add',
  has: (count: string, total: string) => `Has ${count} of ${total}`,
  chooseOne: 'Select at least one inventory.',
  noProviders: 'There are no inventories yet. Add a provider first.',
  areStocked: (count: number, names: string) =>
    `${plural(count, `${count} fragrance is in`, `${count} fragrances are in`)} the inventory of ${names}.`,
  deleteTitle: (count: number) => `Delete ${fragrances(count)}?`,
  deleteText: (count: number, names: string) =>
    plural(
      count,
      `${names} is no longer recommended and leaves every inventory. Past results keep it. This action is IRREVERSIBLE.`,
      `${names} are no longer recommended and leave every inventory. Past results keep them. This action is IRREVERSIBLE.`,
    ),
  deleteConfirm: (count: number) => `Delete ${fragrances(count)}`,
  deleting: (count: number) => `Deleting ${fragrances(count)}`,
  deleted: (count: number) =>
    plural(count, `${count} fragrance was deleted.`, `${count} fragrances were deleted.`),
  notDeleted: (reasons: string) => `Not deleted: ${reasons}`,
  left: (count: number) =>
    plural(count, `${count} fragrance is left.`, `${count} fragrances are left.`),
};
