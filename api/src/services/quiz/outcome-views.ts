import type { Outcome } from '@vse/domain/records/outcomes';
import type { OutcomeDoc, QuizResultDoc } from '../../store/document-types.ts';
import type { Needs } from '../context.ts';

/** The outcomes of a result, with the names that their authors have now. */
export async function outcomesOf(
  { records, userNames }: Needs<'records' | 'userNames'>,
  { recommendedFragrances, outcomes = [] }: QuizResultDoc,
): Promise<Outcome[]> {
  const authors = outcomes.flatMap(({ by }) => by || []);
  const names = await userNames.of(records.userSettings, authors);
  return outcomes.map(({ at, by, ...outcome }: OutcomeDoc) => ({
    ...outcome,
    fragrance: recommendedFragrances[at]?.id ?? '',
    by: by === null ? null : { id: by, name: names.get(by) ?? '' },
  }));
}

/** The ids of the fragrances that a sample was asked for. */
export const askedSamples = ({ recommendedFragrances, outcomes = [] }: QuizResultDoc): string[] =>
  outcomes.flatMap(({ at, kind }) =>
    kind === 'asked' ? (recommendedFragrances[at]?.id ?? []) : [],
  );
