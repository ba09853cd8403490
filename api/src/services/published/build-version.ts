import { isLeftOut } from '@vse/domain/rules/left-out';
import { isPublished } from '@vse/domain/rules/publish-state';
import { createOnce } from '../../store/documents.ts';
import { contentHash } from '../../store/ids.ts';
import { orderedQuestions } from '../catalogue/question-order.ts';
import type { Needs } from '../context.ts';

/**
 * Stores the questions that are published now as a quiz version, and returns its id; '' without any. `names` has the
 * names of all adjectives by id.
 */
export async function buildVersion(
  context: Needs<'records'>,
  names: ReadonlyMap<string, string>,
): Promise<string> {
  const questions = (await orderedQuestions(context))
    .map(({ doc }) => doc)
    .filter((question) => isPublished(question) && !isLeftOut(question))
    .map(({ id, type, questionText, answers }) => ({
      id,
      type,
      questionText,
      answers: answers.filter(isPublished),
    }));
  if (questions.length === 0) return '';
  const used = questions.flatMap(({ answers }) => answers.flatMap(({ adjectives }) => adjectives));
  const adjectives = Object.fromEntries(
    used.flatMap(({ id }) => {
      const name = names.get(id);
      return name === undefined ? [] : [[id, name]];
    }),
  );
  const id = contentHash(JSON.stringify([questions, adjectives]));
  return createOnce(context.records.quizVersions, { id, questions, adjectives });
}
