import type * as calls from '@vse/domain/contract/calls';
import type { SignedIn } from '../budget/staff-tokens.ts';
import type { Answer, World } from './world.ts';

export type Ask = (call: calls.Call, input: object) => Promise<Answer>;

/** How somebody of the staff calls: they try again, or give up at once and leave behind what was begun. */
export const asking =
  (world: World, person: SignedIn): Ask =>
  async (call, input) => {
    const token = await world.tokenOf(person);
    return world.schedule.chance(0.5)
      ? world.insist(call, input, token)
      : world.send(call, input, token);
  };
