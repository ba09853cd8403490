import * as calls from '@vse/domain/contract/calls';
import { addSettings } from '../../api/src/services/users/let-in-user.ts';
import { guestOf, invite, takeQuiz, uncounted } from './journey.ts';
import type { Step } from './measure.ts';
import { firstOf } from './people.ts';
import type { World } from './world.ts';

const FIRST_GUEST = 840_000;

/** What it costs to find a person in a long history, to see what is kept about them, and to erase them. */
export function erasureSteps(world: World): Step[] {
  const admin = firstOf(world.people, 'Admin');
  const token = () => world.tokenOf(admin);
  return [
    {
      name: 'people found by name',
      run: async (request) => request('', calls.findPeople, { text: 'Guest 000' }, await token()),
    },
    {
      name: 'what is kept about a guest',
      async run(request) {
        const { email: address } = guestOf(0);
        await request('', calls.getPerson, { address }, await token());
      },
    },
    {
      name: 'erasure of a guest, in all',
      async run(request, round) {
        const guest = guestOf(FIRST_GUEST + round);
        await invite(world, guest, admin);
        await takeQuiz(uncounted(world.behind), guest);
        await erase(request, guest.email, await token(), 3);
      },
    },
    {
      // Saves and sells nothing, because the lists that other steps measure would get longer.
      name: 'erasure of a user, in all',
      async run(request, round) {
        const user = `erased-${round}`;
        const email = `${user}@aurum.example`;
        const named = { firstName: 'Erased', lastName: `User ${round}`, email, logo: '' };
        const { provider } = admin;
        const rights = { role: 'Manager', provider, activeDirectoryMemberId: '' } as const;
        await addSettings(world.behind, user, { ...named, ...rights });
        await erase(request, email, await token(), 0);
      },
    },
  ];
}

/** The clock stands still, so that one call erases everything. */
async function erase(
  request: Parameters<Step['run']>[0],
  address: string,
  token: string,
  count: number,
): Promise<void> {
  const results = 'anonymous' as const;
  const { isDone, places } = await request('', calls.erasePerson, { address, results }, token);
  const erased = places
    .filter(({ place }) => ['invites', 'results', 'mails'].includes(place))
    .reduce((sum, each) => sum + each.count, 0);
  if (!isDone || erased !== count) throw new Error(`${erased} of ${count} were erased`);
}
