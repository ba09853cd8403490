import { createHash } from 'node:crypto';
import type { Role } from '@vse/domain/access/permissions';
import { staff } from '../../seed/catalogue/people.ts';

/** A GUID derived from a text: the same on every machine and in every run. */
export function guidOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  const variant = '89ab'[Number.parseInt(hash.charAt(16), 16) % 4];
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/** A person's object id, the same in both stand-ins. */
export const oidOf = (email: string) => guidOf(`person ${email.toLowerCase()}`);

export type Person = {
  oid: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
};

export const people: Person[] = staff.map(({ email, firstName, lastName, role }) => ({
  oid: oidOf(email),
  email,
  firstName,
  lastName,
  role,
}));
