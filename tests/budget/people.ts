import { createHash } from 'node:crypto';
import type { Role } from '@vse/domain/access/permissions';
import type { Context } from '../../api/src/services/context.ts';
import { addSettings } from '../../api/src/services/users/let-in-user.ts';
import { logSignIn } from '../../api/src/services/users/user-history.ts';
import { providerIdOf } from './catalogue.ts';
import type { SignedIn } from './staff-tokens.ts';

export type Person = SignedIn & { id: string; provider: string };

const PEOPLE = 300;
const FIRST_NAMES = ['Ines', 'Tomás', 'Hélène', 'Jonah', 'Priya', 'Sofia'];
const LAST_NAMES = ['Calder', 'Reyes', 'Lindqvist', 'Adler', 'Raman'];

/** The first five are an Admin, and then a Manager and three Salespeople; each person belongs to one of five providers. */
export async function addPeople(context: Context): Promise<Person[]> {
  const people = Array.from({ length: PEOPLE }, (_, number) => personOf(context, number));
  for (const { id, firstName, lastName, role, ...person } of people) {
    const { email, provider, memberId: activeDirectoryMemberId } = person;
    const fields = {
      email,
      firstName,
      lastName,
      role,
      provider,
      activeDirectoryMemberId,
      logo: '',
    };
    await addSettings(context, id, fields);
  }
  return people;
}

/** Records a sign-in of everybody. */
export async function signIn(context: Context, people: Person[], which: string): Promise<void> {
  for (const { id, provider } of people)
    await logSignIn(context, id, provider, context.ids.derived('budget', which, id));
}

function personOf(context: Context, number: number) {
  const role: Role = number === 0 ? 'Admin' : number % 50 === 1 ? 'Manager' : 'Salesperson';
  const firstName = FIRST_NAMES[number % FIRST_NAMES.length] ?? '';
  const lastName = LAST_NAMES[number % LAST_NAMES.length] ?? '';
  return {
    id: context.ids.derived('budget', 'person', String(number)),
    role,
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    email: `person.${String(number).padStart(3, '0')}@aurum.example`,
    memberId: guidOf(`person ${number}`),
    provider: providerIdOf(context, number),
  };
}

const guidOf = (text: string) =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

/** The first person with this role. Throws when there is none. */
export function firstOf(people: readonly Person[], role: Role): Person {
  const person = people.find((each) => each.role === role);
  if (!person) throw new Error(`There is no ${role}`);
  return person;
}
