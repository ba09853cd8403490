import type { QuizQuestion } from '@vse/domain/records/quiz-results';
import { freshInviteCode } from '@vse/domain/rules/invite-code';
import type { Noted, OutcomeKind } from '@vse/domain/rules/outcomes';
import { MULTIPLE } from '@vse/domain/rules/question-types';
import type { Staff } from '../../../api/src/services/access/identify-caller.ts';
import type { Context } from '../../../api/src/services/context.ts';
import { revokeInvite } from '../../../api/src/services/invites/change-invite.ts';
import { createInvite } from '../../../api/src/services/invites/create-invite.ts';
import { readInvite } from '../../../api/src/services/invites/find-invites.ts';
import { codeOf } from '../../../api/src/services/invites/invite-codes.ts';
import { answerQuiz } from '../../../api/src/services/quiz/answer-quiz.ts';
import { redeemInvite, startProject } from '../../../api/src/services/quiz/begin-quiz.ts';
import { readResult } from '../../../api/src/services/quiz/find-results.ts';
import { noteOutcome, type OutcomeChange } from '../../../api/src/services/quiz/note-outcome.ts';
import { fullResult } from '../../../api/src/services/quiz/quiz-result-views.ts';
import type { InviteDoc, QuizResultDoc } from '../../../api/src/store/document-types.ts';
import { projects } from '../catalogue/projects.ts';
import { respondents, type SampleRespondent } from '../catalogue/respondents.ts';
import { known, type LoadedCatalogue, type Say } from './catalogue.ts';
import type { At } from './past.ts';

/**
 * The first invites stay open for people to try. The quizzes of the next few are started but not completed. Of the last
 * two invites, one is withdrawn and one has expired. All others are completed.
 */
const OPEN = 4;
const BEGUN_ONLY = 5;
const WITHDRAWN = respondents.length - 2;
/** Dense in the last weeks, and a year in all. */
const invitedDaysAgo = (index: number) => 1 + index * 4 + index ** 2 / 4.5;
const projectDaysAgo = (index: number) => 2.4 + index * 9 + index ** 2 * 1.2;
/** Long before the invite would have expired. */
const DAYS_UNTIL_WITHDRAWN = 20;

/** The recipients of the invites to try, whose mails are really sent. */
export const toTry = respondents.slice(0, OPEN).map(({ email }) => email);

/** Loads invites in every state and the results of the last months. Returns the open invites to try. */
export async function loadHistory(
  context: Context,
  { providerIds }: LoadedCatalogue,
  people: Map<string, Staff>,
  at: At,
  say: Say,
): Promise<{ email: string; code: string }[]> {
  say(`${respondents.length} invites, and the results of the last months`);
  const open: { email: string; code: string }[] = [];
  for (const [index, respondent] of respondents.entries()) {
    const daysAgo = invitedDaysAgo(index);
    const invite = await at(daysAgo, () =>
      invited(context, respondent, {
        provider: known(providerIds, respondent.providerSlug),
        salespersonId: people.get(respondent.salespersonEmail)?.userId ?? '',
      }),
    );
    if (index < OPEN) open.push({ email: invite.email, code: codeOf(context, invite) ?? '' });
    else if (index === WITHDRAWN)
      await at(daysAgo - DAYS_UNTIL_WITHDRAWN, () => revokeInvite(context, invite.id, undefined));
    else if (index < WITHDRAWN)
      await answered(context, at, daysAgo - 0.7, {
        begin: () => redeemInvite(context, invite),
        person: index,
        complete: index >= OPEN + BEGUN_ONLY,
      });
  }
  for (const [index, { name, salespersonEmail }] of projects.entries()) {
    const salesperson = people.get(salespersonEmail);
    if (!salesperson)
      throw new Error(`The sample catalogue has no salesperson ${salespersonEmail}`);
    await answered(context, at, projectDaysAgo(index), {
      begin: () =>
        startProject(context, context.ids.derived('sample', 'project', name), salesperson, name),
      person: index + 100,
      complete: true,
    });
  }
  return open;
}

async function invited(
  context: Context,
  sample: SampleRespondent,
  side: Pick<InviteDoc, 'provider' | 'salespersonId'>,
): Promise<InviteDoc> {
  const { name, email, salespersonEmail: salesperson } = sample;
  const id = context.ids.derived('sample', 'invite', email);
  // Derived, so that an interrupted seed continues with the same codes.
  const words = ['sample', 'code', email];
  const code = freshInviteCode(() => {
    const bytes = new TextEncoder().encode(context.ids.derived(...words));
    words.push('again');
    return bytes;
  });
  await createInvite(context, id, { name, email, salesperson, ...side, code });
  const invite = await readInvite(context, id);
  if (!invite) throw new Error(`The invite of ${email} is missing`);
  return invite;
}

