import {
  INVITE_ANSWERED,
  INVITE_EXPIRED,
  INVITE_NOT_FOUND,
  INVITE_REVOKED,
  type Invite,
  type NewInvite,
} from '@vse/domain/invites';
import type { Config } from '../config.ts';
import { notFound, Problem } from '../http/errors.ts';
import type { InviteCodes } from './invite-codes.ts';
import { type InviteMailOf, inviteMails } from './invite-mail.ts';
import type { Mails } from './mails.ts';
import { emailKey, type InviteDoc, type Records } from './records.ts';
import { createOnce, everything, removeDoc, revise } from './revise.ts';
import type { Condition, Query } from './store/store.ts';

type Fields = Omit<NewInvite, 'requestId'>;

export type Invites = {
  /**
   * The invite with this e-mail (any letter case) and exactly this code: of several the open one, else the one that was
   * redeemed, else the newest.
   */
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
  /** As add, with a code of the server's own, and with the mail left to the queue: for many at once, with one `mailOf`. */
  addWithFreshCode(
    id: string,
    invite: Omit<Fields, 'code'>,
    mailOf?: InviteMailOf,
  ): Promise<string>;
  /** Writes the mails of one call. */
  mailOf(): InviteMailOf;
  /** Sends a new mail when e-mail or code are others than the old one says. Throws Problem 404, 409 or 412. */
  update(id: string, etag: string | undefined, invite: Fields): Promise<void>;
  /**
   * Sets responseDate, the first time only, and answers the invite as it stands with it. Throws Problem 404 for an
   * invite that is gone or has become somebody else's since it was read, 409 for one that is expired or revoked.
   */
  respond(invite: InviteDoc): Promise<InviteDoc>;
  /**
   * Sends the mail again; the invite's time begins anew. When another open invite has its code by now, it gets a fresh
   * one. Throws Problem 404, 409 or 412.
   */
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

const FIRST_MAIL = 1;
const mailIdOf = (id: string, which: number) => `${id}_${which}`;

/** Open: it can still be redeemed by who has not done so. */
export const isOpenAt = (now: Date) => (invite: InviteDoc) =>
  invite.responseDate === null &&
  invite.revokedDate === null &&
  invite.expiresDate >= now.toISOString();

/** The same, asked of the database. */
export const whereOpenAt = (now: Date): Condition[] => [
  { field: 'responseDate', equals: null },
  { field: 'revokedDate', equals: null },
  { field: 'expiresDate', from: now.toISOString() },
];

export function createInvites({ records, codes, mails, config, now }: Needs): Invites {
  const { invites } = records;
  const newMailOf = () => inviteMails(records, config.SITE_URL);
  const isOpen = (invite: InviteDoc) => isOpenAt(now())(invite);
  const expiry = () =>
    new Date(now().getTime() + config.INVITE_EXPIRY_DAYS * 86_400_000).toISOString();
  const ownFields = (invite: Fields) => ({
    ...invite,
    emailKey: emailKey(invite.email),
    findKey: `${invite.name} ${invite.email}`,
    salesperson: emailKey(invite.salesperson),
  });

  async function keep(id: string, invite: Fields, mailOf = newMailOf()): Promise<void> {
    await createOnce(invites, {
      ...ownFields(invite),
      id,
      inviteDate: now().toISOString(),
      responseDate: null,
      expiresDate: expiry(),
      revokedDate: null,
    });
    await queueMail(id, FIRST_MAIL, mailOf);
  }

  /** The mail says what the invite says now, whatever the call that led here was given. */
  async function queueMail(id: string, which: number, mailOf = newMailOf()): Promise<void> {
    const stored = await invites.read(id);
    if (!stored) throw notFound('The invite');
    const text = await mailOf(stored.doc);
    await mails.queue({
      id: mailIdOf(id, which),
      purpose: 'invitation',
      about: id,
      recipient: stored.doc.email,
      text,
    });
    await cancelUnlessOpen(id);
  }

  /**
   * Asked after each write, by who queues a mail and by who withdraws or deletes its invite: either one sees what the
   * other has done.
   */
  async function cancelUnlessOpen(id: string): Promise<void> {
    const stored = await invites.read(id);
    if (!stored || !isOpen(stored.doc)) await mails.cancel(id);
  }

  /** In place of whatever mail still waits. */
  async function sendNewMail(id: string, which: number): Promise<void> {
    await mails.cancel(id);
    await queueMail(id, which);
    await mails.trySend(mailIdOf(id, which));
  }

  function requireOpen(invite: InviteDoc) {
    if (invite.revokedDate) throw new Problem(409, INVITE_REVOKED);
    if (!invite.responseDate && invite.expiresDate < now().toISOString())
      throw new Problem(409, INVITE_EXPIRED);
  }

  const requireUnanswered = ({ responseDate }: InviteDoc) => {
    if (responseDate) throw new Problem(409, INVITE_ANSWERED);
  };

  return {
    add: async (id, invite) => {
      await codes.claim(invite.code, id);
      await keep(id, invite);
      await mails.trySend(mailIdOf(id, FIRST_MAIL));
      return id;
    },
    mailOf: newMailOf,
    addWithFreshCode: async (id, invite, mailOf) => {
      const existing = await invites.read(id);
      const code = existing?.doc.code ?? (await codes.claimFresh(id));
      await keep(id, { ...invite, code }, mailOf);
      return id;
    },
    async find(email, code) {
      const where = [
        { field: 'emailKey', equals: emailKey(email) },
        { field: 'code', equals: code },
      ];
      const rank = (doc: InviteDoc) => (isOpen(doc) ? 0 : doc.responseDate ? 1 : 2);
      const found = (await everything(invites, { where })).map(({ doc }) => doc);
      return found.sort((a, b) => rank(a) - rank(b) || (a.inviteDate < b.inviteDate ? 1 : -1))[0];
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
      const before: { doc?: InviteDoc } = {};
      const after = await revise(invites, id, etag, async (doc) => {
        requireUnanswered(doc);
        // A closed invite holds no code: opening it again claims it.
        if (isOpen(doc)) await codes.claim(invite.code, id);
        before.doc = doc;
        return { ...doc, ...ownFields(invite) };
      });
      const isCodeNew = before.doc?.code !== after.code;
      if (before.doc && isCodeNew) await codes.release(before.doc.code, id);
      const isMailNew = isCodeNew || before.doc?.email !== after.email;
      if (isMailNew && isOpen(after)) await sendNewMail(id, now().getTime());
    },
    async respond(invite) {
      const { id, emailKey, code } = invite;
      const answered = await revise(
        invites,
        id,
        undefined,
        (doc) => {
          if (doc.emailKey !== emailKey || doc.code !== code)
            throw new Problem(404, INVITE_NOT_FOUND);
          requireOpen(doc);
          return doc.responseDate ? undefined : { ...doc, responseDate: now().toISOString() };
        },
        'The invitation',
      );
      if (!invite.responseDate) await codes.release(code, id);
      return answered;
    },
    async resend(id, etag) {
      const { expiresDate } = await revise(invites, id, etag, async (doc) => {
        requireUnanswered(doc);
        const code = await codes.claimOrFresh(doc.code, id);
        return { ...doc, code, expiresDate: expiry(), revokedDate: null };
      });
      await sendNewMail(id, Date.parse(expiresDate));
    },
    async revoke(id, etag) {
      const { code } = await revise(invites, id, etag, (doc) => {
        requireUnanswered(doc);
        return doc.revokedDate ? undefined : { ...doc, revokedDate: now().toISOString() };
      });
      await codes.release(code, id);
      await cancelUnlessOpen(id);
    },
    async remove(id, etag) {
      const stored = await invites.read(id);
      await removeDoc(invites, id, etag);
      if (stored) await codes.release(stored.doc.code, id);
      await cancelUnlessOpen(id);
    },
  };
}
