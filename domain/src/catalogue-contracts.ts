import { z } from 'zod';
import { Created, contract, Done, items, revision } from './contract.ts';
import { permissions } from './permissions.ts';

const { read, write } = permissions.catalogue;
type Named = { name: string; summary: string };

/** The four calls of a kind of record in the catalogue: staff read all of it, Admins and Managers write. */
export const listing = <T extends z.ZodType>({ item, ...named }: Named & { item: T }) =>
  contract({ ...named, method: 'GET', access: read, input: z.object({}), output: items(item) });

export const creating = <T extends z.ZodType>(named: Named & { input: T }) =>
  contract({ ...named, method: 'POST', access: write, output: Created });

export const updating = <T extends z.ZodType>(named: Named & { input: T }) =>
  contract({ ...named, method: 'POST', access: write, output: Done });

export const deleting = (named: Named) =>
  contract({ ...named, method: 'DELETE', access: write, input: z.object(revision), output: Done });
