import * as z from 'zod';
import { permissions } from '../access/permissions.ts';
import type { ActionKind } from '../contract/audited.ts';
import { contract } from '../contract/contract.ts';
import { Created, Done, IsoDate, items, revision, Saved } from '../contract/fields.ts';
import type { ListedKind } from '../contract/listed.ts';

const { read, write } = permissions.catalogue;
/** The name of the person who last saved a record ('' if no person did), and the date. */
export const lastChange = { changedBy: z.string(), changedDate: IsoDate };

type Named<N extends string, M> = { name: N; method: M; summary: string };

/** The kind in the audit log, and the field by which people know such a record. */
type Recorded = { kind: ActionKind; detail: string };

/** The contracts of one kind of catalogue record: all staff may read it; Admins and Managers may write it. */
export const listing = <N extends string, T extends z.ZodType>({
  item,
  ...named
}: Named<N, 'GET'> & { item: T; lists: ListedKind }) =>
  contract({ ...named, access: read, input: z.object({}), output: items(item) });

export const creating = <N extends string, T extends z.ZodType>(
  named: Named<N, 'POST'> & { input: T; audit: Recorded },
) => contract({ ...named, access: write, output: Created });

export const updating = <N extends string, T extends z.ZodType>(
  named: Named<N, 'POST'> & { input: T; audit: Recorded },
) => contract({ ...named, access: write, output: Saved });

/** The audit log gets the name of what was deleted from the handler. */
export const deleting = <N extends string>(
  named: Named<N, 'DELETE'> & { audit: Pick<Recorded, 'kind'> },
) => contract({ ...named, access: write, input: z.object(revision), output: Done });
