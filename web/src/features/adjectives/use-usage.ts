import { useMemo } from 'react';
import { useFragranceRows } from '../../lib/records/use-fragrance-rows.ts';
import { useQuestionList } from '../../lib/records/use-question-list.ts';

type Described = { adjectives: readonly { id: string }[] };
type Usage = { fragrances: number; answers: number };

/** Returns how often an adjective is used, by its id. Undefined while fragrances or questions are loading. */
export function useUsage(): ((id: string) => Usage) | undefined {
  const { fragrances, questions } = useDescribedRecords();
  return useMemo(() => {
    if (!fragrances || !questions) return undefined;
    const onFragrances = countIds(fragrances);
    const onAnswers = countIds(questions.flatMap(({ answers }) => answers));
    return (id) => ({ fragrances: onFragrances.get(id) ?? 0, answers: onAnswers.get(id) ?? 0 });
  }, [fragrances, questions]);
}

/** Returns the fragrances and the questions that use an adjective, each question with its answers that do. */
export function useUses(id: string) {
  const { fragrances = [], questions = [] } = useDescribedRecords();
  const usesAdjective = ({ adjectives }: Described) => adjectives.some((one) => one.id === id);
  return {
    fragrances: fragrances.filter(usesAdjective),
    questions: questions
      .map(({ answers, ...question }) => ({ ...question, answers: answers.filter(usesAdjective) }))
      .filter(({ answers }) => answers.length > 0),
  };
}

/** All that is described by adjectives; undefined while it is loading. */
const useDescribedRecords = () => ({
  fragrances: useFragranceRows().items,
  questions: useQuestionList().items,
});

function countIds(records: readonly Described[]) {
  const counts = new Map<string, number>();
  for (const { adjectives } of records)
    for (const id of new Set(adjectives.map((one) => one.id)))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
