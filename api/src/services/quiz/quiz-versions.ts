import { isPublished } from '@vse/domain/rules/publish-state';
import { Problem } from '../../problem.ts';
import type { QuizVersionDoc } from '../../store/document-types.ts';
import { createOnce } from '../../store/documents.ts';
import { contentHash } from '../../store/ids.ts';
import { orderedQuestions } from '../catalogue/questions.ts';
import type { Needs } from '../context.ts';

type VersionNeeds = Needs<'records' | 'heldVersions'>;

/** The id of the quiz version for quizzes started now. Throws Problem 409 when no question is published. */
export async function currentVersion(context: VersionNeeds): Promise<string> {
  const { records, heldVersions } = context;
  const published = (await orderedQuestions(context))
    .map(({ doc }) => doc)
    .filter(isPublished)
    .map(({ id, type, questionText, answers }) => ({
      id,
      type,
      questionText,
      answers: answers.filter(isPublished),
    }))
    // A question that nobody could answer would make every quiz impossible to complete.
    .filter(({ answers }) => answers.length > 0);
  if (published.length === 0) throw new Problem(409, 'NO_QUESTIONS');
  const id = contentHash(JSON.stringify(published));
  await heldVersions.get(id, async () => {
    const version = { id, questions: published };
    await createOnce(records.quizVersions, version);
    return version;
  });
  return id;
}

export function readVersion(
  { records, heldVersions }: VersionNeeds,
  id: string,
): Promise<QuizVersionDoc> {
  return heldVersions.get(id, async () => {
    const stored = await records.quizVersions.read(id);
    if (!stored) throw new Error(`The quiz version ${id} is missing`);
    return stored.doc;
  });
}
