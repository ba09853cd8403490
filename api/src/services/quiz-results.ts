import { PROJECT_NAME_USED, QUIZ_COMPLETED } from '@vse/domain/quiz-results';
import { notFound, Problem } from '../http/errors.ts';
import { type GivenAnswers, isUnchanged, mergeAnswers, requireComplete } from './answers.ts';
import type { Staff } from './callers.ts';
import type { Ids } from './ids.ts';
import type { Invites } from './invites.ts';
import type { QuizVersions } from './quiz-versions.ts';
import type { Recommendations } from './recommendations.ts';
import { emailKey, type InviteDoc, type QuizResultDoc, type Records } from './records.ts';
import { removeDoc, revise } from './revise.ts';
import { type Condition, type Page, type Query, StoreError } from './store/store.ts';

const RESULT = 'The quiz result';

export type QuizResults = {
  /** Throws Problem 404. */
  read(id: string): Promise<QuizResultDoc>;
  /** A page of the results that the conditions let through, newest first. */
  page(where: Condition[], page: Pick<Query, 'after' | 'limit'>): Promise<Page<QuizResultDoc>>;
  count(where: Condition[]): Promise<number>;
  /**
   * The quiz behind an invite, begun now or before: however often and from wherever it is redeemed, one result. Throws
   * Problem 409 for an invite that is expired or revoked.
   */
  redeem(invite: InviteDoc): Promise<QuizResultDoc>;
  /** Begins a quiz for a client project. Throws Problem 409 when the name is used. */
  startProject(staff: Staff, name: string, requestId: string | undefined): Promise<QuizResultDoc>;
  /**
   * Saves answers; completes and scores the quiz when asked to. `check` sees the result before anything else does, and
   * throws for who may not answer it: a save costs one read. Throws Problem 400, 404 or 409.
   */
  answer(
    id: string,
    given: GivenAnswers[],
    complete: boolean,
    check?: (result: QuizResultDoc) => void,
  ): Promise<QuizResultDoc>;
  remove(id: string): Promise<void>;
};

type Needs = {
  records: Records;
  invites: Invites;
  versions: QuizVersions;
  recommendations: Recommendations;
  ids: Ids;
  now: () => Date;
};

export function createQuizResults(needs: Needs): QuizResults {
  const { records, invites, versions, recommendations, ids, now } = needs;
  const { quizResults } = records;

  async function begin(result: Beginning): Promise<{ result: QuizResultDoc; isNew: boolean }> {
    const existing = await quizResults.read(result.id);
    if (existing) return { result: existing.doc, isNew: false };
    const doc: QuizResultDoc = {
      ...result,
      isQuizStarted: true,
      isQuizCompleted: false,
      quizStartDate: now().toISOString(),
      quizCompleteDate: null,
      version: await versions.current(),
      selected: {},
      recommendedFragrances: [],
    };
    try {
      return { result: (await quizResults.create(doc)).doc, isNew: true };
    } catch (error) {
      // Two taps, two tabs, two devices at once: the other one was first, and its result is this one's too.
      if (!(error instanceof StoreError) || error.kind !== 'conflict') throw error;
      const winner = await quizResults.read(result.id);
      if (!winner) throw error;
      return { result: winner.doc, isNew: false };
    }
  }

  async function read(id: string): Promise<QuizResultDoc> {
    const stored = await quizResults.read(id);
    if (!stored) throw notFound(RESULT);
    return stored.doc;
  }

  return {
    read,
    async page(where, page) {
      return quizResults.page({
        where,
        orderBy: { field: 'quizStartDate', direction: 'descending' },
        ...page,
      });
    },
    count: (where) => quizResults.count(where),
    async redeem(invite) {
      invites.requireOpen(invite);
      const { name, email, provider, salesperson } = invite;
      const { result } = await begin({
        id: ids.derived('invite', invite.id),
        invite: { name, email, provider, salesperson },
        project: {},
        generatedBy: name,
        requestId: null,
        provider,
        salesperson: emailKey(salesperson),
        projectName: null,
        inviteId: invite.id,
      });
      if (!invite.responseDate) await invites.respond(invite.id);
      return result;
    },
    async startProject(staff, name, requestId) {
      const { result, isNew } = await begin({
        // The id comes from the name: when two people begin at once, the database lets one of them.
        id: ids.derived('project', name),
        invite: {},
        project: {
          name,
          salesperson: staff.email,
          provider: staff.provider?.name ?? '',
          createDate: now().toISOString(),
        },
        generatedBy: staff.name,
        requestId: requestId ?? null,
        provider: staff.provider?.id ?? null,
        salesperson: staff.email,
        projectName: name,
        inviteId: null,
      });
      const isRetry = result.requestId === requestId && result.salesperson === staff.email;
      if (!isNew && !isRetry) throw new Problem(409, PROJECT_NAME_USED);
      return result;
    },
    answer: (id, given, complete, check) =>
      revise(
        quizResults,
        id,
        undefined,
        async (doc) => {
          check?.(doc);
          const version = await versions.read(doc.version);
          const selected = mergeAnswers(version, doc.selected, given);
          if (doc.isQuizCompleted) {
            if (isUnchanged(doc.selected, selected)) return undefined;
            throw new Problem(409, QUIZ_COMPLETED);
          }
          if (!complete)
            return isUnchanged(doc.selected, selected) ? undefined : { ...doc, selected };
          requireComplete(version, selected);
          return {
            ...doc,
            selected,
            isQuizCompleted: true,
            quizCompleteDate: now().toISOString(),
            recommendedFragrances: await recommendations.for(version, selected, doc.provider),
          };
        },
        RESULT,
      ),
    remove: (id) => removeDoc(quizResults, id, undefined),
  };
}

type Beginning = Pick<
  QuizResultDoc,
  | 'id'
  | 'invite'
  | 'project'
  | 'generatedBy'
  | 'requestId'
  | 'provider'
  | 'salesperson'
  | 'projectName'
  | 'inviteId'
>;
