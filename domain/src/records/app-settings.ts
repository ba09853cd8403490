import * as z from 'zod';
import { permissions } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';

/** The app reads these at run time, so that one build serves every environment. */
export const AppSettings = z.object({
  clientId: z.string().nullable(),
  tenantId: z.string().nullable(),
  /** Sign-in offers fake accounts (the setting DEMO_ACCOUNTS; only outside Azure and without a client id). */
  isDemoMode: z.boolean(),
  supportEmail: z.string(),
  companyProvider: z.string(),
  companyDomain: z.string(),
  /** The ids of the directory's role groups, which the directory calls take. */
  groupIds: z.object({ Admin: z.string(), Manager: z.string(), Salesperson: z.string() }),
  /** MSAL's metadata of the Entra stand-in on a developer's machine; never set in Azure. */
  authorityMetadata: z.string().nullable(),
  /** Sent as x-functions-key. Every browser has it, so nothing relies on it. */
  functionKey: z.string(),
});
export type AppSettings = z.output<typeof AppSettings>;

export const getAppSettings = contract({
  ...calls.getAppSettings,
  summary: 'The settings of this environment that the app needs',
  access: permissions.app.read,
  input: z.object({}),
  output: AppSettings,
});