type Sample = { begin: () => Promise<QuizResultDoc>; person: number; complete: boolean };

/**
 * Begins a quiz and answers it with choices that depend on the person's number; half of it unless `complete` is true. Some
 * people answer each question on its own, in different times; the others all at once, as the seed takes time too.
 */
async function answered(context: Context, at: At, daysAgo: number, sample: Sample) {
  const { id, isQuizCompleted } = await answeredOnce(context, at, daysAgo, sample);
  // After an interruption, too: what is noted already stays the first.
  if (isQuizCompleted || sample.complete)
    await followedUp(context, at, daysAgo, { id, person: sample.person });
}

async function answeredOnce(
  context: Context,
  at: At,
  daysAgo: number,
  { begin, person, complete }: Sample,
) {
  const result = await at(daysAgo, begin);
  if (result.isQuizCompleted) return result;
  const { questions } = await fullResult(context, result, 'respondent');
  const asked = complete ? questions : questions.slice(0, Math.ceil(questions.length / 2));
  const given = asked.map((question, index) => ({
    id: question.id,
    selectedAnswers: chosen(question, person * 7 + index * 5),
  }));
  const save = (seconds: number, answers: typeof given, isLast: boolean) =>
    at(daysAgo - seconds / DAY_SECONDS, () =>
      answerQuiz(context, result.id, answers, isLast && complete, () => undefined),
    );
  let seconds = 0;
  if (person % ONE_BY_ONE === 0)
    for (const [index, one] of given.entries()) {
      seconds += 5 + ((person * 11 + index * 17) % 30);
      await save(seconds, [one], false);
    }
  await save(seconds + 4, given, true);
  return result;
}

/**
 * What became of the recommendations. Where samples are offered, most respondents ask for one of the best match. The rest
 * is noted by the salesperson of two in three people in the weeks after: a sample of the best two, how it was liked, and
 * one of them chosen. Some refuse the third.
 */
async function followedUp(
  context: Context,
  at: At,
  daysAgo: number,
  { id, person }: { id: string; person: number },
) {
  const result = await readResult(context, id);
  const { recommendedFragrances, salespersonId, inviteId, offersSamples } = result;
  const note = (
    days: number,
    place: number,
    change: Pick<OutcomeChange, 'kind' | 'noted' | 'by'>,
  ) =>
    at(daysAgo - days, () =>
      noteOutcome(
        context,
        id,
        { fragrance: recommendedFragrances[place]?.id ?? '', seen: null, ...change },
        () => undefined,
      ),
    );
  // Minutes after the quiz.
  if (offersSamples && inviteId !== null && person % 4 > 0)
    await note(0.01, 0, { kind: 'asked', noted: {}, by: null });
  const steps: [days: number, place: number, kind: OutcomeKind, said?: Omit<Noted, 'kind'>][] = [
    [2, 0, 'sent'],
    [2, 1, 'sent'],
    [6, 0, 'smelled', { rating: 2 + (person % 4) }],
    [6, 1, 'smelled', { rating: 1 + (person % 5) }],
    [9, person % 4 === 0 ? 1 : 0, 'chosen'],
  ];
  if (person % 5 === 0) steps.push([9, 2, 'refused', { reason: REFUSED[person % REFUSED.length] }]);
  for (const [days, place, kind, said = {}] of steps) {
    if (person % 3 === 2 || !recommendedFragrances[place] || days > daysAgo) continue;
    await note(days, place, { kind, noted: said, by: salespersonId });
  }
}

const REFUSED = ['too strong', 'too sweet', 'not for this place'];

const DAY_SECONDS = 86_400;
const ONE_BY_ONE = 3;

function chosen({ type, sourceAnswers }: QuizQuestion, number: number): string[] {
  const first = number % sourceAnswers.length;
  const second = (first + 1 + (number % (sourceAnswers.length - 1))) % sourceAnswers.length;
  const picks = type === MULTIPLE && number % 3 > 0 ? [first, second] : [first];
  return picks.flatMap((pick) => sourceAnswers[pick]?.id ?? []);
}
