import { emailKey, projectKey } from '@vse/domain/rules/keys';
import { Problem } from '../../problem.ts';
import { derivedOfResult } from '../../store/derived-fields.ts';
import type { InviteDoc, ProviderDoc, QuizResultDoc } from '../../store/document-types.ts';
import { createOrRead, ignoreNotFound, removeDoc } from '../../store/documents.ts';
import type { Staff } from '../access/identify-caller.ts';
import { providerNamed } from '../catalogue/provider-named.ts';
import type { Context, Needs } from '../context.ts';
import { respondToInvite } from '../invites/change-invite.ts';
import { generationOf, requireResumable } from '../invites/invite-state.ts';
import { withClaims } from '../with-claims.ts';
import { endQuiz, RESULT } from './find-results.ts';
import { currentVersion } from './quiz-versions.ts';

type Beginning = Pick<
  QuizResultDoc,
  | 'invite'
  | 'project'
  | 'provider'
  | 'salesperson'
  | 'salespersonId'
  | 'projectName'
  | 'inviteId'
  | 'generation'
>;

/**
 * Returns the quiz of an invite, and starts it if needed: one result, however often the invite is redeemed. Throws
 * Problem 404 or 409 for an invite that was deleted, expired or revoked, even just now.
 */
export async function redeemInvite(context: Context, invite: InviteDoc): Promise<QuizResultDoc> {
  if (invite.responseDate) {
    const id = context.ids.derived('invite', invite.id);
    const existing = (await context.records.quizResults.read(id))?.doc;
    // A completed result stays readable by its permalink.
    if (existing?.isQuizCompleted) return existing;
    requireResumable(invite, context.now());
  }
  return beginInvited(context, invite);
}

async function beginInvited(context: Context, invite: InviteDoc): Promise<QuizResultDoc> {
  const result = await begin(context, context.ids.derived('invite', invite.id), async () => {
    const responded = await respondToInvite(context, invite);
    const { name, email, provider, salesperson, salespersonId } = responded;
    return {
      invite: { name, email, provider },
      project: {},
      provider,
      salesperson: emailKey(salesperson),
      salespersonId,
      projectName: null,
      inviteId: invite.id,
      // Another one for each beginning: after its deletion, a token of the quiz before it admits nobody.
      generation: generationOf(responded, context.ids.random()),
    };
  });
  // Whoever ends the invite writes it first and then looks for its quiz; this looks in the opposite order.
  await requireLive(context, invite.id);
  return result;
}

async function requireLive(context: Context, inviteId: string): Promise<void> {
  const invite = (await context.records.invites.read(inviteId))?.doc;
  if (invite?.revokedDate === null) return;
  await endQuiz(context, { id: inviteId, ...invite });
  throw new Problem(invite ? 409 : 404, invite ? 'INVITE_REVOKED' : 'INVITE_NOT_FOUND');
}

/**
 * Starts a quiz for a client project under the caller's id; idempotent. Throws Problem 409 when the name is
 * used, or there is no provider with fragrances to recommend.
 */
export async function startProject(
  context: Context,
  id: string,
  staff: Staff,
  name: string,
): Promise<QuizResultDoc> {
  return withClaims(context, id, async (claim) => {
    const claimName = async () => {
      if (!(await claim('project name', projectKey(name))))
        throw new Problem(409, { code: 'PROJECT_NAME_USED', field: 'project.name' });
    };
    const result = await begin(context, id, async () => {
      const provider = await providerOf(context, staff);
      await claimName();
      const createDate = context.now().toISOString();
      return {
        invite: {},
        project: { name, provider: provider.name, createDate },
        provider: provider.id,
        salesperson: staff.email,
        salespersonId: staff.userId ?? '',
        projectName: name,
        inviteId: null,
        generation: null,
      };
    });
    // Another copy of this request may have started the project and an Admin deleted it, which frees the name. Claimed
    // again, it is kept from other projects, or one of them has it already.
    if (result.projectName !== name) return result;
    await claimName().catch(async (error: unknown) => {
      if (error instanceof Problem)
        await removeDoc(context.records.quizResults, id, undefined).catch(ignoreNotFound);
      throw error;
    });
    return result;
  });
}

/**
 * Returns the existing result or creates one from `prepare()`. `prepare` has side effects (redeems the invite, claims
 * the name), so it runs after all other checks.
 */
async function begin(
  context: Needs<'records' | 'now'>,
  id: string,
  prepare: () => Promise<Beginning>,
): Promise<QuizResultDoc> {
  const { quizResults } = context.records;
  const existing = await quizResults.read(id);
  if (existing) return existing.doc;
  const version = await currentVersion(context);
  const beginning = await prepare();
  const doc: QuizResultDoc = {
    id,
    ...beginning,
    ...derivedOfResult(beginning),
    isQuizStarted: true,
    isQuizCompleted: false,
    quizStartDate: context.now().toISOString(),
    quizCompleteDate: null,
    version,
    selected: [],
    recommendedFragrances: [],
    hasLogo: false,
  };
  // Two taps, tabs or devices at the same time share the result that was created first.
  return (await createOrRead(quizResults, doc, RESULT)).doc;
}

/** The person's own provider, or the company's for an Admin without one. */
async function providerOf(
  { records, config }: Needs<'records' | 'config'>,
  { kind, provider }: Staff,
): Promise<Pick<ProviderDoc, 'id' | 'name'>> {
  if (provider) return provider;
  const company = kind === 'Admin' && (await providerNamed({ records }, config.COMPANY_PROVIDER));
  if (!company) throw new Problem(409, 'NO_PROVIDER');
  return company;
}
