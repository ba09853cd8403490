import { inject } from 'vitest';
import { z } from 'zod';

const State = z.object({
  users: z.array(
    z.looseObject({ id: z.string(), mail: z.string().nullish(), userType: z.string() }),
  ),
  groups: z.array(
    z.object({ id: z.string(), displayName: z.string(), members: z.array(z.string()) }),
  ),
});

/** What the local directory holds. */
async function directoryState(): Promise<z.output<typeof State>> {
  return State.parse(await (await fetch(`${inject('cloud').graphUrl}/state.json`)).json());
}

/** The directory accounts with an e-mail address, and the names of the role groups of the first. */
export async function inDirectory(email: string) {
  const { users, groups } = await directoryState();
  const accounts = users.filter((user) => user.mail?.toLowerCase() === email.toLowerCase());
  const id = accounts[0]?.id ?? '';
  return {
    id,
    accounts: accounts.length,
    groups: groups.filter((group) => group.members.includes(id)).map((group) => group.id),
  };
}
