import { NO_PROVIDER, PROJECT_NAME_USED, QUIZ_COMPLETED } from '@vse/domain/quiz-results';
import type { Config } from '../config.ts';
import { notFound, Problem } from '../http/errors.ts';
import { type GivenAnswers, isUnchanged, mergeAnswers, requireComplete } from './answers.ts';
import type { Staff } from './callers.ts';
import type { Claims } from './claims.ts';
import type { Ids } from './ids.ts';
import type { Invites } from './invites.ts';
import type { QuizVersions } from './quiz-versions.ts';
import type { Recommendations } from './recommendations.ts';
import {
  emailKey,
  type InviteDoc,
  type ProviderDoc,
  type QuizResultDoc,
  type Records,
} from './records.ts';
import { ignoreConflict, removeDoc, revise } from './revise.ts';
import type { Condition, Page, Query } from './store/store.ts';

const RESULT = 'The quiz result';

export type QuizResults = {
  /** Throws Problem 404. */
  read(id: string): Promise<QuizResultDoc>;
  /** A page of the results that the conditions let through, newest first. */
  page(where: Condition[], page: Pick<Query, 'after' | 'limit'>): Promise<Page<QuizResultDoc>>;
  count(where: Condition[]): Promise<number>;
  /**
   * The quiz behind an invite, begun now or before: however often and from wherever it is redeemed, one result. Throws
   * Problem 404 or 409 for an invite that is gone, expired or revoked, be it only just.
   */
  redeem(invite: InviteDoc): Promise<QuizResultDoc>;
  /**
   * Begins a quiz for a client project; the same request again finds the quiz that it began. Throws Problem 409 when the
   * name is used, or there is no provider whose fragrances to recommend.
   */
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
  /** The name of its project is free again. Throws Problem 404. */
  remove(id: string): Promise<void>;
};

type Needs = {
  records: Records;
  claims: Claims;
  invites: Invites;
  versions: QuizVersions;
  recommendations: Recommendations;
  ids: Ids;
  config: Config;
  now: () => Date;
};

export function createQuizResults(needs: Needs): QuizResults {
  const { records, claims, invites, versions, recommendations, ids, config, now } = needs;
  const { quizResults } = records;

  /**
   * The result with this id, or a new one of what `prepare` says: asked last, when nothing else can refuse it, since it
   * marks the invite or takes the name.
   */
  async function begin(id: string, prepare: () => Promise<Beginning>): Promise<QuizResultDoc> {
    const existing = await quizResults.read(id);
    if (existing) return existing.doc;
    const version = await versions.current();
    const doc: QuizResultDoc = {
      id,
      ...(await prepare()),
      isQuizStarted: true,
      isQuizCompleted: false,
      quizStartDate: now().toISOString(),
      quizCompleteDate: null,
      version,
      selected: {},
      recommendedFragrances: [],
    };
    const created = await quizResults.create(doc).catch(ignoreConflict);
    // Two taps, two tabs, two devices at once: the other one was first, and its result is this one's too.
    return created?.doc ?? read(id);
  }

  /** The person's own provider; for an Admin of none, the company's. */
  async function providerOf({ kind, provider }: Staff): Promise<Pick<ProviderDoc, 'id' | 'name'>> {
    if (provider) return provider;
    const where = [{ field: 'name', equals: config.COMPANY_PROVIDER }];
    const company =
      kind === 'Admin' ? (await records.providers.page({ where, limit: 1 })).items[0] : undefined;
    if (!company) throw new Problem(409, NO_PROVIDER);
    return company.doc;
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
    redeem: (invite) =>
      begin(ids.derived('invite', invite.id), async () => {
        const { name, email, provider, salesperson } = await invites.respond(invite);
        return {
          invite: { name, email, provider, salesperson },
          project: {},
          generatedBy: name,
          provider,
          salesperson: emailKey(salesperson),
          projectName: null,
          inviteId: invite.id,
        };
      }),
    async startProject(staff, name, requestId) {
      const id = ids.created(staff.email, requestId && `${requestId}:${name}`);
      return begin(id, async () => {
        const provider = await providerOf(staff);
        if (!(await claims.take('project name', name, id)))
          throw new Problem(409, PROJECT_NAME_USED);
        return {
          invite: {},
          project: {
            name,
            salesperson: staff.email,
            provider: provider.name,
            createDate: now().toISOString(),
          },
          generatedBy: staff.name,
          provider: provider.id,
          salesperson: staff.email,
          projectName: name,
          inviteId: null,
        };
      });
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
    async remove(id) {
      const { projectName } = await read(id);
      await removeDoc(quizResults, id, undefined);
      if (projectName !== null) await claims.release('project name', projectName, id);
    },
  };
}

type Beginning = Pick<
  QuizResultDoc,
  'invite' | 'project' | 'generatedBy' | 'provider' | 'salesperson' | 'projectName' | 'inviteId'
>;
