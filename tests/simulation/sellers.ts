import { createInvite } from '@vse/domain/contract/calls';
import { inviteCode } from '@vse/domain/rules/invite-code';
import { type Guest, SELLER } from './prepare.ts';
import type { World } from './world.ts';

/** Somebody who invites guests. */
export async function sell(world: World, guests: Guest[]): Promise<void> {
  const { schedule } = world;
  for (let number = 1; ; number++) {
    await schedule.wait(world.pace(), 'a seller invites');
    if (!world.isOpen()) return;
    const guest = { email: `new${number}@example.com`, code: codeIn(world) };
    const { status, body } = await world.insist(
      createInvite,
      {
        ...guest,
        name: 'New Guest',
        provider: 'house',
        salesperson: SELLER.email,
        requestId: `invite-${number}-${schedule.int(1e9)}`,
      },
      await world.tokenOf(SELLER),
    );
    if (status === 200) guests.push({ ...guest, id: String(body.id) });
  }
}

const codeIn = ({ schedule }: World) =>
  inviteCode(Uint8Array.from(Array.from({ length: 6 }, (_, at) => at * 3 + schedule.int(4))));
