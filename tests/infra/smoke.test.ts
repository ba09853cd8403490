import { expect, test } from 'vitest';
import { smokeTest } from '../../scripts/deploy/smoke.ts';
import { emptyCloud, OUTPUTS, recordedAz, recordedTools } from './az-stand-in.ts';

const SITE = 'https://calm-sea.azurestaticapps.net';

/** The smoke test of a product that answers at one address with these fields instead of its own. */
async function smoke(path: string, instead: object, clientId: string | undefined = 'client-1') {
  const { az } = recordedAz(emptyCloud());
  const { tools, said } = recordedTools(az);
  const asked: [url: string, headers: object | undefined][] = [];
  const fetch: typeof tools.fetch = async (url, headers) => {
    asked.push([url, headers]);
    const answer = await tools.fetch(url);
    if (url !== `${SITE}${path}`) return answer;
    return Response.json(Object.assign({}, await answer.json(), instead));
  };
  const failure = await smokeTest(OUTPUTS, clientId, { ...tools, fetch }).catch(
    (error: Error) => error.message,
  );
  return { failure, said: said.join('\n'), asked };
}

test('a forged X-Forwarded-For is sent, and the address that the API counts is said', async () => {
  const { failure, said, asked } = await smoke('', {});
  expect(failure).toBeUndefined();
  expect(asked).toContainEqual([`${SITE}/api/health`, { 'x-forwarded-for': '203.0.113.7' }]);
  expect(said).toContain('by their own address; yours must be 198.51.100.4');
  expect(said).toContain('Entra knows it, and lets people come back to the app');
});

test.each([
  ['203.0.113.7', 'believes a forged X-Forwarded-For: PROXY_HOPS is too high'],
  ['10.0.0.4', "takes '10.0.0.4' for the visitor's address"],
  ['172.31.2.1', "takes '172.31.2.1' for the visitor's address"],
  ['fd00:1:2:3::/64', "takes 'fd00:1:2:3::/64' for the visitor's address"],
  ['', "takes '' for the visitor's address"],
])('an API that counts a visitor as %j fails the deployment', async (network, sentence) => {
  expect((await smoke('/api/health', { network })).failure).toContain(sentence);
});

test('an IPv6 network of a visitor is one', async () => {
  const { failure } = await smoke('/api/health', { network: '2001:db8:1:2::/64' });
  expect(failure).toBeUndefined();
});

test.each([
  [{ clientId: null }, "registration 'null' instead of 'client-1'"],
  [{ clientId: 'another' }, "registration 'another' instead of 'client-1'"],
  [{ tenantId: null }, 'no tenant to sign in to'],
])('an app with %j, in which nobody can sign in, fails the deployment', async (settings, said) => {
  expect((await smoke('/api/vseGetAppSettings', settings)).failure).toContain(said);
});

test('Entra is asked as a browser without a session asks it, with the page that people come back to', async () => {
  const { asked } = await smoke('', {});
  const [url = ''] = asked.find(([one]) => one.includes('/authorize?')) ?? [];
  const { origin, pathname, searchParams } = new URL(url);
  expect(origin + pathname).toBe(
    'https://login.microsoftonline.com/tenant-1/oauth2/v2.0/authorize',
  );
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: 'client-1',
    redirect_uri: `${SITE}/redirect.html`,
    scope: 'openid api://client-1/access_as_user',
    prompt: 'none',
    response_type: 'code',
  });
});

test.each([
  ['AADSTS700016: Application was not found', 'the tenant has no such registration'],
  ['AADSTS50011: The redirect URI does not match', "the registration lacks the app's address"],
  ['AADSTS90002: Tenant not found', 'there is no such tenant'],
  ['AADSTS70011: invalid scope', 'the registration has no such scope'],
])('an Entra that answers %s fails the deployment', async (answer, meaning) => {
  const { tools } = recordedTools(recordedAz(emptyCloud()).az, {
    'https://login.microsoftonline.com': answer,
  });
  await expect(smokeTest(OUTPUTS, 'client-1', tools)).rejects.toThrow(
    `Entra refuses the sign-in to registration client-1: ${meaning}`,
  );
});

test('an Entra that shows a page of its own proves nothing, and the deployment says so', async () => {
  const { tools, said } = recordedTools(recordedAz(emptyCloud()).az, {
    'https://login.microsoftonline.com': 'pick an account',
  });
  await smokeTest(OUTPUTS, 'client-1', tools);
  expect(said.join('\n')).toContain('SIGN IN ONCE TO BE SURE');
});

test('a deployment that never had a registration says that staff cannot sign in', async () => {
  const { failure, said } = await smoke('/api/vseGetAppSettings', { clientId: null }, '');
  expect(failure).toBeUndefined();
  expect(said).toContain('STAFF CANNOT SIGN IN');
});
