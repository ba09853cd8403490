/*
 * Counts all numbers of insight a second time, from the stored records, by the sentences that define them on the page. It
 * imports nothing of the product.
 */

type Doc = Record<string, unknown>;
/** The stored documents, and when they are looked at. */
export type Records = Record<
  'invites' | 'mails' | 'quizResults' | 'quizVersions' | 'fragrances',
  readonly Doc[]
> & { now: number };
type Counters = Record<string, number>;
type Median = { seconds: number | null; n: number };

/** What a period of days of UTC has, both included. Names are ids, and whole counters are left out at 0. */
export type Recounted = {
  invites: Counters;
  projects: Counters;
  /** By source, from the start to the completion. */
  quizTimes: Record<string, Median>;
  /** By event, and in it by day. */
  events: Record<string, Counters>;
  quizzes: number;
  reached: Counters;
  answered: Counters;
  left: Counters;
  times: Record<string, Median>;
  selected: Counters;
  askedFor: Counters;
  offered: Counters;
  first: Counters;
  second: Counters;
  further: Counters;
  openedSheet: Counters;
  /** By outcome, in how many results each fragrance has it. */
  outcomes: Record<(typeof KINDS)[number], Counters>;
  /** The mean of those who smelled it, to one decimal. */
  rating: Counters;
  never: string[];
};

const KINDS = ['asked', 'sent', 'smelled', 'chosen', 'refused'] as const;

const DAY = 86_400_000;
const QUESTION_BOUNDS = [
  2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 60, 90, 120, 180, 300, 600, 1800,
];
const QUIZ_BOUNDS = [
  15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 180, 210, 240, 300, 360, 480, 600, 900, 1200, 1800,
];

const add = (counters: Counters, name: string) => {
  counters[name] = (counters[name] ?? 0) + 1;
};
const millis = (date: unknown) => Date.parse(String(date));
const dayOf = (date: unknown) => new Date(date as string | number).toISOString().slice(0, 10);

/** About the median: the half of them is that far into its bin. Half an hour and more is left out. */
function medianOf(seconds: readonly number[], bounds: readonly number[]): Median {
  const sorted = seconds.filter((each) => each <= 1800).sort((a, b) => a - b);
  const n = sorted.length;
  const middle = sorted[Math.ceil(n / 2) - 1];
  if (middle === undefined) return { seconds: null, n: 0 };
  const bin = bounds.findIndex((bound) => middle <= bound);
  const [from, to] = [bounds[bin - 1] ?? 0, bounds[bin] ?? 0];
  const inBin = sorted.filter((each) => each <= to && (each > from || bin === 0)).length;
  const below = sorted.findIndex((each) => each > from || bin === 0);
  const about = from + ((to - from) * (n / 2 - below)) / inBin;
  return { seconds: Math.round(about * 10) / 10, n };
}

type Quiz = {
  questions: { id: string; answers: { id: string; adjectives: { id: string }[] }[] }[];
};

