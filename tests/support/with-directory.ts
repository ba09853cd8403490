import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@vse/domain/access/permissions';
import { addRecord } from '../../api/src/services/catalogue/catalogue.ts';
import { providerKind } from '../../api/src/services/catalogue/providers.ts';
import type { Outside } from '../../api/src/services/context.ts';
import type { ControlRequest } from '../../scripts/local/graph/control.ts';
import { openDirectory } from '../../scripts/local/graph/directory.ts';
import { groups } from '../../scripts/local/graph/groups.ts';
import { graphServer } from '../../scripts/local/graph/server.ts';
import { newGuest } from '../../scripts/local/graph/user.ts';
import { closeServer, listen } from '../../scripts/local/listen.ts';
import { openContext } from './context.ts';

export const PROVIDER = 'provider';
const EVERYONE = 1000;

/** The fields of a Salesperson of that provider. */
export const noorWith = (email: string) => ({
  firstName: 'Noor',
  lastName: 'Vance',
  email,
  provider: PROVIDER,
  role: 'Salesperson' as const,
  activeDirectoryMemberId: '',
  logo: '',
});

/** The API's services with one provider and a directory of their own, which a test can make fail. */
export async function openWithDirectory(
  ports: { mailbox?: number } = {},
  env: Record<string, string> = {},
  outside: Outside = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'vse-directory-'));
  const directory = openDirectory(join(folder, 'graph.sqlite'));
  const server = graphServer(directory);
  const port = await listen(server, 0);
  const { context, other, store, pass, stop } = openContext(
    { ...ports, graph: port },
    env,
    outside,
  );
  const provider = { name: 'Maison Verdier', fragrances: [], showLogoOnPdf: false };
  await addRecord(context, providerKind, PROVIDER, provider);
  return {
    context,
    other,
    store,
    directory,
    pass,
    control: (request: ControlRequest) =>
      fetch(`http://127.0.0.1:${port}/control`, { method: 'POST', body: JSON.stringify(request) }),
    /** The requests that the directory received, as 'METHOD url'. */
    async log() {
      const state = await fetch(`http://127.0.0.1:${port}/state.json`);
      const { log } = (await state.json()) as { log: { method: string; url: string }[] };
      return log.map(({ method, url }) => `${method} ${url}`);
    },
    /** Puts a guest's account into the directory, as another app would. */
    addGuest: (email: string) => directory.save(newGuest(email, undefined)),
    accounts: (email: string) => directory.users().filter((user) => user.mail === email),
    /** The roles whose groups the account with this e-mail address is in. */
    rolesOf: (email: string): Role[] =>
      groups
        .filter(({ id }) =>
          directory.members(id, 0, EVERYONE).some(({ user }) => user.mail === email),
        )
        .map(({ role }) => role),
    async stop() {
      await stop();
      server.closeAllConnections();
      await closeServer(server);
      directory.close();
      rmSync(folder, { recursive: true });
    },
  };
}
export type WithDirectory = Awaited<ReturnType<typeof openWithDirectory>>;
