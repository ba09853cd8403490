import { getAppSettings } from '@vse/domain/contract/calls';
import { messageOf } from './explain.ts';
import type { Outputs } from './infra.ts';

type Fetch = (url: string) => Promise<Response>;
type Sleep = (ms: number) => Promise<void>;

const TRIES = 20;
const PAUSE_MS = 15_000;

/** Calls the deployed product from outside: the app, the API behind it, and the door that must be shut. */
export async function smokeTest(
  { VSE_SITE_URL, VSE_BLOB_HOST, VSE_FUNCTION_HOST }: Outputs,
  { fetch, sleep }: { fetch: Fetch; sleep: Sleep },
  say: (line: string) => void,
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
  await eventually(sleep, () => answered(fetch, `${VSE_SITE_URL}/api/health`, [200]));
  await eventually(sleep, () => answered(fetch, `${VSE_SITE_URL}/api/health/ready`, [200]));
  await eventually(sleep, () =>
    answered(fetch, `${VSE_SITE_URL}/api/${getAppSettings.name}`, [200]),
  );
  say('  the API answers through it and reaches its database, files and mail');
  await eventually(sleep, () =>
    answered(fetch, `https://${VSE_FUNCTION_HOST}/api/health`, [401, 403]),
  );
  say('  the function host refuses who comes directly');
}

async function answered(fetch: Fetch, url: string, expected: number[]): Promise<Response> {
  const response = await fetch(url).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    throw new Error(`${url} cannot be reached: ${messageOf(cause)}.`);
  });
  if (expected.includes(response.status)) return response;
  throw new Error(`${url} answered ${response.status} instead of ${expected.join(' or ')}.`);
}

/** A fresh deployment needs some minutes until it answers everywhere. */
async function eventually<T>(sleep: Sleep, work: () => Promise<T>): Promise<T> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
