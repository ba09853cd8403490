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
  expect(said).toContain('people sign in to the registration client-1');
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

test('a deployment that never had a registration says that staff cannot sign in', async () => {
  const { failure, said } = await smoke('/api/vseGetAppSettings', { clientId: null }, '');
  expect(failure).toBeUndefined();
  expect(said).toContain('STAFF CANNOT SIGN IN');
});
