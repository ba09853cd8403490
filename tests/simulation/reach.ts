import type { InviteDoc, QuizResultDoc } from '../../api/src/store/document-types.ts';
import type { ContainerName, Doc } from '../../api/src/store/store.ts';
import type { Read, Request, Who } from './timeline.ts';
import type { World } from './world.ts';

type Fields = Record<string, unknown>;
const PRIVATE: readonly ContainerName[] = ['invites', 'quizResults', 'userSettings'];
/** The calls that answer with one record, or change it, and where it is. */
const OF_ONE: Record<string, ContainerName> = {
  vseResendInvite: 'invites',
  vseRevokeInvite: 'invites',
  vseDeleteInvite: 'invites',
  vseUpdateQuizResult: 'quizResults',
  vseDeleteQuizResult: 'quizResults',
  vseNoteOutcome: 'quizResults',
  vseAskForSample: 'quizResults',
};

/** A record as it last was. */
const lastOf = ({ timeline }: World, container: ContainerName, id: string) =>
  timeline.writesOf(container, id).findLast(({ doc }) => doc)?.doc as Fields | undefined;

/** The specification's table: Admins reach everything, Managers their provider, Salespeople and respondents their own. */
function isInReach(who: Who, container: ContainerName, doc: Fields): boolean {
  if (who.kind === 'Admin') return true;
  if (who.kind === 'respondent') return container === 'quizResults' && doc.id === who.result;
  if (container === 'userSettings' && doc.id === who.userId) return true;
  if (who.kind === 'Manager') return doc.provider === who.provider;
  return doc.salespersonId === who.userId;
}

/** A respondent's request reads nothing but their own, and a list of staff brings nothing out of their reach. */
export function judgeRead(world: World, request: Request, { container, ids, isPage }: Read): void {
  const { who, name, input } = request;
  if (!PRIVATE.includes(container)) return;
  for (const id of ids) {
    const doc = lastOf(world, container, id);
    if (!doc || isMailed(world, request, container, id)) continue;
    if (name === 'vseRedeemInvite') {
      // The invite may have got another address since the request has found it.
      const states = world.timeline.seenBetween<Doc>(container, id, request.begun, world.step());
      const emails = states.map((each) =>
        container === 'invites'
          ? (each as InviteDoc | undefined)?.emailKey
          : (each as QuizResultDoc | undefined)?.invite.email,
      );
      if (!emails.includes(String(input.email).toLowerCase()))
        world.violate(`reach: ${name} has read ${container} ${id}`);
    } else if (who?.kind === 'respondent' ? name !== 'vseGetQuizResult' : isPage)
      if (!who || !isInReach(who, container, doc))
        world.violate(`reach: ${name} of ${who?.kind} has read ${container} ${id}`);
  }
}

/** The settings of the salesperson, who gets a mail about the sample that their respondent asks for. */
const isMailed = (world: World, { name, input }: Request, container: ContainerName, id: string) =>
  name === 'vseAskForSample' &&
  container === 'userSettings' &&
  lastOf(world, 'quizResults', String(input.id))?.salespersonId === id;

/** Nothing is answered or changed that is out of reach; of a result's permalink, only what everybody may see. */
export function judgeReach(world: World, { name, who, input }: Request, body: Fields): void {
  const container = OF_ONE[name];
  const id = String(input.id);
  if (container) {
    const doc = lastOf(world, container, id);
    const isProject = (doc as Partial<QuizResultDoc> | undefined)?.inviteId === null;
    const mayAnswer = who?.kind === 'respondent' || name !== 'vseUpdateQuizResult' || isProject;
    if (doc && !(who && mayAnswer && isInReach(who, container, doc)))
      world.violate(`reach: ${name} of ${who?.kind} was accepted for ${id}`);
  }
  if (name !== 'vseGetQuizResult') return;
  const doc = lastOf(world, 'quizResults', id);
  const { questions, recommendedFragrances } = body as { questions: []; recommendedFragrances: [] };
  const isScored = recommendedFragrances.some((each: Fields) => 'score' in each);
  const isStaffs = 'invite' in body || 'project' in body || isScored;
  const isInner = isStaffs || questions.length > 0;
  const isAllowed = who && doc && isInReach(who, 'quizResults', doc);
  if (isInner && !(isAllowed && (who.kind !== 'respondent' || !isStaffs)))
    world.violate(`reach: ${who?.kind} has seen the inside of ${id}`);
}

/** Whether this record is out of reach, for the count of such requests. */
export const isOutOfReach = (world: World, who: Who, container: ContainerName, id: string) =>
  !isInReach(who, container, (lastOf(world, container, id) ?? {}) as InviteDoc);
