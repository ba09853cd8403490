import type { Output } from '@vse/domain/contract/contract';
import type { getInsight } from '@vse/domain/records/insight';
import { QUESTION_BOUNDS } from '@vse/domain/rules/insight-counts';
import { medianOf } from '@vse/domain/rules/insight-figures';
import { plus, type Tally } from '@vse/domain/rules/insight-tally';
import type { QuizVersionDoc } from '../../store/document-types.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Needs } from '../context.ts';
import { readVersion } from '../quiz/quiz-versions.ts';
import { countAt, listAt, namesAt, tallyAt } from './tally-at.ts';

type Questions = Output<typeof getInsight>['questions'];
export type Both = { now: number; before: number };
export type Tallies = { now: Tally | undefined; before: Tally | undefined };

/** What was counted of the quizzes of one version, and how many there were. */
export type CountedQuiz = {
  id: string;
  version: QuizVersionDoc;
  isCurrent: boolean;
  counts: Tallies;
  n: Both;
};

export const both = ({ now, before }: Tallies, ...path: readonly (string | number)[]): Both => ({
  now: countAt(now, ...path),
  before: countAt(before, ...path),
});

/**
 * The quizzes by version: first that of quizzes that start now, then those with the most cases. That of now is there also
 * without a case, because it has the words of questions, and tells which are gone.
 */
export async function quizzesOf(
  context: Needs<'records' | 'heldVersions'>,
  totals: Tallies,
  current: string,
): Promise<CountedQuiz[]> {
  const counted = [...namesAt(totals.now, 'quiz'), ...namesAt(totals.before, 'quiz')];
  const ids = new Set(counted.length > 0 && current ? [current, ...counted] : counted);
  const quizzes = await mapInChunks([...ids], async (id): Promise<CountedQuiz> => {
    const counts = {
      now: tallyAt(totals.now, 'quiz', id),
      before: tallyAt(totals.before, 'quiz', id),
    };
    const version = await readVersion(context, id);
    // Everybody reached the first question.
    return { id, version, isCurrent: id === current, counts, n: both(counts, 0, 0, 0) };
  });
  return quizzes.sort(
    (a, b) =>
      Number(b.isCurrent) - Number(a.isCurrent) || b.n.now - a.n.now || b.n.before - a.n.before,
  );
}

export const hasCases = ({ n }: CountedQuiz) => n.now + n.before > 0;

/** The questions of all these quizzes, each once. A question keeps its id when its text changes. */
export function questionFigures(quizzes: readonly CountedQuiz[]): Questions {
  const ids = new Set(
    quizzes.filter(hasCases).flatMap(({ version }) => version.questions.map(({ id }) => id)),
  );
  return {
    n: sumOf(quizzes.map(({ n }) => n)),
    items: [...ids].map((id) => questionFigure(quizzes, id)),
    // Counted at the position behind the last question of each version.
    leftAtEnd: sumOf(
      quizzes.map(({ counts, version }) => both(counts, version.questions.length, 0, LEFT)),
    ),
  };
}

/** The positions of the steps of a question. */
const [REACHED, ANSWERED, LEFT] = [0, 1, 2];

const sumOf = (figures: readonly Both[]): Both =>
  figures.reduce((sum, { now, before }) => ({ now: sum.now + now, before: sum.before + before }), {
    now: 0,
    before: 0,
  });

function questionFigure(quizzes: readonly CountedQuiz[], id: string): Questions['items'][number] {
  const asked = quizzes.flatMap((quiz) => {
    const at = quiz.version.questions.findIndex((question) => question.id === id);
    const question = quiz.version.questions[at];
    return question ? [{ quiz, at, question }] : [];
  });
  // That of the newest quiz has the words that are shown.
  const [newest] = asked;
  const sum = (when: 'now' | 'before') =>
    asked.reduce<Tally | undefined>(
      (all, { quiz, at }) => plus(all, tallyAt(quiz.counts[when], at)),
      undefined,
    );
  const sums = { now: sum('now'), before: sum('before') };
  const time = (counts: Tally | undefined) => medianOf(listAt(counts, 2), QUESTION_BOUNDS);
  return {
    id,
    text: newest?.question.questionText ?? '',
    type: newest?.question.type ?? '',
    isGone: newest?.quiz.isCurrent !== true,
    reached: both(sums, 0, REACHED),
    answered: both(sums, 0, ANSWERED),
    left: both(sums, 0, LEFT),
    time: { now: time(sums.now), before: time(sums.before) },
    answers: answersOf(asked),
  };
}

type Asked = { quiz: CountedQuiz; at: number; question: QuizVersionDoc['questions'][number] };

function answersOf(asked: readonly Asked[]): Questions['items'][number]['answers'] {
  const answers = new Map<string, { title: string; isGone: boolean; selected: Both }>();
  for (const { quiz, at, question } of asked)
    for (const [position, { id, title }] of question.answers.entries()) {
      const known = answers.get(id) ?? { title, isGone: !quiz.isCurrent, selected: both(NOTHING) };
      const { now, before } = both(quiz.counts, at, 1, position);
      const selected = { now: known.selected.now + now, before: known.selected.before + before };
      answers.set(id, { ...known, selected });
    }
  return [...answers].map(([id, figures]) => ({ id, ...figures }));
}

const NOTHING: Tallies = { now: undefined, before: undefined };
