import type { Invite, NewInvite } from '@vse/domain/invites';
import { emailKey, type InviteDoc, type Records } from './records.ts';
import { createOnce, removeDoc, revise } from './revise.ts';
import type { Condition, Query } from './store/store.ts';

type Fields = Omit<NewInvite, 'requestId'>;

export type Invites = {
  /** The invite with this e-mail (any letter case) and exactly this code. */
  find(email: string, code: string): Promise<InviteDoc | undefined>;
  read(id: string): Promise<InviteDoc | undefined>;
  /** A page of the invites that the conditions let through, oldest first. */
  page(
    where: Condition[],
    page: Pick<Query, 'after' | 'limit'>,
  ): Promise<{ items: Invite[]; nextPage?: string }>;
  /** A second add under the same id changes nothing. Answers the id. */
  add(id: string, invite: Fields): Promise<string>;
  /** Throws Problem 404 or 412. */
  update(id: string, etag: string | undefined, invite: Fields): Promise<void>;
  /** Sets responseDate, the first time only. */
  respond(id: string): Promise<void>;
  remove(id: string, etag: string | undefined): Promise<void>;
};

export function createInvites({ invites }: Records, now: () => Date): Invites {
  const ownFields = (invite: Fields) => ({
    ...invite,
    emailKey: emailKey(invite.email),
    salesperson: emailKey(invite.salesperson),
  });
  return {
    async find(email, code) {
      const where = [
        { field: 'emailKey', equals: emailKey(email) },
        { field: 'code', equals: code },
      ];
      return (await invites.page({ where, limit: 1 })).items[0]?.doc;
    },
    async read(id) {
      return (await invites.read(id))?.doc;
    },
    async page(where, page) {
      const orderBy = { field: 'inviteDate', direction: 'ascending' } as const;
      const found = await invites.page({ where, orderBy, ...page });
      return {
        items: found.items.map(({ doc, etag }) => ({ ...doc, etag })),
        ...(found.after && { nextPage: found.after }),
      };
    },
    add: (id, invite) =>
      createOnce(invites, {
        ...ownFields(invite),
        id,
        inviteDate: now().toISOString(),
        responseDate: null,
      }),
    async update(id, etag, invite) {
      await revise(invites, id, etag, (doc) => ({ ...doc, ...ownFields(invite) }));
    },
    async respond(id) {
      await revise(invites, id, undefined, (doc) =>
        doc.responseDate ? undefined : { ...doc, responseDate: now().toISOString() },
      );
    },
    remove: (id, etag) => removeDoc(invites, id, etag),
  };
}
