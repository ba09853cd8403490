import { isLeftOut } from '@vse/domain/rules/left-out';
import { isPublished } from '@vse/domain/rules/publish-state';
import type { QuestionDoc, QuizVersionDoc } from '../../store/document-types.ts';
import { createOnce } from '../../store/documents.ts';
import { contentHash } from '../../store/ids.ts';
import { orderedQuestions } from '../catalogue/question-order.ts';
import type { Needs } from '../context.ts';
import { readOrLog } from '../readable.ts';

/** What a quiz version holds of these questions. `names` has the names of all adjectives by id. */
export function versionContent(
  stored: readonly QuestionDoc[],
  names: ReadonlyMap<string, string>,
): Omit<QuizVersionDoc, 'id'> {
  const questions = stored.filter(isAsked).map(({ id, type, questionText, answers }) => ({
    ...{ id, type, questionText },
    answers: answers.filter(isPublished),
  }));
  const used = questions.flatMap(({ answers }) => answers.flatMap(({ adjectives }) => adjectives));
  const adjectives = Object.fromEntries(
    used.flatMap(({ id }) => {
      const name = names.get(id);
      return name === undefined ? [] : [[id, name]];
    }),
  );
  return { questions, adjectives };
}

/** Whether the quiz asks a question. */
export const isAsked = (question: QuestionDoc): boolean =>
  isPublished(question) && !isLeftOut(question);

/**
 * Stores the questions that are published now as a quiz version, and returns its id; '' without any. `names` has the
 * names of all adjectives by id.
 */
export async function buildVersion(
  context: Needs<'records'>,
  names: ReadonlyMap<string, string>,
): Promise<string> {
  // One that cannot be read is left out: it must not keep all others from quizzes.
  const readable = await readOrLog('questions', await orderedQuestions(context), ({ doc }) => {
    versionContent([doc], names);
    return doc;
  });
  const content = versionContent(readable, names);
  if (content.questions.length === 0) return '';
  const id = contentHash(JSON.stringify([content.questions, content.adjectives]));
  return createOnce(context.records.quizVersions, { id, ...content });
}
