import type { Contract } from '@vse/domain/contract/contract';
import type { Created, Done, Saved } from '@vse/domain/contract/fields';
import type * as z from 'zod';
import { newIdFor, staffOf } from '../../http/caller.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import type { Caller } from '../../services/access/identify-caller.ts';
import type { Services } from '../../services/services.ts';
import type { Owner } from '../../store/document-types.ts';

/** The id of the caller's settings; '' for the very first Admin, who has none. */
const saverOf = (caller: Caller): Owner => staffOf(caller).userId ?? '';

type Revision = { id: string; etag?: string | undefined };

type Contracts<New, Edited, Create extends string, Update extends string, Remove extends string> = {
  create: Contract<z.ZodType<New>, typeof Created, Create>;
  update: Contract<z.ZodType<Edited>, typeof Saved, Update>;
  remove: Contract<z.ZodType<Revision>, typeof Done, Remove>;
};

type Catalogue<New, Edited> = {
  add(id: string, fields: New, by: Owner): Promise<string>;
  update(
    id: string,
    etag: string | undefined,
    fields: Omit<Edited, 'id' | 'etag'>,
    by: Owner,
  ): Promise<string>;
  /** Returns the name of what it removed. */
  remove(id: string, etag: string | undefined, by: Owner): Promise<string>;
};

/** The endpoints that write one kind of record in the catalogue, over the service that `of` picks. */
export function catalogueEndpoints<
  New extends { requestId?: string | undefined },
  Edited extends Revision,
  Create extends string,
  Update extends string,
  Remove extends string,
>(
  contracts: Contracts<New, Edited, Create, Update, Remove>,
  of: (services: Services) => Catalogue<New, Edited>,
): [Endpoint<Create>, Endpoint<Update>, Endpoint<Remove>] {
  return [
    endpoint(contracts.create, async (call) => ({
      id: await of(call.services).add(newIdFor(call), call.input, saverOf(call.caller)),
    })),
    endpoint(contracts.update, async ({ input, caller, services }) => {
      const { id, etag, ...fields } = input;
      return { etag: await of(services).update(id, etag, fields, saverOf(caller)) };
    }),
    endpoint(contracts.remove, async ({ input, caller, services, noteFacts }) => {
      const by = saverOf(caller);
      noteFacts({ detail: await of(services).remove(input.id, input.etag, by) });
      return {};
    }),
  ];
}
