import { redeemInvite } from '@vse/domain/contract/calls';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vse/domain/rules/durations';
import type { InviteDoc } from '../../api/src/store/document-types.ts';
import type { Request } from './timeline.ts';
import type { World } from './world.ts';

/** What the clocks of instances differ by, and what passes between a count and its answer. */
const SLACK_MS = MINUTE_MS / 2;
const GUESSED = 'guessed@example.com';

/** No more mails in a minute than the service takes, as far as the instances know that it has taken them. */
export function judgeMailRate(world: World): void {
  // Mails that were counted before the clock was moved on are sent after it.
  if (world.schedule.hasJumped(MINUTE_MS)) return;
  const since = world.schedule.now() - SLACK_MS;
  const sent = world.outside.deliveries.filter(({ at, isKnown }) => isKnown && at >= since);
  world.count('race: a limit is reached', sent.length === world.limits.MAIL_PER_MINUTE);
  if (sent.length > world.limits.MAIL_PER_MINUTE)
    world.violate(`quota: ${sent.length} mails within half a minute`);
}

/** The mails that acknowledged requests have caused. */
export type Caused = {
  mail: string;
  sender: string;
  provider: string;
  recipient: string;
  at: number;
};

/** Nobody causes more mails in an hour, and nobody gets more in a day of one provider and of all, than the limits say. */
export function judgeQuota(
  world: World,
  caused: Caused[],
  request: Request,
  body: Record<string, unknown>,
): void {
  const { name, who, input, at } = request;
  const isNew = name === 'vseCreateInvite';
  if (!who || who.kind === 'respondent') return;
  if (!isNew && name !== 'vseResendInvite' && !isReaddressed(world, request)) return;
  const id = String(isNew ? body.id : input.id);
  const invite = world.timeline.writesOf('invites', id).findLast(({ doc }) => doc)
    ?.doc as InviteDoc;
  const mail = isNew ? id : `${id} ${caused.length}`;
  if (caused.some((each) => each.mail === mail)) return;
  caused.push({
    mail,
    sender: who.userId,
    provider: who.provider,
    recipient: invite.emailKey,
    at,
  });
  const within = (ms: number, asked: Partial<Caused>) =>
    caused.filter(
      (each) =>
        each.at > at - ms + SLACK_MS &&
        Object.entries(asked).every(([key, value]) => each[key as keyof Caused] === value),
    ).length;
  const { MAIL_LIMIT_PER_SENDER: most, MAIL_LIMIT_PER_RECIPIENT: mostTo } = world.limits;
  const { emailKey: recipient } = invite;
  const bySender = within(HOUR_MS, { sender: who.userId });
  const toRecipient = within(DAY_MS, { recipient, provider: who.provider });
  const ofAll = within(DAY_MS, { recipient });
  world.count('race: a limit is reached', bySender === most || toRecipient === mostTo);
  if (bySender > most) world.violate(`quota: ${who.userId} has caused ${bySender} mails`);
  if (toRecipient > mostTo) world.violate(`quota: ${recipient} gets ${toRecipient} mails`);
  if (ofAll > 3 * mostTo) world.violate(`quota: ${recipient} gets ${ofAll} mails of all providers`);
}

/** Whether this request has given an invite another code or address, so that a mail follows. */
function isReaddressed({ timeline }: World, request: Request): boolean {
  if (request.name !== 'vseUpdateInvite') return false;
  const writes = timeline.writesOf('invites', String(request.input.id));
  const at = writes.findIndex((write) => write.request === request);
  const [before, after] = [writes[at - 1]?.doc, writes[at]?.doc] as (InviteDoc | undefined)[];
  return before?.emailKey !== after?.emailKey || before?.codeHash !== after?.codeHash;
}

/** Somebody who guesses codes: no more wrong ones are looked up in 15 minutes than the limit says. */
export async function guess(world: World): Promise<void> {
  const answered: number[] = [];
  for (;;) {
    await world.schedule.wait(4 * world.pace(), 'somebody guesses');
    if (!world.isOpen()) return;
    const { status } = await world.send(redeemInvite, { email: GUESSED, code: 'ZYXWVT' });
    if (status !== 404) continue;
    const at = world.schedule.now();
    answered.push(at);
    if (world.schedule.hasJumped(MINUTE_MS)) continue;
    const recent = answered.filter((each) => each > at - 13 * MINUTE_MS);
    if (recent.length > world.limits.REDEEM_LIMIT_PER_EMAIL)
      world.violate(`quota: ${recent.length} wrong codes were looked up`);
  }
}
