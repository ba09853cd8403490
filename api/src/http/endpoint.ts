import type { HttpRequest, HttpResponseInit, InvocationContext } from '@azure/functions';
import type { Contract } from '@vse/domain/contract';
import type { Scope } from '@vse/domain/permissions';
import type { z } from 'zod';
import type { Caller } from '../services/callers.ts';
import { withinDeadline } from '../services/deadline.ts';
import { CHANGED_MEANWHILE } from '../services/revise.ts';
import type { Services } from '../services/services.ts';
import { StoreError } from '../services/store/store.ts';
import { addressOf } from './address.ts';
import { callerOf, requireScope } from './caller.ts';
import { compressed } from './compress.ts';
import { notFound, Problem } from './errors.ts';
import { fileOf, inputOf } from './input.ts';

/** What a handler is given: parsed input, who calls, how far they may go, and for an upload the file's bytes. */
export type Call<Parsed> = {
  input: Parsed;
  caller: Caller;
  scope: Scope;
  services: Services;
  address: string;
  file: Uint8Array;
};

export type Endpoint = {
  contract: Contract;
  answer(request: HttpRequest, services: Services): Promise<unknown>;
};

/**
 * An endpoint from its contract and what it does. Refuses who may not call before it looks at the input, and strips
 * from the output whatever the contract does not name.
 */
export function endpoint<I extends z.ZodType, O extends z.ZodType>(
  contract: Contract<I, O>,
  handle: (call: Call<z.output<I>>) => Promise<z.input<O>>,
): Endpoint {
  return {
    contract,
    async answer(request, services) {
      const caller = await callerOf(request, services);
      const scope = requireScope(contract.access, caller);
      const input = (await inputOf(contract, request)) as z.output<I>;
      const file = contract.upload ? await fileOf(request) : new Uint8Array();
      const address = addressOf(request, services.config.PROXY_HOPS);
      return contract.output.parse(await handle({ input, caller, scope, services, address, file }));
    },
  };
}

const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Answers a request by an endpoint: 200 with its output as JSON, or a problem answer. Never throws. */
export async function respond(
  { answer }: Endpoint,
  request: HttpRequest,
  context: InvocationContext,
  open: () => Promise<Services>,
): Promise<HttpResponseInit> {
  try {
    const output = await withinDeadline(async () => answer(request, await open()));
    return await compressed(request, {
      status: 200,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(output),
    });
  } catch (error) {
    return compressed(request, problemResponse(problemOf(error, context)));
  }
}

function problemResponse(problem: Problem) {
  const { status, retryAfterSeconds } = problem;
  return {
    status,
    headers: {
      ...headers,
      'content-type': 'application/problem+json',
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    },
    body: JSON.stringify(problem.body()),
  };
}

/** What a store refuses has a status of its own; anything unforeseen is logged whole and told without its inside. */
function problemOf(error: unknown, context: InvocationContext): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StoreError) {
    if (error.kind === 'missing') return notFound('The record');
    if (error.kind === 'bad-page') return new Problem(400, 'The page is not known.');
    return new Problem(error.kind === 'stale' ? 412 : 409, CHANGED_MEANWHILE);
  }
  context.error(error);
  return new Problem(500, 'Something went wrong on our side. Please try again.');
}
