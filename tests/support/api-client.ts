import type { Contract, Input, Problem } from '@vse/domain/contract/contract';
import type * as z from 'zod';

export type Answer<T = unknown> = { status: number; body: T; problem: Problem; headers: Headers };
/** Who calls: `key: null` leaves the function key out. */
export type By = { token?: string | undefined; address?: string; key?: string | null };
export type ApiClient = ReturnType<typeof createApiClient>;

type Api = { apiUrl: string; functionKey: string };
type PagedContract<Item> = Contract<
  z.ZodType,
  z.ZodType<{ items: Item[]; nextPage?: string | undefined }>
>;
type Bytes = Uint8Array<ArrayBuffer>;

export const NOBODY: By = {};

/** The path of an endpoint under /api. */
export const pathOf = ({ name, route = name }: Contract) => route;

const queryOf = (input: unknown) => `${new URLSearchParams(input as Record<string, string>)}`;

/**
 * How every test speaks to the API. `api` is asked at each call, since a cloud may start after its client was made;
 * `addressOf` gives an address to each call that names none.
 */
export function createApiClient(api: () => Api, addressOf?: () => string) {
  /** A request as it is, with the function key and who calls. The host appends its own hop to X-Forwarded-For. */
  async function request(path: string, init: RequestInit = {}, by: By = NOBODY): Promise<Answer> {
    const { apiUrl, functionKey } = api();
    const headers = new Headers(init.headers);
    if (by.key !== null) headers.set('x-functions-key', by.key ?? functionKey);
    if (by.token !== undefined) headers.set('x-authorization', `Bearer ${by.token}`);
    const address = by.address ?? addressOf?.();
    if (address !== undefined) headers.set('x-forwarded-for', address);
    const response = await fetch(`${apiUrl}/${path}`, { ...init, headers });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    const body: unknown = isJson && text !== '' ? JSON.parse(text) : text;
    return { status: response.status, body, problem: body as Problem, headers: response.headers };
  }

  /** Calls an endpoint with input that may be as wrong as a test likes. */
  function send(contract: Contract, input: unknown, by: By = NOBODY): Promise<Answer> {
    const { method } = contract;
    if (method === 'GET') return request(`${pathOf(contract)}?${queryOf(input)}`, {}, by);
    const headers = { 'content-type': 'application/json' };
    return request(pathOf(contract), { method, headers, body: JSON.stringify(input) }, by);
  }

  /** Sends a file to an endpoint that takes one. */
  function upload(
    contract: Contract,
    query: Record<string, string>,
    bytes: Bytes,
    by: By,
    more: Record<string, Bytes> = {},
  ): Promise<Answer> {
    const body = new FormData();
    for (const [field, each] of Object.entries({ file: bytes, ...more }))
      body.set(field, new Blob([each]), field);
    return request(`${contract.name}?${queryOf(query)}`, { method: 'POST', body }, by);
  }

  /** Calls an endpoint with input of its contract and expects 200; answers the parsed output. */
  async function call<I extends z.ZodType, O extends z.ZodType>(
    contract: Contract<I, O>,
    input: Input<Contract<I, O>>,
    by: By = NOBODY,
  ): Promise<z.output<O>> {
    const { status, body } = await send(contract, input, by);
    if (status !== 200)
      throw new Error(`${contract.name} answered ${status}: ${JSON.stringify(body)}`);
    return contract.output.parse(body);
  }

  /** Every item of a list that pages. */
  async function listAll<Item>(
    contract: PagedContract<Item>,
    by: By,
    filters: object = {},
  ): Promise<Item[]> {
    const items: Item[] = [];
    let page: string | undefined;
    do {
      const list = await call(contract, { limit: '200', ...filters, ...(page && { page }) }, by);
      items.push(...list.items);
      page = list.nextPage;
    } while (page);
    return items;
  }

  return { request, send, upload, call, listAll };
}
