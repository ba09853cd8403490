/**
 * The answers chosen for a question. With `changedAnswers`, the ones ticked or unticked by who chose, the choice says
 * nothing of the others; without, it is the whole selection.
 */
export type Choice = {
  selectedAnswers: readonly string[];
  changedAnswers?: readonly string[] | undefined;
};

/**
 * One choice made on top of another: what the later one did not change stays as the earlier one has it. Doing it twice
 * is as good as once, so that a save whose acknowledgement was lost can be sent again.
 */
export function mergeChoice(before: Choice, after: Choice): Choice {
  const { selectedAnswers, changedAnswers: changed } = after;
  if (!changed) return after;
  const isKept = (id: string) => !changed.includes(id) || selectedAnswers.includes(id);
  const isNew = (id: string) => changed.includes(id) && !before.selectedAnswers.includes(id);
  return {
    selectedAnswers: [...before.selectedAnswers.filter(isKept), ...selectedAnswers.filter(isNew)],
    ...(before.changedAnswers && {
      changedAnswers: [...new Set([...before.changedAnswers, ...changed])],
    }),
  };
}
