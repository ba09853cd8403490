/** Applies my order to a newer list: deleted ids are dropped, new ids come last. */
export const rebasedOrder = (mine: readonly string[], latest: readonly string[]): string[] => [
  ...mine.filter((id) => latest.includes(id)),
  ...latest.filter((id) => !mine.includes(id)),
];

/** How many ids have another position than before. */
export const movedCount = (ids: readonly string[], before: readonly string[]): number =>
  ids.filter((id, index) => before[index] !== id).length;
