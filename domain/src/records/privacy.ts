import * as z from 'zod';
import { permissions } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';
import { Id } from '../contract/fields.ts';

export const getPrivacyNotice = contract({
  ...calls.getPrivacyNotice,
  summary: 'The address of the privacy notice for a quiz result, or for the invites of a provider',
  access: permissions.app.read,
  isIdSecret: true,
  input: z.object({
    /** Of the quiz result. */
    id: Id.optional(),
    provider: Id.optional(),
  }),
  /** Null where there is none. Unknown records get the notice of the house, so that the answer tells nothing of them. */
  output: z.object({ url: z.string().nullable() }),
});
