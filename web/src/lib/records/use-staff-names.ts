import { listUserSettings } from '@vse/domain/contract/calls';
import { fullName } from '@vse/domain/rules/full-name';
import { emailKey } from '@vse/domain/rules/keys';
import { useStaffAll } from '../api/staff.ts';

/** The names of all users by their e-mail. Screens of a Salesperson do not load them. */
export function useStaffNames({ isWanted = true } = {}) {
  const { items = [] } = useStaffAll(listUserSettings, { isWanted });
  const people = items.map((user) => ({ id: user.id, email: user.email, name: fullName(user) }));
  const byEmail = new Map(people.map((person) => [emailKey(person.email), person.name]));
  return { people, nameOf: (email: string) => byEmail.get(emailKey(email)) || undefined };
}
