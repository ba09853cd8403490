import { listUserSettings, type UserSetting } from '@vse/domain/records/users';
import { ADMIN, listAll, providerNamed } from './api.ts';
import { freshPerson } from './fresh.ts';
import { OWN_PROVIDER } from './scenes.ts';

/** A fresh Salesperson of the company's own provider, unless told otherwise. */
export const person = async (change: object = {}) => ({
  ...freshPerson(),
  provider: (await providerNamed(OWN_PROVIDER)).id,
  ...change,
});

/** The settings of a user by their id, as an Admin sees them. */
export const userWith = async (id: string): Promise<UserSetting | undefined> =>
  (await listAll(listUserSettings, ADMIN)).find((user) => user.id === id);

/** A user as a client sends it back when it is edited. */
export async function edited(id: string, change: Partial<UserSetting>) {
  const user = await userWith(id);
  if (!user) throw new Error('The user is missing');
  return { ...user, ...change };
}
