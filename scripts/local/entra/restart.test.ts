import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { openDirectory } from '../graph/directory.ts';
import { GROUP_ADMIN_ID, GROUP_SALESPERSON_ID } from '../graph/groups.ts';
import { graphServer } from '../graph/server.ts';
import { closeServer, listen } from '../listen.ts';
import { API_SCOPE, CLIENT_ID, jwksUrl } from './authority.ts';
import { oidOf } from './people.ts';
import { entraServer } from './server.ts';
import { testBrowser } from './test-browser.ts';
import { openVault } from './vault.ts';

const Answer = z.object({ access_token: z.string(), refresh_token: z.string() });
const luc = 'luc.marchand@verdier.example';

async function run(server: Server): Promise<number> {
  const port = await listen(server, 0);
  onTestFinished(() => closeServer(server));
  return port;
}

test('the key pair and refresh tokens stay valid after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vse-entra-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'entra.sqlite');
  const first = openVault(file);
  const before = testBrowser(await run(await entraServer(first)));
  const { code } = z.object({ code: z.string() }).parse(await before.submit({ account: luc }));
  const got = Answer.parse(await (await before.redeemCode(code, API_SCOPE)).json());
  first.close();

  const second = openVault(file);
  onTestFinished(() => second.close());
  const port = await run(await entraServer(second));
  const keys = createRemoteJWKSet(new URL(jwksUrl(port)));
  await jwtVerify(got.access_token, keys, { audience: CLIENT_ID });
  const answer = await testBrowser(port).refresh(got.refresh_token, API_SCOPE);
  expect(Answer.parse(await answer.json())).toBeDefined();
});

test('a group change in Graph appears in the next token, and a removed person gets none', async () => {
  const directory = openDirectory(':memory:');
  const vault = openVault(':memory:');
  onTestFinished(() => {
    directory.close();
    vault.close();
  });
  const graph = `http://127.0.0.1:${await run(graphServer(directory))}`;
  const browser = testBrowser(await run(await entraServer(vault, { graph })));
  const { code } = z.object({ code: z.string() }).parse(await browser.submit({ account: luc }));
  let got = Answer.parse(await (await browser.redeemCode(code, API_SCOPE)).json());
  expect(decodeJwt(got.access_token).roles).toEqual(['Task.User']);

  directory.removeMember(GROUP_SALESPERSON_ID, oidOf(luc));
  got = Answer.parse(await (await browser.refresh(got.refresh_token, API_SCOPE)).json());
  expect(decodeJwt(got.access_token)).not.toHaveProperty('roles');
  directory.addMember(GROUP_ADMIN_ID, oidOf(luc));
  got = Answer.parse(await (await browser.refresh(got.refresh_token, API_SCOPE)).json());
  expect(decodeJwt(got.access_token).roles).toEqual(['Task.Admin']);

  directory.removeUser(oidOf(luc));
  expect((await browser.refresh(got.refresh_token, API_SCOPE)).status).toBe(400);
  expect(await browser.silently()).toMatchObject({ error: 'login_required' });
});
