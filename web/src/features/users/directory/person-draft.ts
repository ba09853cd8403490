import { type NewUserSetting, NO_ROLE } from '@vse/domain/records/users';
import { emailKey } from '@vse/domain/rules/keys';
import type { Draft, Revision } from '../../../lib/forms/record-form-options.ts';
import type { Person } from './merge-people.ts';

export type UserDraft = Draft<typeof NewUserSetting>;

/** The editable fields of a user; without settings, the directory's values. */
export function draftOf({ settings, member, role, email }: Person): UserDraft & Revision {
  if (settings) {
    const { firstName, lastName, provider, activeDirectoryMemberId, logo, etag } = settings;
    return { firstName, lastName, email, provider, role, logo, activeDirectoryMemberId, etag };
  }
  const display = member?.displayName ?? '';
  const firstName = member?.givenName ?? display.split(' ')[0] ?? '';
  return {
    firstName,
    lastName: display.startsWith(firstName) ? display.slice(firstName.length).trim() : display,
    email,
    provider: '',
    role: role || NO_ROLE,
    logo: '',
    activeDirectoryMemberId: member?.id ?? '',
  };
}

/** Whether a user with this e-mail has settings. */
export function isKnown(people: readonly Person[] | undefined, email: string): boolean {
  const key = emailKey(email);
  return people?.some((person) => person.settings && emailKey(person.email) === key) ?? false;
}
