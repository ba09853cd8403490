import { z } from 'zod';
import { permissions } from '../access/permissions.ts';
import { contract } from '../contract/contract.ts';
import { Created, Done, IsoDate, items, revision } from '../contract/fields.ts';

const { read, write } = permissions.catalogue;
/** Who saved a record last, by name, and when. '' and null for a record from before this was kept. */
export const lastChange = { changedBy: z.string(), changedDate: IsoDate.nullable() };

type Named<N extends string, M> = { name: N; method: M; summary: string };

/** The four calls of a kind of record in the catalogue: staff read all of it, Admins and Managers write. */
export const listing = <N extends string, T extends z.ZodType>({
  item,
  ...named
}: Named<N, 'GET'> & { item: T }) =>
  contract({ ...named, access: read, input: z.object({}), output: items(item) });

export const creating = <N extends string, T extends z.ZodType>(
  named: Named<N, 'POST'> & { input: T },
) => contract({ ...named, access: write, output: Created });

export const updating = <N extends string, T extends z.ZodType>(
  named: Named<N, 'POST'> & { input: T },
) => contract({ ...named, access: write, output: Done });

export const deleting = <N extends string>(named: Named<N, 'DELETE'>) =>
  contract({ ...named, access: write, input: z.object(revision), output: Done });
