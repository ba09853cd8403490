import type { Role } from '../access/permissions.ts';

/**
 * The fake accounts of the setting DEMO_ACCOUNTS, which works only outside Azure and without a client id (DESIGN.md 5).
 */
export const DEMO_ACCOUNTS = [
  { role: 'Admin', email: 'ines.calder@aurum.example', name: 'Ines Calder' },
  { role: 'Manager', email: 'mara.lindqvist@aurum.example', name: 'Mara Lindqvist' },
  { role: 'Salesperson', email: 'jonah.adler@aurum.example', name: 'Jonah Adler' },
] as const satisfies readonly { role: Role; email: string; name: string }[];

const PREFIX = 'demo.';

export const demoToken = (role: Role) => `${PREFIX}${role}`;

/** Returns the account of a demo token, or undefined for any other text. */
export const demoAccount = (token: string) =>
  DEMO_ACCOUNTS.find((account) => demoToken(account.role) === token);
