import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ControlRequest } from '../../scripts/local/graph/control.ts';
import { openDirectory } from '../../scripts/local/graph/directory.ts';
import { GROUP_SALESPERSON_ID } from '../../scripts/local/graph/groups.ts';
import { graphServer } from '../../scripts/local/graph/server.ts';
import { closeServer, listen } from '../../scripts/local/listen.ts';
import { openServices, type ServicesInTest } from '../support/services.ts';

let [folder, port] = ['', 0];
let directory: ReturnType<typeof openDirectory>;
let server: Server;
let opened: ServicesInTest;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vse-directory-'));
  directory = openDirectory(join(folder, 'graph.sqlite'));
  server = graphServer(directory);
  port = await listen(server, 0);
  opened = openServices({ graph: port });
});
afterEach(async () => {
  await opened.stop();
  server.closeAllConnections();
  await closeServer(server);
  directory.close();
  rmSync(folder, { recursive: true });
});

const control = (request: ControlRequest) =>
  fetch(`http://127.0.0.1:${port}/control`, { method: 'POST', body: JSON.stringify(request) });
const log = async () => {
  const { log } = (await (await fetch(`http://127.0.0.1:${port}/state.json`)).json()) as {
    log: { method: string; url: string }[];
  };
  return log.map(({ method, url }) => `${method} ${url}`);
};

const EMAIL = 'noor@example.com';
const add = () =>
  opened.services.users.add('noor', {
    ...{ firstName: 'Noor', lastName: 'Vance', email: EMAIL, provider: 'provider' },
    ...{ role: 'Salesperson', activeDirectoryMemberId: '', logo: '' },
  });
const accounts = () => directory.users().filter((user) => user.mail === EMAIL);
const salespeople = () =>
  directory.members(GROUP_SALESPERSON_ID, 0, 1000).map(({ user }) => user.id);

describe('letting a person in while the directory', () => {
  test.each(['unavailable', 'invitations-disabled'] as const)(
    'is %s keeps nothing, and the retry makes one user and one guest',
    async (mode) => {
      await control({ mode });
      await expect(add()).rejects.toMatchObject({ status: 503 });
      expect(await opened.services.users.findByEmail(EMAIL)).toBeUndefined();
      await control({ mode: 'ok' });
      expect(await add()).toMatchObject({ directory: 'invited', role: 'applied' });
      expect(accounts()).toHaveLength(1);
    },
  );

  test('throttles a few calls goes on by itself', async () => {
    await control({ mode: 'throttle', times: 2 });
    expect(await add()).toMatchObject({ role: 'applied' });
  });

  test('does not answer gives up before the caller’s patience ends', async () => {
    await control({ mode: 'silent' });
    const start = Date.now();
    await expect(add()).rejects.toMatchObject({
      status: 503,
      errors: ['The directory does not answer. Please try again later.'],
    });
    expect(Date.now() - start).toBeLessThan(40_000);
  });

  test('does not know the fresh guest yet says so, and the timer sets the role later', async () => {
    await control({ freshGuestSeconds: 3600 });
    const steps = await add();
    expect(steps).toMatchObject({ directory: 'invited', role: 'pending' });
    expect(steps.roleReason).not.toBe('');
    await control({ freshGuestSeconds: 0 });
    await opened.services.users.applyPendingRoles();
    expect((await opened.services.users.read('noor'))?.roleState).toBe('applied');
    expect(salespeople()).toContain(accounts()[0]?.id);
  });
});

test('a user whose role cannot be taken back is not deleted, and the retry deletes them', async () => {
  await add();
  await control({ mode: 'unavailable' });
  await expect(opened.services.users.remove('noor', undefined)).rejects.toMatchObject({
    status: 503,
  });
  expect(await opened.services.users.read('noor')).toBeDefined();
  await control({ mode: 'ok' });
  await opened.services.users.remove('noor', undefined);
  expect(await opened.services.users.read('noor')).toBeUndefined();
  expect(salespeople()).not.toContain(accounts()[0]?.id);
});

test('no call ever deletes an account: members are removed by reference only', async () => {
  await add();
  await opened.services.users.remove('noor', undefined);
  expect(accounts()).toHaveLength(1);
  const deletes = (await log()).filter((line) => line.startsWith('DELETE'));
  expect(deletes.length).toBeGreaterThan(0);
  for (const line of deletes) expect(line).toMatch(/\/\$ref$/);
});
