import { DAY_MS, MINUTE_MS } from './durations.ts';
import { quarterOf } from './insight-cells.ts';
import type { Source } from './insight-names.ts';
import { OUTCOMES, type OutcomeKind } from './outcomes.ts';

/** A quiz that nobody has touched for so long was left. */
export const LEFT_DAYS = 7;
/** A time above it says nothing about the question: somebody did something else in between. */
export const LONGEST_SECONDS = 1800;

/**
 * Where a case stands. `waiting`, `revoked` and `expired`: not redeemed. `open` and `left`: redeemed and not completed;
 * left means that it was not touched for LEFT_DAYS, or cannot be continued, because its invite ended or its result was
 * deleted.
 */
export type CaseState = 'waiting' | 'revoked' | 'expired' | 'open' | 'left' | 'completed';

/**
 * All that is counted of one invite with its quiz, or of one project. Times are quarter hours. There are no names and no
 * addresses in it.
 */
export type Facts = {
  source: Source;
  provider: string;
  /** The id of their user settings; '' without an owner. */
  salesperson: string;
  /** When the case began, which is where it is counted: the invite, for a project the start. */
  cohort: number;
  isHandedOver: boolean;
  redeemed: number | null;
  answered: number | null;
  completed: number | null;
  state: CaseState;
  /** The quiz version; '' without a quiz. */
  version: string;
  /** For each question of the version, the positions of the selected answers. Empty before the first answer. */
  selected: readonly (readonly number[])[];
  /** For each question, the seconds that its first answer took; null when that is not known. */
  seconds: readonly (number | null)[];
  /** From the start to the completion. */
  totalSeconds: number | null;
  /** The recommended fragrances, best first, and the positions of those whose one-sheet was opened. */
  recommended: readonly string[];
  opened: readonly number[];
  /** For each outcome the position of its fragrance, that of its kind, and what was smelled with its rating. */
  outcomes?: readonly (readonly number[])[];
};

export type CaseInvite = {
  provider: string;
  salesperson: string;
  invited: string;
  expires: string;
  redeemed: string | null;
  isRevoked: boolean;
  /** Undefined while the mail is under way. */
  isMailSent: boolean | undefined;
};
export type CaseResult = {
  provider: string;
  salesperson: string;
  started: string;
  completed: string | null;
  /** When it was last written, in milliseconds. */
  touched: number;
  /** Whether nobody may continue it. */
  isEnded: boolean;
  version: string;
  selected: readonly (readonly number[])[];
  /** For each question, the seconds from the start to its first save; null when it has none or that is not known. */
  savedAt: readonly (number | null)[];
  recommended: readonly string[];
  opened: readonly number[];
  outcomes: readonly { at: number; kind: OutcomeKind; rating?: number | undefined }[];
};
/** What is stored of a case, and what was counted of it so far. */
export type Case = {
  source: Source;
  invite: CaseInvite | undefined;
  result: CaseResult | undefined;
  before: Facts | undefined;
};

/**
 * The facts of a case, and when they change by themselves, in milliseconds (null: not any more). Undefined when nothing
 * is left of it. What was known of a deleted invite stays while its result is there.
 */
export function factsOf(
  { source, invite, result, before }: Case,
  now: number,
): { facts: Facts; due: number | null } | undefined {
  const owner = result ?? invite;
  if (!owner) return undefined;
  const state = stateOf(invite, result, now);
  const redeemed = result?.started ?? invite?.redeemed ?? null;
  const facts: Facts = {
    source,
    provider: owner.provider,
    salesperson: owner.salesperson,
    cohort: invite ? quarterOf(invite.invited) : cohortOf(before, result),
    // A mail that was sent stays so, whatever becomes of the next one.
    isHandedOver: source === 'project' || invite?.isMailSent || before?.isHandedOver || false,
    // Redeeming can be a moment before the quiz is stored, in another quarter hour.
    redeemed: redeemed === null ? null : quarterOf(invite?.redeemed ?? redeemed),
    state,
    ...quizFacts(result),
  };
  return { facts, due: dueOf(state, invite, result, now) };
}

