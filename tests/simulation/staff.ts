import * as calls from '@vse/domain/contract/calls';
import type { Output } from '@vse/domain/contract/contract';
import type { createInvites, Invite } from '@vse/domain/records/invites';
import type { UserSetting } from '@vse/domain/records/users';
import { inviteCode } from '@vse/domain/rules/invite-code';
import type { QuizResultDoc } from '../../api/src/store/document-types.ts';
import type { SignedIn } from '../budget/staff-tokens.ts';
import { type Ask, asking } from './asking.ts';
import { logosOf } from './logos.ts';
import { type Guest, MANAGER, SELLER } from './prepare.ts';
import type { Respondents } from './respondents.ts';
import type { World } from './world.ts';

/** Somebody who invites guests, and sends, revokes and deletes invites. */
export async function sell(world: World, seller: SignedIn, guests: Guest[]): Promise<void> {
  const { schedule } = world;
  const ask = asking(world, seller);
  // No two sellers use a number twice.
  for (let number = seller === SELLER ? 1 : 2048; ; number++) {
    await schedule.wait(world.pace(), 'a seller works');
    if (!world.isOpen()) return;
    if (schedule.chance(0.1)) await inviteMany(world, seller, number);
    else if (schedule.chance(0.5)) await invite(world, seller, guests, number);
    else if (schedule.chance(0.3)) await correctInvite(world, ask, guests, number);
    else await changeInvite(world, ask);
  }
}

async function invite(
  world: World,
  seller: SignedIn,
  guests: Guest[],
  number: number,
): Promise<void> {
  const guest = { email: `new${number}@example.com`, code: codeOf(number) };
  const { status, body } = await world.insist(
    calls.createInvite,
    { ...guest, name: 'New Guest', ...sideOf(seller), requestId: `invite-${number}` },
    await world.tokenOf(seller),
  );
  if (status === 409)
    world.violate(`twice: the invite of ${guest.email} is refused: ${body.error}`);
  if (status === 200) guests.push({ ...guest, id: String(body.id) });
}

const sideOf = (seller: SignedIn) => ({
  provider: seller === SELLER ? 'house' : 'shop',
  salesperson: seller.email,
});

/** Invites a list of people. However often the list is sent, each is invited once; only the limit of mails refuses. */
async function inviteMany(world: World, seller: SignedIn, number: number): Promise<void> {
  const rows = ['a', 'b', 'c'].map((row) => ({
    name: 'New Guest',
    email: `list${number}${row}@example.com`,
  }));
  const { status, body } = await world.insist(
    calls.createInvites,
    { rows, ...sideOf(seller), requestId: `list-of-${number}` },
    await world.tokenOf(seller),
  );
  if (status !== 200) return;
  for (const { email, id, issues } of (body as Output<typeof createInvites>).items) {
    if (issues.some(({ code }) => code === 'INVITE_OPEN'))
      world.violate(`twice: the invite of ${email} is refused in its own list`);
    if (id !== null && world.timeline.writesOf('invites', id).length === 0)
      world.violate(`lost: the invite of ${email} is acknowledged and not stored`);
  }
}

/** A code that no other number has. */
const codeOf = (number: number) =>
  inviteCode(Uint8Array.of(1, 24, 9, 4 + (number >> 10), (number >> 5) & 31, number & 31));

/** Gives an open invite another code or address. Its guest may go on to try what it had before. */
async function correctInvite(
  { schedule }: World,
  ask: Ask,
  guests: Guest[],
  number: number,
): Promise<void> {
  const { status, body } = await ask(calls.listInvites, { status: 'open' });
  const items = status === 200 ? (body.items as Invite[]) : [];
  if (items.length === 0) return;
  const { id, etag, name, email, code, provider, salesperson } = schedule.pick(items);
  const changed = {
    email: schedule.chance(0.5) ? `moved${number}@example.com` : email,
    code: schedule.chance(0.5) ? codeOf(number) : code,
  };
  const answer = await ask(calls.updateInvite, {
    ...{ id, name, provider, salesperson, ...changed },
    ...(schedule.chance(0.3) && { etag }),
  });
  if (answer.status === 200) guests.push({ id, ...changed });
}

async function changeInvite({ schedule }: World, ask: Ask): Promise<void> {
  const { status, body } = await ask(calls.listInvites, {});
  if (status !== 200) return;
  const items = body.items as Invite[];
  if (items.length === 0) return;
  // Often one whose quiz is under way.
  const begun = items.filter((each) => each.responseDate && !each.revokedDate);
  const { id, etag } = schedule.pick(begun.length > 0 && schedule.chance(0.5) ? begun : items);
  const call = schedule.pick([
    calls.resendInvite,
    calls.resendInvite,
    calls.revokeInvite,
    calls.revokeInvite,
    calls.deleteInvite,
  ]);
  await ask(call, { id, ...(schedule.chance(0.3) && { etag }) });
}

/** An Admin who deletes results, and adds, changes and removes users. */
export async function administrate(
  world: World,
  admin: SignedIn,
  known: Respondents,
): Promise<void> {
  const { schedule } = world;
  const ask = asking(world, admin);
  for (let number = 1; ; number++) {
    await schedule.wait(2 * world.pace(), 'an Admin works');
    if (!world.isOpen()) return;
    if (schedule.chance(0.3)) await removeResult(world, ask, known);
    else if (schedule.chance(0.4)) await addUser(world, ask, number);
    else await changeUser(world, ask);
  }
}

async function removeResult(world: World, ask: Ask, known: Respondents): Promise<void> {
  const all = world.timeline.ids('quizResults');
  const isOpen = (id: string) => {
    const doc = world.timeline.newest('quizResults', id)?.doc as QuizResultDoc | undefined;
    return doc && !doc.isQuizCompleted;
  };
  const results = world.schedule.chance(0.7) ? all.filter(isOpen) : all;
  if (results.length === 0) return;
  const id = world.schedule.pick(results);
  known.removed.add(id);
  await ask(calls.deleteQuizResult, { id });
}

const person = (name: string, role: string) => ({
  firstName: name,
  lastName: 'Aurum',
  email: `${name}@shop.example`,
  provider: 'shop',
  role,
});

const addUser = (world: World, ask: Ask, number: number) =>
  ask(calls.createUserSetting, {
    ...person(`user${number % 4}`, world.schedule.pick(['Manager', 'Salesperson'])),
    requestId: `new-user-${number}`,
  });

async function changeUser(world: World, ask: Ask): Promise<void> {
  const { schedule } = world;
  const { status, body } = await ask(calls.listUserSettings, {});
  if (status !== 200) return;
  const others = (body.items as UserSetting[]).filter(
    ({ id, provider }) => provider === 'shop' && id !== MANAGER.name,
  );
  if (others.length === 0) return;
  const { id, email, etag, ...user } = schedule.pick(others);
  const revision = { id, ...(schedule.chance(0.5) && { etag }) };
  if (schedule.chance(0.2)) await ask(calls.deleteUserSetting, { ...revision, email });
  else {
    const role = schedule.pick(['Manager', 'Salesperson']);
    const address = schedule.chance(0.3) ? `user${schedule.int(8)}@shop.example` : email;
    const { firstName, lastName, provider } = user;
    const logo = schedule.pick(['', ...logosOf(world, 'shop')]);
    const fields = { firstName, lastName, provider, logo, role, email: address };
    await ask(calls.updateUserSetting, { ...revision, ...fields });
  }
}
