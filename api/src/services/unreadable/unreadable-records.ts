import type { DELETABLE_KINDS, ListedKind } from '@vse/domain/contract/listed';
import type { RecordProblem } from '@vse/domain/records/unreadable';
import { notFound, Problem } from '../../problem.ts';
import { isStorableId } from '../../store/fields.ts';
import { type Doc, type Stored, StoreError } from '../../store/store.ts';
import { adjectiveKind } from '../catalogue/adjectives.ts';
import { removeRecord } from '../catalogue/catalogue.ts';
import { fragranceKind } from '../catalogue/fragrances.ts';
import { providerKind } from '../catalogue/providers.ts';
import { removeQuestion } from '../catalogue/questions.ts';
import type { Context, Needs } from '../context.ts';
import { removeInvite } from '../invites/change-invite.ts';
import { removeResult } from '../quiz/remove-result.ts';
import { removeUser } from '../users/remove-user.ts';
import { readingsOf } from './readings.ts';

export type DeletableKind = (typeof DELETABLE_KINDS)[number];
/** Fields of any record that nobody may read, not even an Admin: what opens an invite, a mail or an account. */
const SECRETS = ['code', 'codeHash', 'sealedCode', 'sealedText', 'sealedReplyTo', 'redeemUrl'];

/** Opens a record that lists leave out, without its secrets. Throws the errors of requireUnreadable. */
export async function readUnreadable(context: Context, kind: ListedKind, id: string) {
  const { doc, etag, problems } = await requireUnreadable(context, kind, id);
  const withoutSecrets = (key: string, value: unknown) =>
    SECRETS.includes(key) ? undefined : value;
  return { etag, problems, text: JSON.stringify(doc, withoutSecrets, 2) };
}

/**
 * Deletes a record that lists leave out, as its own call does. Where its defect stops that, deletes the document alone:
 * claims on it are free as soon as they are asked for, and its mails are cancelled before they are sent. Throws the
 * errors of requireUnreadable, those of the record's own call, and Problem 412.
 */
export async function removeUnreadable(
  context: Context,
  kind: DeletableKind,
  id: string,
  etag: string,
): Promise<void> {
  const stored = await requireUnreadable(context, kind, id);
  if (stored.etag !== etag) throw new Problem(412, 'CHANGED_MEANWHILE');
  try {
    await REMOVALS[kind](context, id, etag);
  } catch (error) {
    if (error instanceof Problem || error instanceof StoreError) throw error;
    await removeAlone(context, kind, id);
  }
}

type Removal = (context: Context, id: string, etag: string) => Promise<unknown>;
/** What deletes a record of each kind, with what hangs on it. Sign-ins have no such call. */
const REMOVALS: Record<DeletableKind, Removal> = {
  adjectives: (context, id, etag) => removeRecord(context, adjectiveKind, id, etag),
  fragrances: (context, id, etag) => removeRecord(context, fragranceKind, id, etag),
  providers: (context, id, etag) => removeRecord(context, providerKind, id, etag),
  questions: removeQuestion,
  invites: removeInvite,
  quizResults: removeResult,
  userSettings: removeUser,
  userLogs: (context, id) => removeAlone(context, 'userLogs', id),
  userLogPeople: (context, id) => removeAlone(context, 'userLogPeople', id),
};

/** As stored, without upgrades. Throws Problem 404, and 409 for a record that its lists show. */
async function requireUnreadable(
  context: Context,
  kind: ListedKind,
  id: string,
): Promise<Stored<Doc> & { problems: RecordProblem[] }> {
  const stored = isStorableId(id) ? await context.store.container(kind).read(id) : undefined;
  if (!stored) throw notFound('RECORD_NOT_FOUND');
  const problems = await readingsOf(context)[kind](id);
  if (problems.length === 0) throw new Problem(409, 'RECORD_READABLE');
  return { ...stored, problems };
}

async function removeAlone({ store }: Needs<'store'>, kind: ListedKind, id: string): Promise<void> {
  const container = store.container(kind);
  const stored = await container.read(id);
  if (stored) await container.remove(id, stored.etag);
}
