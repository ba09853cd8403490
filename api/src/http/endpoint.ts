import type { HttpRequest } from '@azure/functions';
import type { Scope } from '@vse/domain/access/permissions';
import type { Contract } from '@vse/domain/contract/contract';
import type { CallName, ContractName } from '@vse/domain/contract/contracts';
import type * as z from 'zod';
import { Problem } from '../problem.ts';
import type { Caller } from '../services/access/identify-caller.ts';
import type { Context } from '../services/context.ts';
import { noteCaller } from '../tracing/telemetry.ts';
import { addressOf } from './address.ts';
import { callerOf, callingAs, requireScope } from './caller.ts';
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
