import type { Outcome } from '@vse/domain/records/outcomes';
import type { OutcomeDoc, Owner, QuizResultDoc } from '../../store/document-types.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Needs } from '../context.ts';

/** The outcomes of a result, with the names that their authors have now: a read for each author. */
export async function outcomesOf(
  { records }: Needs<'records'>,
  { recommendedFragrances, outcomes = [] }: QuizResultDoc,
): Promise<Outcome[]> {
  const authors = [...new Set(outcomes.flatMap(({ by }) => by || []))];
  const names = new Map<Owner, string>();
  await mapInChunks(authors, async (id) => {
    const user = (await records.userSettings.read(id))?.doc;
    if (user) names.set(id, `${user.firstName} ${user.lastName}`.trim());
  });
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
