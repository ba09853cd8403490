import type {
  AdjectiveDoc,
  QuizResultDoc,
  QuizVersionDoc,
} from '../../api/src/store/document-types.ts';
import type { ContainerName } from '../../api/src/store/store.ts';
import { judgeCounts } from './insight.ts';
import { judgeJob, judgeJobs } from './jobs.ts';
import { judgeLogos } from './logos.ts';
import { judgeNoted, judgeOutcomes } from './outcomes.ts';
import {
  judgeInvite,
  judgeRedeemed,
  judgeRemovedResult,
  judgeRespondent,
  judgeUnique,
} from './people.ts';
import { publishedProblem } from './published.ts';
import type { Given, Respondents } from './respondents.ts';
import { scoreProblem } from './scores.ts';
import { countSetRaces, judgeSetInHead, judgeSets, judgeWriteOfSet, runningSet } from './sets.ts';
import type { Request, Write } from './timeline.ts';
import { countFileRace, judgeSavedFiles } from './uploads.ts';
import type { World } from './world.ts';

/** The calls that change one record of the catalogue, and where it is. */
const EDITS: Record<string, ContainerName> = {
  vseUpdateFragranceExtended: 'fragrances',
  vseUpdateProvider: 'providers',
  vseUpdateQuestion: 'questions',
  vseUpdateAdjective: 'adjectives',
};
/** The calls that write one record, and where it is. */
const CHANGES: Record<string, ContainerName> = { ...EDITS, vseUpdateInvite: 'invites' };
/** The calls that take an ETag. */
const GUARDED: Record<string, ContainerName> = {
  ...CHANGES,
  vseResendInvite: 'invites',
  vseRevokeInvite: 'invites',
  vseUpdateUserSetting: 'userSettings',
};
const CATALOGUE = [
  ...Object.keys(EDITS),
  'vseCreateFragranceExtended',
  'vseDeleteFragranceExtended',
  'vseSortQuestions',
];

/** What must hold after each write. */
export function judgeWrite(world: World, write: Write): void {
  if (write.container === 'quizResults') {
    judgeResult(world, write);
    judgeOutcomes(world, write);
  }
  if (write.container === 'invites') judgeInvite(world, write);
  if (write.container === 'uploads') countFileRace(world, write);
  if (write.container === 'published' && write.id === 'head') {
    countHeadRace(world, write);
    judgeSetInHead(world, write);
  }
  if (write.container === 'jobs') judgeJob(world, write);
  if (write.container === 'history') countSetRaces(world, write);
  if (write.container === 'insightCounts') judgeCounts(world, write);
  if (write.container === 'fragrances' || write.container === 'providers')
    judgeWriteOfSet(world, write);
  judgeSaver(world, write);
}

/** A record has the id of who saved it, so that no name outlives the settings. */
function judgeSaver({ timeline, violate }: World, { container, id, doc }: Write): void {
  const by = (doc as Partial<AdjectiveDoc> | undefined)?.changedBy;
  if (by && timeline.writesOf('userSettings', by).length === 0)
    violate(`saver: ${container} ${id} is said to be saved by ${by}, who is no user`);
}

/** Two requests change the published state at a time when the one that wrote before is not answered yet. */
function countHeadRace({ timeline, count }: World, { id, request }: Write): void {
  const before = timeline.writesOf('published', id).at(-2)?.request;
  const isRace = before && before !== request && before.acknowledged === undefined;
  count('race: two instances change the published state', Boolean(isRace));
}

function judgeResult(world: World, { id, step, doc, request }: Write): void {
  const result = doc as QuizResultDoc | undefined;
  const before = world.timeline.writesOf('quizResults', id).at(-2)?.doc as
    | QuizResultDoc
    | undefined;
  if (!result) return;
  if (before?.isQuizCompleted) {
    if (completedPart(result) !== completedPart(before))
      world.violate(`completed: the result ${id} has changed`);
  } else if (result.isQuizCompleted) {
    world.count('race: a quiz completes while the catalogue changes', isChanging(world, request));
    const isWriting = runningSet(world) !== undefined;
    world.count('race: a quiz completes while a change set is being written', isWriting);
    const problem = scoreProblem(world, result, request?.begun ?? step, step);
    if (problem) world.violate(`score: ${id}: ${problem}`);
  }
}

const completedPart = (result: QuizResultDoc) =>
  JSON.stringify([result.selected, result.recommendedFragrances, result.quizCompleteDate]);

