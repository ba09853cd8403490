import { z } from 'zod';
import { permissions } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';

/** What differs between environments reaches the app at run time, so that one build serves every environment. */
export const AppSettings = z.object({
  clientId: z.string().nullable(),
  tenantId: z.string().nullable(),
  /** Sign-in offers fake accounts: the setting DEMO_ACCOUNTS, outside Azure and without a client id only. */
  isDemoMode: z.boolean(),
  supportEmail: z.string(),
  companyProvider: z.string(),
  companyDomain: z.string(),
  /** The directory's role groups, by role: what the calls to the directory name. */
  groupIds: z.object({ Admin: z.string(), Manager: z.string(), Salesperson: z.string() }),
  /** Where the Entra stand-in of a developer's machine answers; never set in Azure. */
  authorityMetadata: z.string().nullable(),
  /** Sent as x-functions-key; public knowledge in a browser, nothing relies on it. */
  functionKey: z.string(),
});
export type AppSettings = z.output<typeof AppSettings>;

export const getAppSettings = contract({
  ...calls.getAppSettings,
  summary: 'What the app needs to know of its environment',
  access: permissions.app.read,
  input: z.object({}),
  output: AppSettings,
  keyless: true,
});