const cohortOf = (before: Facts | undefined, result: CaseResult | undefined): number =>
  before?.cohort ?? quarterOf(result?.started ?? 0);

const NO_QUIZ = {
  answered: null,
  completed: null,
  version: '',
  selected: [],
  seconds: [],
  totalSeconds: null,
  recommended: [],
  opened: [],
} as const;

function quizFacts(result: CaseResult | undefined) {
  if (!result) return NO_QUIZ;
  const { started, completed, version, selected, savedAt, recommended, opened, outcomes } = result;
  const start = Date.parse(started);
  const saved = savedAt.filter((seconds) => seconds !== null);
  const isAnswered = selected.some((answers) => answers.length > 0) || completed !== null;
  // Of a quiz that was completed without an answer, only the start is known.
  const first = saved.length > 0 ? start + Math.min(...saved) * 1000 : start;
  return {
    answered: isAnswered ? quarterOf(first) : null,
    completed: completed === null ? null : quarterOf(completed),
    version,
    selected: isAnswered ? selected : [],
    seconds: secondsBetween(savedAt),
    totalSeconds:
      completed === null ? null : Math.max(0, Math.round((Date.parse(completed) - start) / 1000)),
    recommended,
    opened,
    ...(outcomes.length > 0 && { outcomes: outcomes.map(outcomeFacts) }),
  };
}

const outcomeFacts = ({ at, kind, rating }: CaseResult['outcomes'][number]): number[] => [
  ...[at, OUTCOMES.indexOf(kind)],
  ...(rating === undefined ? [] : [rating]),
];

/**
 * How long each question took: from the save before it, or the start, to its own first save. Unknown where several
 * questions were saved first at the same second.
 */
export function secondsBetween(savedAt: readonly (number | null)[]): (number | null)[] {
  const known = savedAt.filter((seconds) => seconds !== null);
  const times = [...new Set([0, ...known])].sort((a, b) => a - b);
  return savedAt.map((seconds) => {
    if (seconds === null || known.filter((each) => each === seconds).length > 1) return null;
    return seconds - (times[times.indexOf(seconds) - 1] ?? 0);
  });
}

function stateOf(
  invite: CaseInvite | undefined,
  result: CaseResult | undefined,
  now: number,
): CaseState {
  if (result?.completed) return 'completed';
  if (result) return result.isEnded || now >= leftAt(result) ? 'left' : 'open';
  if (invite?.redeemed) return isJustRedeemed(invite, now) ? 'open' : 'left';
  if (invite?.isRevoked) return 'revoked';
  return invite && now > Date.parse(invite.expires) ? 'expired' : 'waiting';
}

const leftAt = ({ touched }: CaseResult) => touched + LEFT_DAYS * DAY_MS;

/** An invite is redeemed before its quiz is stored; without one after that, the result was deleted. */
const REDEEMING_MS = 5 * MINUTE_MS;
const isJustRedeemed = ({ redeemed, isRevoked }: CaseInvite, now: number) =>
  !isRevoked && now < Date.parse(redeemed ?? '') + REDEEMING_MS;

function dueOf(
  state: CaseState,
  invite: CaseInvite | undefined,
  result: CaseResult | undefined,
  now: number,
): number | null {
  const dates = [
    ...(state === 'open' ? [result ? leftAt(result) : now + REDEEMING_MS] : []),
    ...(state === 'waiting' && invite ? [Date.parse(invite.expires) + 1] : []),
    ...(invite && invite.isMailSent === undefined ? [nextMailLook(invite, now)] : []),
  ];
  // Never at once again: a case that stayed due would keep the timer busy.
  return dates.length === 0 ? null : Math.max(Math.min(...dates), now + MINUTE_MS);
}

/** Soon at first, and later less often: a mail waits for minutes, or for the limits of a day. */
const nextMailLook = ({ invited }: CaseInvite, now: number) =>
  now + Math.min(Math.max((now - Date.parse(invited)) / 4, MINUTE_MS), DAY_MS);