/** Whether a record of the catalogue was written while a request was under way. */
const isChanging = ({ timeline }: World, request: Request | undefined) =>
  request !== undefined &&
  timeline.all.some(({ container, step }) => container === 'fragrances' && step > request.begun);

/** What must hold when an instance answers a request with 200. */
export function judgeAnswer(world: World, request: Request, body: Record<string, unknown>): void {
  const { input } = request;
  const container = CHANGES[request.name];
  const id = String(input.id);
  if (container) {
    const isStored = world.timeline
      .writesOf(container, id)
      .some((write) => write.request === request && isWithin(input, write.doc));
    if (!isStored) world.violate(`lost: ${request.name} of ${id} is acknowledged and not stored`);
  }
  judgeEtag(world, request);
  judgeLogos(world, request, body);
  judgeNoted(world, request);
  if (['vseRedeemInvite', 'vseUpdateQuizResult'].includes(request.name))
    judgeRespondent(world, request, body);
  judgeRedeemed(world, request, body);
  if (request.name === 'vseDeleteQuizResult') judgeRemovedResult(world, id);
  if (request.name === 'vseFileUpload' && !world.outside.files.has(pathOf(body)))
    world.violate(`file: the upload of ${pathOf(body)} is acknowledged and not there`);
  if (CATALOGUE.includes(request.name)) {
    const problem = publishedProblem(world, false);
    if (problem) world.violate(`published: after ${request.name}: ${problem}`);
  }
}

/** What requests say in another form than records have it. */
const OTHER_FORM = ['etag', 'code', 'salesperson'];

/** Whether a record has the fields that were sent for it. */
function isWithin(sent: unknown, stored: unknown): boolean {
  if (typeof sent !== 'object' || sent === null) return sent === stored;
  const has = (key: string, value: unknown) =>
    OTHER_FORM.includes(key) || isWithin(value, (stored as Record<string, unknown>)?.[key]);
  return Object.entries(sent).every(([key, value]) => has(key, value));
}

const pathOf = (body: unknown): string => JSON.parse(String(body)).url;

/** A change that names the ETag it started from has written over that one. */
function judgeEtag(world: World, request: Request): void {
  const { id, etag } = request.input;
  const container = GUARDED[request.name];
  if (!container || etag === undefined) return;
  const writes = world.timeline.writesOf(container, String(id));
  const first = writes.find((each) => each.request === request);
  if (first && first.before !== etag)
    world.violate(`stale: ${request.name} of ${id} is acknowledged over a newer ETag`);
}

/** What must always hold, over everything. `isAtRest`: nothing is under way, and nothing fails any more. */
export function judgeAll(
  world: World,
  { given, completions, removed }: Respondents,
  isAtRest: boolean,
): void {
  for (const each of given.filter(({ result }) => !removed.has(result))) {
    const problem = givenProblem(world, each, given);
    if (problem) world.violate(`lost: ${problem}`);
  }
  for (const { result } of completions.filter((each) => !removed.has(each.result))) {
    const doc = world.timeline.newest('quizResults', result)?.doc as QuizResultDoc | undefined;
    if (!doc?.isQuizCompleted) world.violate(`lost: the completion of ${result}`);
  }
  judgeUnique(world);
  judgeSavedFiles(world);
  if (isAtRest) {
    judgeSets(world);
    judgeJobs(world);
  }
  const problem = publishedProblem(world, isAtRest);
  if (problem) world.violate(`published: ${isAtRest ? 'at rest ' : ''}${problem}`);
}

/** A saved answer is stored, unless another one was sent for its question after it, or while it was being saved. */
function givenProblem(
  { timeline }: World,
  { result, question, answers, sent, acknowledged }: Given,
  all: readonly Given[],
): string | undefined {
  if (acknowledged === undefined) return undefined;
  const doc = timeline.newest('quizResults', result)?.doc as QuizResultDoc | undefined;
  if (!doc) return `the result ${result} is gone`;
  const rivals = all.filter(
    (each) =>
      each.result === result &&
      each.question === question &&
      (each.acknowledged ?? Infinity) > sent,
  );
  if (rivals.length > 1) return undefined;
  const version = timeline.newest('quizVersions', doc.version)?.doc as QuizVersionDoc | undefined;
  const questions = version?.questions ?? [];
  const at = questions.findIndex(({ id }) => id === question);
  const stored = (doc.selected[at] ?? []).map((position) => questions[at]?.answers[position]?.id);
  return stored.join() === answers.join()
    ? undefined
    : `${result} has ${stored} for ${question}, not ${answers}`;
}
