/**
 * The answers chosen for a question. `changedAnswers` lists the ones just ticked or unticked; the choice then says
 * nothing about the others. Without it, `selectedAnswers` is the whole selection.
 */
export type Choice = {
  selectedAnswers: readonly string[];
  changedAnswers?: readonly string[] | undefined;
};

/**
 * Merges a later choice into an earlier one: answers that the later one did not change stay. Idempotent, so that a save
 * whose acknowledgment was lost can be sent again.
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
