import { findRecords } from '@vse/domain/contract/calls';
import { NAME_LENGTH } from '@vse/domain/limits';
import { finderOf, wordsOf } from '@vse/domain/rules/words';
import { useStaffApi } from '../../lib/api/staff.ts';
import { useDebounced } from '../../lib/browser/use-debounced.ts';

/**
 * The invites and results that the server finds, after a pause in typing. Until its answer comes, those of the answer
 * before it that still match.
 */
export function useFound(typed: string, isWanted: boolean) {
  const asked = useDebounced(typed);
  const isSearch = isWanted && wordsOf(asked).length > 0;
  const { data, error, isLoading } = useStaffApi(
    findRecords,
    isSearch ? { text: asked.trim().slice(0, NAME_LENGTH) } : null,
    { keepPreviousData: true },
  );
  const isFound = finderOf(typed);
  const shown = isWanted && wordsOf(typed).length > 0 ? data : undefined;
  const matching = <T extends { name: string; email: string }>(items: readonly T[] = []) =>
    items.filter(({ name, email }) => isFound(`${name}\n${email}`));
  return {
    invites: { items: matching(shown?.invites.items), hasMore: shown?.invites.hasMore ?? false },
    results: {
      items: matching(shown?.quizResults.items),
      hasMore: shown?.quizResults.hasMore ?? false,
    },
    isPending: isWanted && wordsOf(typed).length > 0 && (asked !== typed || isLoading),
    hasFailed: isSearch && error !== undefined && !isLoading,
  };
}
