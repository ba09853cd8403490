import * as calls from '@vse/domain/contract/calls';
import { addSettings } from '../../api/src/services/users/let-in-user.ts';
import type { ContainerName } from '../../api/src/store/store.ts';
import { guestOf, invite, takeQuiz, uncounted } from './journey.ts';
import type { Step } from './measure.ts';
import { firstOf } from './people.ts';
import type { World } from './world.ts';

const FIRST_GUEST = 840_000;
/** Documents that an erasure looks at before it stores its progress. */
const PAGE = 50;

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
      // Reads the catalogue and its history, and of results those with a reason.
      name: 'texts that may name a guest',
      async run(request) {
        const { email: address } = guestOf(0);
        await request('', calls.getPerson, { address, texts: true }, await token());
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

/** The erasure of somebody with this many invites, results and mails, divided by the pages of what was found. */
export const erasureStep = (world: World, count: number): Step => ({
  name: `erasure of ${count.toLocaleString('en')} records, a page of ${PAGE}`,
  parts: count / PAGE,
  async run(request, round) {
    const guest = guestOf(FIRST_GUEST + count + round);
    const admin = firstOf(world.people, 'Admin');
    const inviteId = await invite(world, guest, admin);
    const resultId = await takeQuiz(uncounted(world.behind), guest);
    const docs = { invites: inviteId, quizResults: resultId, mails: `${inviteId}_1` };
    for (let made = 3; made < count; made += 1) {
      const [name, id] = Object.entries(docs)[made % 3] ?? [];
      const container = world.database.container(name as ContainerName);
      const doc = (await container.read(id ?? ''))?.doc;
      if (!doc) throw new Error(`There is no ${name}`);
      await container.create({ ...doc, id: world.behind.ids.derived('budget', `${made}`, doc.id) });
    }
    await erase(request, guest.email, await world.tokenOf(admin), count);
  },
});

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