export function recountRecords(records: Records, from: string, to: string): Recounted {
  const isWithin = (date: unknown) => from <= dayOf(date) && dayOf(date) <= to;
  const numbers: Recounted = {
    ...{ invites: {}, projects: {}, quizTimes: {}, quizzes: 0, never: [], times: {} },
    ...{ reached: {}, answered: {}, left: {}, selected: {}, askedFor: {}, offered: {} },
    ...{ first: {}, second: {}, further: {}, openedSheet: {}, rating: {} },
    outcomes: { asked: {}, sent: {}, smelled: {}, chosen: {}, refused: {} },
    events: { invited: {}, redeemed: {}, answered: {}, completed: {} },
  };
  const questionTimes: Record<string, number[]> = {};
  const ratings: Record<string, number[]> = {};
  const quizTimes: Record<string, number[]> = { invite: [], project: [] };
  const happened = (event: string, date: unknown) => {
    if (date !== null && isWithin(date)) add(numbers.events[event] ?? {}, dayOf(date));
  };
  const cases = [
    ...records.invites.map((invite) => ({
      invite,
      result: records.quizResults.find(({ inviteId }) => inviteId === invite.id),
    })),
    ...records.quizResults
      .filter(({ inviteId }) => inviteId === null)
      .map((result) => ({ invite: undefined, result })),
  ];
  for (const { invite, result } of cases) {
    const began = invite ? invite.inviteDate : result?.quizStartDate;
    const start = result ? millis(result.quizStartDate) : 0;
    const selected = (result?.selected ?? []) as number[][];
    const savedAt = (result?.savedAt ?? []) as (number | null)[];
    const saves = savedAt.filter((each) => each !== null);
    const isAnswered = selected.some((answers) => answers.length > 0);
    const firstSave = start + (saves.length > 0 ? Math.min(...saves) * 1000 : 0);
    happened('invited', began);
    happened('redeemed', invite ? invite.responseDate : result?.quizStartDate);
    happened('answered', isAnswered ? firstSave : null);
    happened('completed', result?.quizCompleteDate ?? null);
    if (!isWithin(began)) continue;

    const steps = invite ? numbers.invites : numbers.projects;
    add(steps, 'invited');
    const mail = invite && records.mails.find(({ id }) => id === invite.mailId);
    if (!invite || mail?.state === 'sent') add(steps, 'handedOver');
    add(steps, standsOf(records.now, invite, result, isAnswered));
    if (!result) continue;
    add(steps, 'redeemed');
    if (isAnswered) add(steps, 'answered');
    const isCompleted = result.quizCompleteDate !== null;
    const sheets = (result.openedSheets ?? []) as number[];
    if (isCompleted) {
      add(steps, 'completed');
      if (sheets.length > 0) add(steps, 'openedSheet');
      const took = Math.round((millis(result.quizCompleteDate) - start) / 1000);
      quizTimes[invite ? 'invite' : 'project']?.push(took);
    }

    numbers.quizzes += 1;
    const version = records.quizVersions.find(({ id }) => id === result.version);
    const { questions } = version as unknown as Quiz;
    const stop = questions.findIndex((_, at) => (selected[at] ?? []).length === 0);
    const isLeft = /left/i.test(standsOf(records.now, invite, result, isAnswered));
    for (const [at, { id, answers }] of questions.entries()) {
      const given = selected[at] ?? [];
      if (given.length > 0 || at === stop) add(numbers.reached, id);
      if (at === stop && isLeft) add(numbers.left, id);
      if (given.length === 0) continue;
      add(numbers.answered, id);
      for (const position of given) {
        const answer = answers[position];
        add(numbers.selected, answer?.id ?? '');
        for (const adjective of answer?.adjectives ?? []) add(numbers.askedFor, adjective.id);
      }
      // Of several that were saved at once, no time is known.
      const saved = savedAt[at];
      if (saved == null || saves.filter((each) => each === saved).length > 1) continue;
      const before = Math.max(0, ...saves.filter((each) => each < saved));
      questionTimes[id] = [...(questionTimes[id] ?? []), saved - before];
    }
    const outcomes = (result.outcomes ?? []) as { at: number; kind: string; rating?: number }[];
    for (const [rank, { id }] of (result.recommendedFragrances as { id: string }[]).entries()) {
      add(rank === 0 ? numbers.first : rank === 1 ? numbers.second : numbers.further, id);
      if (sheets.includes(rank)) add(numbers.openedSheet, id);
      const noted = outcomes.filter(({ at }) => at === rank);
      for (const kind of KINDS)
        if (noted.some((each) => each.kind === kind)) add(numbers.outcomes[kind], id);
      for (const { kind, rating } of noted)
        if (kind === 'smelled') ratings[id] = [...(ratings[id] ?? []), Number(rating)];
    }
  }
  for (const [source, seconds] of Object.entries(quizTimes))
    numbers.quizTimes[source] = medianOf(seconds, QUIZ_BOUNDS);
  for (const [id, seconds] of Object.entries(questionTimes))
    numbers.times[id] = medianOf(seconds, QUESTION_BOUNDS);
  for (const [id, given] of Object.entries(ratings))
    numbers.rating[id] =
      Math.round((10 * given.reduce((sum, each) => sum + each, 0)) / given.length) / 10;
  const recommended = { ...numbers.first, ...numbers.second, ...numbers.further };
  for (const { id, publishState, adjectives } of records.fragrances) {
    if (publishState !== 'Published') continue;
    if (!(String(id) in recommended)) numbers.never.push(String(id));
    for (const each of adjectives as { id: string; weight: number }[])
      if (each.weight > 0) add(numbers.offered, each.id);
  }
  return numbers;
}

/** Where a case stands: in one place only. */
function standsOf(
  now: number,
  invite: Doc | undefined,
  result: Doc | undefined,
  isAnswered: boolean,
): string {
  if (!result) {
    if (invite?.revokedDate !== null) return 'revoked';
    return now > millis(invite.expiresDate) ? 'expired' : 'waiting';
  }
  // Counted as a step already.
  if (result.quizCompleteDate !== null) return 'done';
  const isOver = now >= Number(result.changed) * 1000 + 7 * DAY || (invite && !result.generation);
  if (isAnswered) return isOver ? 'left' : 'open';
  return isOver ? 'leftUnanswered' : 'openUnanswered';
}
