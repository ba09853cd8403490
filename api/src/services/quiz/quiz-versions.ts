import { Problem } from '../../problem.ts';
import type { QuizVersionDoc } from '../../store/document-types.ts';
import type { Needs } from '../context.ts';
import { publishedVersion } from '../published/read-published.ts';

/** The id of the quiz version for quizzes started now. Throws Problem 409 when no question is published. */
export async function currentVersion(context: Needs<'records'>): Promise<string> {
  const id = await publishedVersion(context);
  if (id === '') throw new Problem(409, 'NO_QUESTIONS');
  return id;
}

export function readVersion(
  { records, heldVersions }: Needs<'records' | 'heldVersions'>,
  id: string,
): Promise<QuizVersionDoc> {
  return heldVersions.get(id, async () => {
    const stored = await records.quizVersions.read(id);
    if (!stored) throw new Error(`The quiz version ${id} is missing`);
    return stored.doc;
  });
}
