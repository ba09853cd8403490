import type { HttpRequest, HttpResponseInit } from '@azure/functions';
import type { Scope } from '@vse/domain/access/permissions';
import type { Contract } from '@vse/domain/contract/contract';
import type { CallName, ContractName } from '@vse/domain/contract/contracts';
import type * as z from 'zod';
import { withinDeadline } from '../clients/deadline.ts';
import { notFound, Problem } from '../problem.ts';
import type { Caller } from '../services/access/identify-caller.ts';
import type { Context } from '../services/context.ts';
import { StoreError } from '../store/store.ts';
import {
  type Invocation,
  logCause,
  logUnforeseen,
  noteCaller,
  noteProblem,
  observedRequest,
  requestIdFrom,
} from '../tracing/telemetry.ts';
import { addressOf } from './address.ts';
import { callerOf, callingAs, requireScope } from './caller.ts';
import { compressed } from './compress.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { type Files, filesOf, inputOf } from './input.ts';
import { listOutput } from './list-output.ts';
import { type ChangeFacts, noteChange, noteRefusal, type RequestFacts } from './traces.ts';

/** A handler's arguments: the parsed input, the caller and their scope, and for an upload the bytes of its files. */
export type Call<Parsed> = Files & {
  input: Parsed;
  caller: Caller;
  scope: Scope;
  context: Context;
  address: string;
  /** Adds audit facts that are in neither input nor output. */
  noteFacts(facts: ChangeFacts): void;
};

const NO_FILES: Files = { file: new Uint8Array(), moreFiles: {} };

export type Endpoint<Name extends string = string> = {
  contract: Contract<z.ZodType, z.ZodType, Name>;
  answer(request: HttpRequest, context: Context): Promise<unknown>;
};

/** An endpoint for each call. Does not compile while a call lacks its contract or its endpoint. */
export type Endpoints = {
  readonly [Name in CallName | ContractName]: Endpoint<Name & ContractName>;
};

/**
 * Makes an endpoint from its contract and its handler. Checks the caller before the input, and removes everything from
 * the output that the contract does not declare.
 */
export function endpoint<I extends z.ZodType, O extends z.ZodType, Name extends string>(
  contract: Contract<I, O, Name>,
  handle: (call: Call<z.output<I>>) => Promise<z.input<O>>,
): Endpoint<Name> {
  return {
    contract,
    async answer(request, context) {
      const address = addressOf(request, context.config.PROXY_HOPS);
      const seen: RequestFacts = {};
      const hashOf = (id: string) => context.ids.derived('logged', id);
      const trace = { contract, address, seen, hashOf };
      try {
        const signedIn = await callerOf(request, context);
        seen.caller = signedIn;
        noteCaller(signedIn.kind);
        const caller = callingAs(contract.access, signedIn);
        const scope = requireScope(contract.access, caller);
        const input = (await inputOf(contract, request)) as z.output<I>;
        seen.input = input;
        const files = contract.upload
          ? await filesOf(request, contract.uploadFields ?? [])
          : NO_FILES;
        const noteFacts = (facts: ChangeFacts) => {
          seen.change = facts;
        };
        const call = { input, caller, scope, context, address, noteFacts, ...files };
        const output = await handle(call);
        noteChange(context.auditTrail, trace, output);
        return contract.lists
          ? listOutput(contract.lists, contract.output, output, caller.kind === 'Admin')
          : contract.output.parse(output);
      } catch (error) {
        if (error instanceof Problem) noteRefusal(context.auditTrail, trace, error);
        throw error;
      }
    },
  };
}

/** Runs an endpoint: 200 with its output as JSON, or a problem response. Never throws. */
export function respond(
  { answer, contract }: Endpoint,
  request: HttpRequest,
  invocation: Invocation,
  openContext: () => Promise<Context>,
): Promise<HttpResponseInit> {
  return observed(contract.name, request, invocation, async () => {
    const output = await withinDeadline(async () => answer(request, await openContext()));
    return {
      status: 200,
      headers: { ...SECURITY_HEADERS, 'content-type': 'application/json' },
      body: JSON.stringify(output),
    };
  });
}

type ResponseWithBody = HttpResponseInit & { body: string };

/** Like respond, for routes that are not endpoints, such as the API's description. Never throws. */
export function observed(
  name: string,
  request: HttpRequest,
  invocation: Invocation,
  createResponse: () => Promise<ResponseWithBody>,
): Promise<HttpResponseInit> {
  const requestId = requestIdFrom(request.headers.get('x-request-id'));
  return observedRequest({ name, requestId, logger: invocation }, async () => {
    const { headers, ...answer } = await createResponse().catch((error: unknown) =>
      problemResponse(problemOf(error), requestId),
    );
    return compressed(request, { ...answer, headers: { ...headers, 'x-request-id': requestId } });
  });
}

function problemResponse(problem: Problem, requestId: string): ResponseWithBody {
  const { status, retryAfterSeconds } = problem;
  noteProblem(problem.issues[0]?.code);
  return {
    status,
    headers: {
      ...SECURITY_HEADERS,
      'content-type': 'application/problem+json',
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    },
    body: JSON.stringify(problem.body(requestId)),
  };
}

/**
 * Store errors have statuses of their own. An unexpected error is logged with its stack; the response has no details.
 */
function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StoreError) {
    if (error.kind === 'unavailable') {
      logCause('records', error);
      return new Problem(503, 'RECORDS_UNAVAILABLE');
    }
    if (error.kind === 'missing') return notFound('RECORD_NOT_FOUND');
    if (error.kind === 'too-large') return new Problem(413, 'RECORD_TOO_LARGE');
    if (error.kind === 'bad-page') return new Problem(400, 'PAGE_UNKNOWN');
    return new Problem(error.kind === 'stale' ? 412 : 409, 'CHANGED_MEANWHILE');
  }
  logUnforeseen(error);
  return new Problem(500, 'SERVER_ERROR');
}
