import type { Az } from './az.ts';
import { messageOf } from './explain.ts';

/** Calls an address. Ends the call, its answer's body included, after `limitMs`. */
export type Send = (url: string, init: RequestInit, limitMs: number) => Promise<Response>;
export const sendWithin: Send = (url, init, limitMs) =>
  fetch(url, { ...init, signal: AbortSignal.timeout(limitMs) });

type Tools = {
  az: Az;
  send: Send;
  sleep: (ms: number) => Promise<void>;
  say: (line: string) => void;
};

/** What the deployment service says of a package by a number. */
const SUCCEEDED = 4;
/** Failed, ended by another upload, ended by a restart of the service, canceled. */
const ENDED = [3, 5, 6, -1];
const UPLOADS = 5;
const UPLOAD_LIMIT_MS = 300_000;
/** The right of the app's identity to its storage needs minutes to arrive, and so does a new name in DNS. */
const UPLOAD_PAUSE_MS = 60_000;
const POLLS = 90;
const POLL_LIMIT_MS = 30_000;
const POLL_PAUSE_MS = 10_000;

/** Another upload may succeed. */
class Passing extends Error {}

/**
 * Gives the archive to the deployment service of the app with this host name, and waits until it serves it. Uploads again
 * what was refused for now (408, 409, 429, 5xx), broken off, or not deployed: a package replaces the one before, so twice
 * is the same as once.
 */
export async function publish(tools: Tools, host: string, archive: Buffer): Promise<void> {
  const service = `https://${host.replace('.', '.scm.')}/api`;
  for (let left = UPLOADS - 1; ; left -= 1) {
    try {
      const id = await upload(tools, service, archive);
      return await untilDeployed(tools, `${service}/deployments/${id}`);
    } catch (error) {
      if (left === 0 || !(error instanceof Passing)) throw error;
      tools.say(`  ${messageOf(error)} It is uploaded again in a minute.`);
      await tools.sleep(UPLOAD_PAUSE_MS);
    }
  }
}

/** The header of a call. A token may have only minutes left, so each call asks for one; `az` keeps those that last. */
async function authorized({ az }: Tools) {
  const query = ['--query', 'accessToken', '--output', 'tsv'];
  return {
    authorization: `Bearer ${(await az(['account', 'get-access-token', ...query])).trim()}`,
  };
}

/** Uploads once. Returns the id that the service gave to this upload. */
async function upload(tools: Tools, service: string, archive: Buffer): Promise<string> {
  const headers = { ...(await authorized(tools)), 'content-type': 'application/zip' };
  const init = { method: 'POST', headers, body: new Uint8Array(archive) };
  const url = `${service}/publish?RemoteBuild=false&Deployer=vse`;
  const { response, text } = await answered(tools, url, init, UPLOAD_LIMIT_MS).catch(
    (error: unknown) => {
      throw new Passing(`The upload broke off: ${reasonOf(error)}.`);
    },
  );
  if (response.ok) return idOf(response, text);
  const refusal = `The upload was answered with ${response.status}: ${text}`;
  const isPassing = response.status >= 500 || [408, 409, 429].includes(response.status);
  throw isPassing ? new Passing(refusal) : new Error(refusal);
}

async function answered({ send }: Tools, url: string, init: RequestInit, limitMs: number) {
  const response = await send(url, init, limitMs);
  return { response, text: await response.text() };
}

/** `fetch` hides in its cause what broke. */
const reasonOf = (error: unknown) =>
  messageOf(error instanceof Error && error.cause ? error.cause : error);

/** From the address of the deployment; where there is none, the answer is the id, as a text of JSON. */
function idOf(response: Response, text: string): string {
  const address = response.headers.get('location') ?? '';
  const found = /\/deployments\/([\w-]+)/.exec(address) ?? /^"?([\w-]+)"?$/.exec(text.trim());
  if (!found?.[1]) throw new Error(`Azure took the package, but gave no id: '${text}'`);
  return found[1];
}

/** Polls until the package of this address is served. A call that fails proves nothing, so the next one asks again. */
async function untilDeployed(tools: Tools, url: string): Promise<void> {
  let last = 'nothing';
  for (let left = POLLS; left > 0; left -= 1) {
    const found = await stateOf(tools, url).catch(
      (error: unknown): DeploymentState => ({ status_text: reasonOf(error) }),
    );
    if (found.status === SUCCEEDED) return;
    if (ENDED.includes(found.status ?? 0))
      throw new Passing(`Azure did not deploy the package: ${found.status_text}.`);
    last = found.status_text || last;
    await tools.sleep(POLL_PAUSE_MS);
  }
  throw new Error(
    `Azure has the package, but did not finish with it within 15 minutes. It said last: ${last}`,
  );
}

type DeploymentState = { status?: number; status_text?: string };

async function stateOf(tools: Tools, url: string): Promise<DeploymentState> {
  const headers = await authorized(tools);
  const { response, text } = await answered(tools, url, { headers }, POLL_LIMIT_MS);
  return response.ok ? JSON.parse(text) : { status_text: `${response.status} ${text}` };
}
