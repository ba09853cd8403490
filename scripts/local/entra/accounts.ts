import roleData from '@vse/domain/data/roles.json' with { type: 'json' };
import * as z from 'zod';
import { oidOf, people } from './people.ts';
import type { Vault } from './vault.ts';

export type Account = { oid: string; email: string; name: string; roles: string[] };
export type Accounts = {
  list(): Promise<Account[]>;
  /** Undefined for an unknown person. Ignores the letter case of e-mails. */
  find(email: string): Promise<Account | undefined>;
  /** Overrides the roles of an account in tests. The account need not exist in the directory. */
  setRoles(email: string, roles: string[]): void;
};

const GRAPH_MS = 5000;

const State = z.object({
  users: z.array(z.object({ id: z.string(), mail: z.string(), displayName: z.string() })),
  groups: z.array(z.object({ role: z.string(), members: z.array(z.string()) })),
});

const claimOf = (role: string) => roleData.roles.find(({ name }) => name === role)?.claim ?? role;

async function fromGraph(url: string): Promise<Account[]> {
  const answer = await fetch(`${url}/state.json`, { signal: AbortSignal.timeout(GRAPH_MS) });
  const { users, groups } = State.parse(await answer.json());
  return users.map(({ id, mail, displayName }) => ({
    oid: id,
    email: mail,
    name: displayName,
    roles: groups.filter(({ members }) => members.includes(id)).map(({ role }) => claimOf(role)),
  }));
}

const sample = people.map(({ oid, email, firstName, lastName, role }) => ({
  oid,
  email,
  name: `${firstName} ${lastName}`,
  roles: [claimOf(role)],
}));

/**
 * The accounts that can sign in: the people of the Graph stand-in with the app roles of their current groups, or the
 * sample staff without a Graph stand-in.
 */
export function openAccounts(vault: Vault, graph: string | undefined): Accounts {
  const Roles = z.array(z.string());
  const list = async () => {
    const accounts = graph === undefined ? sample : await fromGraph(graph);
    return accounts.map((account) => ({
      ...account,
      roles: vault.get('roles', account.email.toLowerCase(), Roles) ?? account.roles,
    }));
  };
  return {
    list,
    async find(input) {
      const email = input.trim().toLowerCase();
      const match = (await list()).find((account) => account.email.toLowerCase() === email);
      const roles = vault.get('roles', email, Roles);
      return match ?? (roles && { oid: oidOf(email), email, name: email, roles });
    },
    setRoles: (email, roles) => vault.put('roles', email.toLowerCase(), roles),
  };
}
