/** Responses that are there, or on their way, before they are asked for, by address. Each one is used once. */
type Early = Partial<Record<string, { bearer: string | null; response: Promise<Response> }>>;

declare global {
  var vseEarly: Early | undefined;
}

/** Reads the answer that the page asked for early under the same token, and leaves it to be taken; none if it failed. */
export async function readEarly(url: string, bearer: string | null): Promise<unknown> {
  const early = globalThis.vseEarly?.[url];
  if (early?.bearer !== bearer) return undefined;
  try {
    const response = await early.response;
    return response.ok ? await response.clone().json() : undefined;
  } catch {
    return undefined;
  }
}

/** Offers an answer that is known already to the next request for it. */
export function offerAnswer(url: string, bearer: string, answer: unknown) {
  const response = Promise.resolve(Response.json(answer));
  globalThis.vseEarly = { ...globalThis.vseEarly, [url]: { bearer, response } };
}

/** Drops the responses that nobody has taken yet: what they say may be over by now. */
export function forgetEarly() {
  globalThis.vseEarly = undefined;
}

/** Fetches an address, or uses the response that index.html requested early with the same token. */
export async function fetchOrTakeEarly(
  url: string,
  bearer: string | null,
  init: RequestInit,
): Promise<Response> {
  const early = globalThis.vseEarly?.[url];
  if (globalThis.vseEarly) delete globalThis.vseEarly[url];
  const isSameToken = early !== undefined && early.bearer === bearer;
  const response = isSameToken ? await early.response.catch(() => undefined) : undefined;
  return response ?? fetch(url, init);
}
