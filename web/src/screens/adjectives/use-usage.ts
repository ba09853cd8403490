import { listQuestions } from '@vse/domain/contract/calls';
import { useMemo } from 'react';
import { useStaffApi } from '../../lib/api/staff.ts';
import { useFragranceRows } from '../../lib/records/use-fragrance-rows.ts';

type Usage = { fragrances: number; answers: number };

/** Returns where an adjective is used, by its id. Undefined while fragrances or questions are loading. */
export function useUsage(): ((id: string) => Usage) | undefined {
  const fragrances = useFragranceRows().items;
  const questions = useStaffApi(listQuestions, {}).data?.items;
  return useMemo(() => {
    if (!fragrances || !questions) return undefined;
    const onFragrances = countIds(fragrances);
    const onAnswers = countIds(questions.flatMap(({ answers }) => answers));
    return (id) => ({ fragrances: onFragrances.get(id) ?? 0, answers: onAnswers.get(id) ?? 0 });
  }, [fragrances, questions]);
}

function countIds(records: readonly { adjectives: readonly { id: string }[] }[]) {
  const counts = new Map<string, number>();
  for (const { adjectives } of records)
    for (const id of new Set(adjectives.map((one) => one.id)))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
