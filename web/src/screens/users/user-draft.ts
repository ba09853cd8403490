import { NO_ROLE } from '@vse/domain/users';
import type { Person } from './merge-people.ts';

/** A user as the forms hold them: any text, until the domain's schema has seen it. */
export type UserDraft = {
  firstName: string;
  lastName: string;
  email: string;
  provider: string;
  role: string;
  logo: string;
  activeDirectoryMemberId: string;
  etag: string | undefined;
};

export const newDraft = (provider: string, role: string): UserDraft => ({
  firstName: '',
  lastName: '',
  email: '',
  provider,
  role,
  logo: '',
  activeDirectoryMemberId: '',
  etag: undefined,
});

/** The user's settings to edit; for somebody whom only the directory knows, what it says of them. */
export function draftOf({ settings, member, role, email }: Person): UserDraft {
  if (settings) return { ...settings, etag: settings.etag };
  const display = member?.displayName ?? '';
  const firstName = member?.givenName ?? display.split(' ')[0] ?? '';
  return {
    ...newDraft('', role),
    email,
    firstName,
    lastName: display.startsWith(firstName) ? display.slice(firstName.length).trim() : display,
    activeDirectoryMemberId: member?.id ?? '',
  };
}

/** Changing the provider clears the chosen logo, which is of that provider's gallery. */
export const withProvider = (provider: string): Partial<UserDraft> => ({ provider, logo: '' });

export const hasRole = ({ role }: Pick<UserDraft, 'role'>) => role !== '' && role !== NO_ROLE;
