import { isPublished } from '@vse/domain/publish-state';
import { Problem } from '../http/errors.ts';
import { contentHash } from './ids.ts';
import type { Questions } from './questions.ts';
import type { QuizVersionDoc, Records } from './records.ts';
import { createOnce } from './revise.ts';

const NO_QUESTIONS = 'There are no published questions yet. Please try again later.';
const HELD = 50;

export type QuizVersions = {
  /** The id of the version that a quiz begun now belongs to. Throws Problem 409 when no question is published. */
  current(): Promise<string>;
  read(id: string): Promise<QuizVersionDoc>;
};

export function createQuizVersions({ quizVersions }: Records, questions: Questions): QuizVersions {
  /** Versions never change, so a few are held in memory for as long as the process lives. */
  const held = new Map<string, QuizVersionDoc>();

  function hold(version: QuizVersionDoc) {
    held.delete(version.id);
    held.set(version.id, version);
    const [oldest] = held.keys();
    if (held.size > HELD && oldest) held.delete(oldest);
  }

  return {
    async current() {
      const published = (await questions.ordered())
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
      if (published.length === 0) throw new Problem(409, NO_QUESTIONS);
      const id = contentHash(JSON.stringify(published));
      if (!held.has(id)) {
        await createOnce(quizVersions, { id, questions: published });
        hold({ id, questions: published });
      }
      return id;
    },
    async read(id) {
      const version = held.get(id) ?? (await quizVersions.read(id))?.doc;
      if (!version) throw new Error(`The quiz version ${id} is missing`);
      hold(version);
      return version;
    },
  };
}
