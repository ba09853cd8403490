import { redeemInvite } from '@vse/domain/contract/calls';
import type { Output } from '@vse/domain/contract/contract';
import type { createInvites } from '@vse/domain/records/invites';
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
  const { who } = request;
  if (!who || who.kind === 'respondent') return;
  for (const { mail, recipient } of mailsOf(world, request, body)) {
    // Without a recipient: the person has been erased since the invite was written.
    if (recipient === '' || caused.some((each) => each.mail === mail)) continue;
    const { userId: sender, provider } = who;
    caused.push({ mail, sender, provider, recipient, at: countedAt(world, request) });
    judgeCaused(world, caused);
  }
}

/** The mails that an accepted request has caused. The id of a record is that of its first mail, which counts once. */
function mailsOf(
  world: World,
  request: Request,
  body: Record<string, unknown>,
): Pick<Caused, 'mail' | 'recipient'>[] {
  const { name, input } = request;
  const toGuest = (mail: string, id = mail) => {
    const writes = world.timeline.writesOf('invites', id);
    const invite = writes.findLast(({ doc }) => doc)?.doc as InviteDoc;
    return { mail, recipient: invite.emailKey };
  };
  const again = () => toGuest(`${input.id} ${request.begun}`, String(input.id));
  switch (name) {
    case 'vseCreateInvite':
      return [toGuest(String(body.id))];
    case 'vseCreateInvites':
      return (body as Output<typeof createInvites>).items.flatMap(({ id }) =>
        id === null ? [] : [toGuest(id)],
      );
    case 'vseResendInvite':
      return [again()];
    case 'vseUpdateInvite':
      return isReaddressed(world, request) ? [again()] : [];
    case 'vseCreateUserSetting':
      return [{ mail: String(body.id), recipient: String(input.email) }];
    default:
      return [];
  }
}

/** When the first request for the same mails counted them; that one may have had no answer. */
function countedAt({ timeline }: World, request: Request): number {
  const { requestId } = request.input;
  const isSame = (other: Request | undefined) =>
    other === request || (requestId !== undefined && other?.input.requestId === requestId);
  const first = timeline.all.find(
    (write) => write.container === 'rateLimits' && isSame(write.request),
  );
  return first?.request?.at ?? request.at;
}

function judgeCaused(world: World, caused: readonly Caused[]): void {
  const newest = caused.at(-1);
  if (!newest) return;
  const { sender, provider, recipient, at } = newest;
  const within = (ms: number, asked: Partial<Caused>) =>
    caused.filter(
      (each) =>
        each.at > at - ms + SLACK_MS &&
        Object.entries(asked).every(([key, value]) => each[key as keyof Caused] === value),
    ).length;
  const { MAIL_LIMIT_PER_SENDER: most, MAIL_LIMIT_PER_RECIPIENT: mostTo } = world.limits;
  const bySender = within(HOUR_MS, { sender });
  const toRecipient = within(DAY_MS, { recipient, provider });
  const ofAll = within(DAY_MS, { recipient });
  world.count('race: a limit is reached', bySender === most || toRecipient === mostTo);
  if (bySender > most) world.violate(`quota: ${sender} has caused ${bySender} mails`);
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
