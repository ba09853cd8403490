import type { Fate } from '@vse/domain/records/people';
import { projectKey } from '@vse/domain/rules/keys';
import { findWordsOf, sortKey } from '@vse/domain/rules/words';
import type { InviteDoc, OutcomeDoc, QuizResultDoc } from '../../store/document-types.ts';
import { ignoreNotFound, pagesOf, removeDoc, revise } from '../../store/documents.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Context, Needs } from '../context.ts';
import { removeInvite } from '../invites/change-invite.ts';
import { releaseCode } from '../invites/invite-codes.ts';
import { isAnonymousInvite, isOpenAt } from '../invites/invite-state.ts';
import { sampleMailId } from '../quiz/ask-for-sample.ts';
import { removeResult } from '../quiz/remove-result.ts';

/** What is shown instead of the name of a person or of a client. */
const ANONYMOUS = 'Anonymous';
const FIND_WORDS = findWordsOf(ANONYMOUS);

/**
 * Makes a result anonymous, or deletes it with the end of its invite, releases a project's name, and removes its mails.
 * Nobody can continue an anonymous quiz. Idempotent. Returns whether something had to be done.
 */
export async function forgetResult(
  context: Needs<'records' | 'claims' | 'now' | 'ids'>,
  id: string,
  fate: Fate,
): Promise<boolean> {
  await removeMailsAbout(context, id);
  await removeDoc(context.records.mails, sampleMailId(context, id), undefined).catch(
    ignoreNotFound,
  );
  const { quizResults } = context.records;
  const known = (await quizResults.read(id))?.doc;
  if (!known) return false;
  if (fate === 'deleted') {
    await removeResult(context, id).catch(ignoreNotFound);
    return true;
  }
  const revised = await revise(quizResults, id, undefined, anonymousResult).catch(ignoreNotFound);
  const name = revised?.before.projectName;
  if (name) await context.claims.release('project name', projectKey(name), id);
  return revised !== undefined && anonymousResult(revised.before) !== undefined;
}

/**
 * Undefined for a result that is anonymous already. Its salesperson stays: they are another person. Its outcomes stay for
 * insight, without reasons, which are free texts, and without who noted them.
 */
function anonymousResult(doc: QuizResultDoc): QuizResultDoc | undefined {
  const { invite, project, inviteId } = doc;
  const isKnown = inviteId === null ? doc.projectName !== null : Boolean(invite.email);
  if (!isKnown) return undefined;
  const without: QuizResultDoc = {
    ...doc,
    projectName: null,
    sortKey: null,
    generation: null,
    findWords: FIND_WORDS,
    ...(doc.outcomes && { outcomes: doc.outcomes.map(anonymousOutcome) }),
  };
  return inviteId === null
    ? { ...without, project: { ...project, name: ANONYMOUS } }
    : {
        ...without,
        invite: { ...invite, name: ANONYMOUS, email: '' },
      };
}

const anonymousOutcome = ({ reason: _, by, ...outcome }: OutcomeDoc): OutcomeDoc => ({
  ...outcome,
  // What the respondent asked for is by nobody.
  by: by === null ? null : '',
});

/**
 * Makes an invite anonymous, or deletes it and ends its quiz, and removes its mails. An open one is withdrawn. The result
 * of its quiz is a record of its own. Idempotent. Returns whether something had to be done.
 */
export async function forgetInvite(context: Context, id: string, fate: Fate): Promise<boolean> {
  const { invites } = context.records;
  const known = (await invites.read(id))?.doc;
  // First, because after a crash in between nothing leads to the mails of an invite that is deleted or anonymous.
  const before = await removeMailsAbout(context, id);
  if (known && fate === 'deleted') await removeInvite(context, id, undefined).catch(ignoreNotFound);
  if (known && fate === 'anonymous') {
    const now = context.now();
    const anonymous = (doc: InviteDoc) => anonymousInvite(doc, now);
    const revised = await revise(invites, id, undefined, anonymous).catch(ignoreNotFound);
    if (revised?.before.codeHash) await releaseCode(context, revised.before.codeHash, id);
  }
  const mails = before + (await removeMailsAbout(context, id));
  return mails > 0 || (known !== undefined && (fate === 'deleted' || !isAnonymousInvite(known)));
}

function anonymousInvite(doc: InviteDoc, now: Date): InviteDoc | undefined {
  if (isAnonymousInvite(doc)) return undefined;
  return {
    ...doc,
    name: ANONYMOUS,
    email: '',
    emailKey: '',
    findWords: FIND_WORDS,
    sortKey: sortKey(ANONYMOUS),
    codeHash: '',
    sealedCode: '',
    revokedDate: isOpenAt(now)(doc) ? now.toISOString() : doc.revokedDate,
    // There is no mail to queue, and no quiz to end: that of a redeemed invite is a result.
    isMailQueued: true,
  };
}

/** Removes the mails about a record, sent or not. Returns how many. */
async function removeMailsAbout(
  { records: { mails } }: Needs<'records'>,
  about: string,
): Promise<number> {
  let removed = 0;
  const query = { where: [{ field: 'about', equals: about }], fields: [] as const };
  for await (const page of pagesOf(mails, query)) {
    await mapInChunks(page, ({ doc }) => removeDoc(mails, doc.id, undefined).catch(ignoreNotFound));
    removed += page.length;
  }
  return removed;
}
