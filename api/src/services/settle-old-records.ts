import {
  emailKey,
  type InviteDoc,
  type Owner,
  type QuizResultDoc,
  type UserSettingDoc,
} from '../store/document-types.ts';
import { writeOver } from '../store/documents.ts';
import type { Container, Stored } from '../store/store.ts';
import type { Needs } from './context.ts';
import { codeOf, releaseCode } from './invites/invite-codes.ts';
import { isOpenAt } from './invites/invite-state.ts';
import { findUserByEmail } from './users/find-users.ts';

type Owned = { id: string; salesperson: string; salespersonId: Owner };

const FROM_BEFORE = { field: 'salespersonId', equals: null };
const PAGE = 100;

/**
 * Completes invites and results from before `salespersonId`, which needs more than an upgrade. Their owner is the user
 * who has their address and had joined before they were created, otherwise nobody. Each is looked up once, so that an
 * address that passes to another person later brings no records with it. Old invites also claimed their code in a form
 * that can be guessed from the claim; they now claim its hash. Starts nothing more after `withinMs`; returns the number
 * of completed records.
 */
export async function settleOldRecords(
  context: Needs<'records' | 'claims' | 'sealing' | 'now'>,
  withinMs: number,
): Promise<number> {
  const { invites, quizResults } = context.records;
  const end = context.now().getTime() + withinMs;
  const known = new Map<string, Promise<UserSettingDoc | undefined>>();

  async function ownerAt(salesperson: string, date: string): Promise<string> {
    const email = emailKey(salesperson);
    const found = known.get(email) ?? findUserByEmail(context, email);
    known.set(email, found);
    const user = await found;
    return user && Date.parse(user.joined) <= Date.parse(date) ? user.id : '';
  }

  /** The owner of its invite, which is older than the result. */
  async function ownerOfResult({ inviteId, salesperson, quizStartDate }: QuizResultDoc) {
    const invite = inviteId === null ? undefined : (await invites.read(inviteId))?.doc;
    return invite?.salespersonId ?? ownerAt(salesperson, invite?.inviteDate ?? quizStartDate);
  }

  const isOver = () => context.now().getTime() >= end;
  const ofInvites = await eachFromBefore(invites, isOver, async (invite) => {
    await claimHash(context, invite);
    return ownerAt(invite.salesperson, invite.inviteDate);
  });
  return ofInvites + (await eachFromBefore(quizResults, isOver, ownerOfResult));
}

async function claimHash(
  context: Needs<'claims' | 'sealing' | 'now'>,
  invite: InviteDoc,
): Promise<void> {
  if (isOpenAt(context.now())(invite))
    await context.claims.take('invite code', invite.codeHash, invite.id);
  const code = codeOf(context, invite);
  if (code !== undefined) await releaseCode(context, code, invite.id);
}

async function eachFromBefore<T extends Owned>(
  container: Container<T>,
  isOver: () => boolean,
  ownerOf: (doc: T) => Promise<string>,
): Promise<number> {
  let written = 0;
  let after: string | undefined;
  do {
    const where = [FROM_BEFORE];
    const page = await container.page({ where, limit: PAGE, ...(after && { after }) });
    for (const stored of page.items) {
      if (isOver()) return written;
      if (await give(container, stored, await ownerOf(stored.doc))) written += 1;
    }
    after = page.after;
  } while (after);
  return written;
}

/** Undefined when another writer was faster: the next run finds the record again. */
const give = <T extends Owned>(container: Container<T>, { doc, etag }: Stored<T>, owner: string) =>
  writeOver(container, { ...doc, salespersonId: owner }, etag);
