import { AppSettings, getAppSettings } from '@vse/domain/records/app-settings';
import { getHealth } from '@vse/domain/records/health';
import entra from '../../infra/entra/entra.json' with { type: 'json' };
import { messageOf } from './explain.ts';
import type { Outputs } from './infra.ts';
import { retry } from './retry.ts';

type Fetch = (url: string, headers?: Record<string, string>) => Promise<Response>;
type Sleep = (ms: number) => Promise<void>;

/** Calls the deployed product from outside: the app, the API behind it, and the door that must be shut. */
export async function smokeTest(
  { VSE_SITE_URL, VSE_BLOB_HOST, VSE_FUNCTION_HOST }: Outputs,
  clientId: string | undefined,
  { fetch, sleep, say }: { fetch: Fetch; sleep: Sleep; say: (line: string) => void },
): Promise<void> {
  const policy = await eventually(sleep, async () => {
    const page = await answered(fetch, `${VSE_SITE_URL}/`, [200]);
    return page.headers.get('content-security-policy') ?? '';
  });
  const images = policy.split(';').find((one) => one.trim().startsWith('img-src')) ?? '';
  if (!images.includes(`https://${VSE_BLOB_HOST}`))
    throw new Error(`The app does not let pictures come from ${VSE_BLOB_HOST}: '${images.trim()}'`);
  if (images.includes('*')) throw new Error(`The app lets pictures come from '${images.trim()}'`);
  say('  the app is served, and pictures come from our own storage only');
  say(`  ${await eventually(sleep, () => checkNetwork(VSE_SITE_URL, fetch))}`);
  await eventually(sleep, () => answered(fetch, `${VSE_SITE_URL}/api/health/ready`, [200]));
  say('  the API answers through it and reaches its database, files and mail');
  const { sentence, tenantId } = await eventually(sleep, () =>
    checkSignIn(VSE_SITE_URL, clientId, fetch),
  );
  say(`  ${sentence}`);
  if (clientId)
    say(`  ${await eventually(sleep, () => askEntra(VSE_SITE_URL, tenantId, clientId, fetch))}`);
  await eventually(sleep, () => answered(fetch, `${VSE_SITE_URL}${entra.redirectPath}`, [200]));
  await eventually(sleep, () =>
    answered(fetch, `https://${VSE_FUNCTION_HOST}/api/health`, [401, 403]),
  );
  say('  the function host refuses who comes directly');
}

/** The app names the registration of this deployment. */
async function checkSignIn(site: string, clientId: string | undefined, fetch: Fetch) {
  const settings = await answered(fetch, `${site}/api/${getAppSettings.name}`, [200]);
  const { clientId: shown, tenantId } = AppSettings.parse(await settings.json());
  if ((shown ?? '') !== (clientId ?? ''))
    throw new Error(`The app signs in to registration '${shown}' instead of '${clientId}'.`);
  if (!tenantId) throw new Error('The app has no tenant to sign in to.');
  const sentence = clientId
    ? `the app names the registration ${clientId}`
    : 'STAFF CANNOT SIGN IN: there is no registration yet (infra/README.md, Entra)';
  return { sentence, tenantId };
}

/** What Entra says to a sign-in that it cannot go on with, by the code in its answer. */
const REFUSALS: [code: string, meaning: string][] = [
  ['AADSTS90002', 'there is no such tenant'],
  ['AADSTS700016', 'the tenant has no such registration'],
  ['AADSTS50011', "the registration lacks the app's address; --entra-only with --site-url adds it"],
  ['AADSTS65005', 'the registration may not ask for its own scope'],
  ['AADSTS70011', 'the registration has no such scope'],
];

/**
 * Begins a sign-in as a browser without a session does, and without asking anybody. Entra then goes back to the app with
 * `login_required`, but only where tenant, registration, address and scope fit. Whether a person may sign in, and has a
 * role, can be told by signing in only.
 */
async function askEntra(site: string, tenant: string, clientId: string, fetch: Fetch) {
  const back = `${site}${entra.redirectPath}`;
  const url = new URL(`https://login.microsoftonline.com/${tenant}/oauth2/v2.0/authorize`);
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: back,
    response_type: 'code',
    response_mode: 'query',
    scope: `openid api://${clientId}/${entra.scope.value}`,
    prompt: 'none',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    state: 'vse',
  }).toString();
  const response = await fetch(url.href).catch((error: unknown) => {
    throw new Error(`Entra cannot be reached: ${messageOf(error)}.`);
  });
  const location = response.headers.get('location') ?? '';
  const text = `${location} ${await response.text()}`;
  const [, meaning] = REFUSALS.find(([code]) => text.includes(code)) ?? [];
  if (meaning)
    throw new Error(`Entra refuses the sign-in to registration ${clientId}: ${meaning}.`);
  return location.startsWith(back)
    ? 'Entra knows it, and lets people come back to the app'
    : 'Entra did not say whether it knows it: SIGN IN ONCE TO BE SURE';
}

/** From the documentation's range: no real caller has it. */
const FORGED = '203.0.113.7';
/** Addresses of proxies inside a network, of a machine itself, and none. */
const INNER = /^$|^(10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^f[cde]|^::/;

/** The API counts a caller's own address: neither what the caller claims, nor a proxy's. */
async function checkNetwork(site: string, fetch: Fetch) {
  const response = await answered(fetch, `${site}/api/${getHealth.route}`, [200], {
    'x-forwarded-for': FORGED,
  });
  const { network } = getHealth.output.parse(await response.json());
  if (network === FORGED)
    throw new Error('The API believes a forged X-Forwarded-For: PROXY_HOPS is too high.');
  if (INNER.test(network))
    throw new Error(
      `The API takes '${network}' for the visitor's address: PROXY_HOPS does not fit the proxies, and all visitors share one limit.`,
    );
  return `visitors are told apart by their own address; yours must be ${network}`;
}

async function answered(
  fetch: Fetch,
  url: string,
  expected: number[],
  headers?: Record<string, string>,
): Promise<Response> {
  const response = await fetch(url, headers).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    throw new Error(`${url} cannot be reached: ${messageOf(cause)}.`);
  });
  if (expected.includes(response.status)) return response;
  throw new Error(`${url} answered ${response.status} instead of ${expected.join(' or ')}.`);
}

/** A fresh deployment needs some minutes until it answers everywhere. */
const eventually = <T>(sleep: Sleep, work: () => Promise<T>): Promise<T> =>
  retry({ sleep }, { tries: 20, pauseMs: 15_000 }, work);
