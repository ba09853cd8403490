import { DEMO_ACCOUNTS } from '@vse/domain/rules/demo';
import { addRecord } from '../../api/src/services/catalogue/catalogue.ts';
import { providerKind } from '../../api/src/services/catalogue/providers.ts';
import type { Context } from '../../api/src/services/context.ts';
import { addSettings } from '../../api/src/services/users/let-in-user.ts';
import type { ProviderDoc, UserSettingDoc } from '../../api/src/store/document-types.ts';

/** The setting that lets the demo accounts in: `openServices({}, DEMO)`. */
export const DEMO = { DEMO_ACCOUNTS: 'true' };

/** Adds the company and another provider, and settings for each demo account, whose id is its role. */
export async function addDemoStaff(context: Context): Promise<void> {
  const fields = { fragrances: [], showLogoOnPdf: true };
  await addRecord(context, providerKind, 'aurum', { ...fields, name: 'Aurum Scent Co.' });
  await addRecord(context, providerKind, 'northlight', {
    ...fields,
    name: 'Northlight Hospitality',
  });
  for (const { role, email, name } of DEMO_ACCOUNTS) {
    const [firstName = '', lastName = ''] = name.split(' ');
    const person = { firstName, lastName, email, role, provider: 'aurum' };
    await addSettings(context, role, { ...person, activeDirectoryMemberId: '', logo: '' });
  }
}

/** Adds Managers who save records, each with their name as the id of their settings. */
export async function addColleagues(context: Context, names: readonly string[]): Promise<void> {
  for (const firstName of names)
    await addSettings(context, firstName, {
      ...{ firstName, lastName: '', email: `${firstName}@aurum.example`, logo: '' },
      ...{ role: 'Manager', provider: 'aurum', activeDirectoryMemberId: '' },
    });
}

/** A provider as it is stored, for tests that count the store calls of the first requests. */
export const providerDoc = (
  id: string,
  name: string,
  fragrances: ProviderDoc['fragrances'] = [],
): ProviderDoc => ({
  id,
  name,
  showLogoOnPdf: true,
  fragrances,
  changedBy: '',
  changedDate: '2026-03-01T10:00:00.000Z',
});

type Fields = Pick<UserSettingDoc, 'id' | 'email' | 'role' | 'provider'>;

/** The settings of a member of staff as they are stored, named by the role. */
export const staffDoc = (fields: Fields): UserSettingDoc => ({
  ...fields,
  emailKey: fields.email,
  firstName: fields.role,
  lastName: 'Adler',
  sortKey: `adler  ${fields.role.toLowerCase()}`,
  joined: '2026-01-01T00:00:00.000Z',
  logo: '',
  activeDirectoryMemberId: '',
  language: 'en',
  roleState: 'applied',
  roleReason: '',
  redeemUrl: null,
});
