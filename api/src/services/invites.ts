import {
  INVITE_ANSWERED,
  INVITE_EXPIRED,
  INVITE_REVOKED,
  type Invite,
  type NewInvite,
} from '@vse/domain/invites';
import { inviteMail } from '@vse/domain/mail-templates';
import type { Config } from '../config.ts';
import { notFound, Problem } from '../http/errors.ts';
import type { InviteCodes } from './invite-codes.ts';
import type { Mails } from './mails.ts';
import { emailKey, type InviteDoc, type Records } from './records.ts';
import { createOnce, removeDoc, revise } from './revise.ts';
import type { Condition, Query } from './store/store.ts';

type Fields = Omit<NewInvite, 'requestId'>;

export type Invites = {
  /** The invite with this e-mail (any letter case) and exactly this code. */
  find(email: string, code: string): Promise<InviteDoc | undefined>;
  read(id: string): Promise<InviteDoc | undefined>;
  /** A page of the invites that the conditions let through, oldest first, each with the state of its mail. */
  page(
    where: Condition[],
    page: Pick<Query, 'after' | 'limit'>,
  ): Promise<{ items: Invite[]; nextPage?: string }>;
  count(where: Condition[]): Promise<number>;
  /** Keeps the invite and sends its mail. A second add under the same id changes nothing. Throws Problem 409 for a code in use. */
  add(id: string, invite: Fields): Promise<string>;
  /** As add, with a code of the server's own. */
  addWithFreshCode(id: string, invite: Omit<Fields, 'code'>): Promise<string>;
  /** Throws Problem 404, 409 or 412. */
  update(id: string, etag: string | undefined, invite: Fields): Promise<void>;
  /** Throws Problem 409 for who may not begin a quiz with it (any more). */
  requireOpen(invite: InviteDoc): void;
  /** Sets responseDate, the first time only. */
  respond(id: string): Promise<void>;
  /** Sends the mail again; the invite's time begins anew. Throws Problem 404, 409 or 412. */
  resend(id: string, etag: string | undefined): Promise<void>;
  /** Throws Problem 404, 409 or 412. */
  revoke(id: string, etag: string | undefined): Promise<void>;
  remove(id: string, etag: string | undefined): Promise<void>;
};

type Needs = {
  records: Records;
  codes: InviteCodes;
  mails: Mails;
  config: Config;
  now: () => Date;
};

/** Open: it can still be redeemed by who has not done so. */
export const isOpenAt = (now: Date) => (invite: InviteDoc) =>
  invite.responseDate === null &&
  invite.revokedDate === null &&
  invite.expiresDate > now.toISOString();

export function createInvites({ records, codes, mails, config, now }: Needs): Invites {
  const { invites } = records;
  const expiry = () =>
    new Date(now().getTime() + config.INVITE_EXPIRY_DAYS * 86_400_000).toISOString();
  const ownFields = (invite: Fields) => ({
    ...invite,
    emailKey: emailKey(invite.email),
    findKey: `${invite.name} ${invite.email}`,
    salesperson: emailKey(invite.salesperson),
  });

  async function add(id: string, invite: Fields): Promise<string> {
    await createOnce(invites, {
      ...ownFields(invite),
      id,
      inviteDate: now().toISOString(),
      responseDate: null,
      expiresDate: expiry(),
      revokedDate: null,
    });
    await sendMail(`${id}_1`, id);
    return id;
  }

  /** The mail says what the invite says now, whatever the call that led here was given. */
  async function sendMail(mailId: string, id: string) {
    const stored = await invites.read(id);
    if (!stored) throw notFound('The invite');
    const { name, email, code } = stored.doc;
    await mails.send(
      mailId,
      id,
      email,
      inviteMail({ name, email, code, siteUrl: config.SITE_URL }),
    );
  }

  const requireUnanswered = ({ responseDate }: InviteDoc) => {
    if (responseDate) throw new Problem(409, INVITE_ANSWERED);
  };

  return {
    add: async (id, invite) => {
      await codes.claim(invite.code, id);
      return add(id, invite);
    },
    addWithFreshCode: async (id, invite) => {
      const existing = await invites.read(id);
      const code = existing?.doc.code ?? (await codes.claimFresh(id));
      return add(id, { ...invite, code });
    },
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
      const states = await mails.statesOf(found.items.map(({ doc }) => doc.id));
      return {
        items: found.items.map(({ doc, etag }) => ({
          ...doc,
          etag,
          mail: states.get(doc.id) ?? null,
        })),
        ...(found.after && { nextPage: found.after }),
      };
    },
    count: (where) => invites.count(where),
    async update(id, etag, invite) {
      await codes.claim(invite.code, id);
      await revise(invites, id, etag, (doc) => ({ ...doc, ...ownFields(invite) }));
    },
    requireOpen(invite) {
      if (invite.revokedDate) throw new Problem(409, INVITE_REVOKED);
      if (!invite.responseDate && invite.expiresDate <= now().toISOString())
        throw new Problem(409, INVITE_EXPIRED);
    },
    async respond(id) {
      await revise(invites, id, undefined, (doc) =>
        doc.responseDate ? undefined : { ...doc, responseDate: now().toISOString() },
      );
    },
    async resend(id, etag) {
      const { expiresDate } = await revise(invites, id, etag, (doc) => {
        requireUnanswered(doc);
        return { ...doc, expiresDate: expiry(), revokedDate: null };
      });
      await sendMail(`${id}_${Date.parse(expiresDate)}`, id);
    },
    async revoke(id, etag) {
      const { code } = await revise(invites, id, etag, (doc) => {
        requireUnanswered(doc);
        return doc.revokedDate ? undefined : { ...doc, revokedDate: now().toISOString() };
      });
      await codes.release(code, id);
    },
    async remove(id, etag) {
      const stored = await invites.read(id);
      await removeDoc(invites, id, etag);
      if (stored) await codes.release(stored.doc.code, id);
    },
  };
}
