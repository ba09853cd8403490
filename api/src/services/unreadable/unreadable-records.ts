import type { DELETABLE_KINDS, ListedKind } from '@vse/domain/contract/listed';
import type { RecordProblem } from '@vse/domain/records/unreadable';
import { notFound, Problem } from '../../problem.ts';
import { isStorableId } from '../../store/fields.ts';
import { type Doc, type Stored, StoreError } from '../../store/store.ts';
import type { Context } from '../context.ts';
import { readingsOf } from './readings.ts';

export type DeletableKind = (typeof DELETABLE_KINDS)[number];
/** The services that delete a record of each kind, with what hangs on it. Sign-ins have no such call. */
type Removing = { remove(id: string, etag: string): Promise<unknown> };
export type Removals = Record<
  Exclude<DeletableKind, 'userSettings' | 'userLogs' | 'userLogPeople'> | 'users',
  Removing
>;

/** Fields of any record that nobody may read, not even an Admin: what opens an invite, a mail or an account. */
const SECRETS = ['code', 'codeHash', 'sealedCode', 'sealedText', 'sealedReplyTo', 'redeemUrl'];

/** Opens and deletes the records that lists leave out. */
export function createUnreadable(context: Context, removals: Removals) {
  const readings = readingsOf(context);

  /** As stored, without upgrades. Throws Problem 404, and 409 for a record that its lists show. */
  async function requireUnreadable(
    kind: ListedKind,
    id: string,
  ): Promise<Stored<Doc> & { problems: RecordProblem[] }> {
    const stored = isStorableId(id) ? await context.store.container(kind).read(id) : undefined;
    if (!stored) throw notFound('RECORD_NOT_FOUND');
    const problems = await readings[kind](id);
    if (problems.length === 0) throw new Problem(409, 'RECORD_READABLE');
    return { ...stored, problems };
  }

  async function removeAlone(kind: ListedKind, id: string): Promise<void> {
    const container = context.store.container(kind);
    const stored = await container.read(id);
    if (stored) await container.remove(id, stored.etag);
  }

  return {
    /** Throws the errors of requireUnreadable. */
    async read(kind: ListedKind, id: string) {
      const { doc, etag, problems } = await requireUnreadable(kind, id);
      const withoutSecrets = (key: string, value: unknown) =>
        SECRETS.includes(key) ? undefined : value;
      return { etag, problems, text: JSON.stringify(doc, withoutSecrets, 2) };
    },
    /**
     * Deletes the record as its own call does. Where its defect stops that, deletes the document alone: claims on it
     * are free as soon as they are asked for, and its mails are cancelled before they are sent. Throws the errors of
     * requireUnreadable, those of the record's own call, and Problem 412.
     */
    async remove(kind: DeletableKind, id: string, etag: string): Promise<void> {
      const stored = await requireUnreadable(kind, id);
      if (stored.etag !== etag) throw new Problem(412, 'CHANGED_MEANWHILE');
      if (kind === 'userLogs' || kind === 'userLogPeople') return removeAlone(kind, id);
      try {
        await removals[kind === 'userSettings' ? 'users' : kind].remove(id, etag);
      } catch (error) {
        if (error instanceof Problem || error instanceof StoreError) throw error;
        await removeAlone(kind, id);
      }
    },
  };
}
