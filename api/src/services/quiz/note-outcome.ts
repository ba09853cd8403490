import type { Noted, OutcomeKind } from '@vse/domain/rules/outcomes';
import { judgeOutcome, OUTCOMES } from '@vse/domain/rules/outcomes';
import { Problem } from '../../problem.ts';
import type { OutcomeDoc, Owner, QuizResultDoc } from '../../store/document-types.ts';
import { revise } from '../../store/documents.ts';
import type { Needs } from '../context.ts';
import { RESULT } from './find-results.ts';

export type OutcomeChange = {
  fragrance: string;
  kind: OutcomeKind;
  /** What is noted; undefined takes the outcome back. */
  noted: Omit<Noted, 'kind'> | undefined;
  /** The date of the outcome that its author saw; null when there was none. */
  seen: string | null;
  by: Owner | null;
};

/**
 * Among the words that searches match, it leads to the results that have a reason: no typed word begins like this. Reasons
 * are free texts, which may name other people.
 */
export const REASON_WORD = '=reason';

/**
 * Notes one outcome of a recommended fragrance, or takes it back. All others stay as they are at the time of the write,
 * so that people who note at the same time lose nothing; the same outcome noted twice stays the first. `requireAllowed`
 * throws for a caller who may not do it. Throws Problem 400 for a fragrance that was not recommended, 404, and 412 when
 * another person has changed this outcome since.
 */
export async function noteOutcome(
  { records, now }: Needs<'records' | 'now'>,
  id: string,
  change: OutcomeChange,
  requireAllowed: (result: QuizResultDoc) => void,
): Promise<QuizResultDoc> {
  const noted = (result: QuizResultDoc) => {
    requireAllowed(result);
    return withOutcome(result, change, now());
  };
  return (await revise(records.quizResults, id, undefined, noted, RESULT)).doc;
}

function withOutcome(
  result: QuizResultDoc,
  { fragrance, kind, noted, seen, by }: OutcomeChange,
  now: Date,
): QuizResultDoc | undefined {
  const { recommendedFragrances, outcomes = [] } = result;
  const at = recommendedFragrances.findIndex((each) => each.id === fragrance);
  if (at < 0) throw new Problem(400, 'FRAGRANCE_NOT_RECOMMENDED');
  const stands = outcomes.find((each) => each.at === at && each.kind === kind);
  const judged = judgeOutcome(stands, noted && { kind, ...noted }, seen);
  if (judged === 'stale') throw new Problem(412, 'CHANGED_MEANWHILE');
  if (judged === 'same') return undefined;
  const others = outcomes.filter((each) => each !== stands);
  const added: OutcomeDoc[] = noted ? [{ at, kind, ...noted, date: now.toISOString(), by }] : [];
  const all = [...others, ...added].sort(byPlace);
  const words = result.findWords.filter((word) => word !== REASON_WORD);
  const hasReason = all.some(({ reason }) => reason);
  return { ...result, outcomes: all, findWords: hasReason ? [...words, REASON_WORD] : words };
}

const byPlace = (a: OutcomeDoc, b: OutcomeDoc) =>
  a.at - b.at || OUTCOMES.indexOf(a.kind) - OUTCOMES.indexOf(b.kind);
