import { emailKey } from '@vse/domain/rules/keys';
import { findWordsOf, sortKey } from '@vse/domain/rules/words';
import type { InviteDoc, QuizResultDoc, UserSettingDoc } from './document-types.ts';

/*
 * The fields by which documents are compared, found and ordered. They follow from what was typed, and are stored because
 * a database can do neither. Documents of a former version are given them by upgrades.ts, so each function accepts what
 * it has made before.
 */

/** The key is found as well: a person's records are looked up by its words. */
const addressWords = (email: string) => `${email} ${emailKey(email)}`;

export const derivedOfInvite = ({ name, email }: Pick<InviteDoc, 'name' | 'email'>) => ({
  emailKey: emailKey(email),
  findWords: findWordsOf(`${name} ${addressWords(email)}`),
  sortKey: sortKey(name),
});

export const derivedOfUser = ({
  email,
  firstName,
  lastName,
}: Pick<UserSettingDoc, 'email' | 'firstName' | 'lastName'>) => ({
  emailKey: emailKey(email),
  // Two blanks, so that all people named Silva come before the first one named Silva Costa.
  sortKey: `${sortKey(lastName)}  ${sortKey(firstName)}`,
});

export const derivedOfResult = ({
  invite,
  project,
  projectName,
}: Pick<QuizResultDoc, 'invite' | 'project' | 'projectName'>) => ({
  findWords: findWordsOf(
    [project.name, invite.name, invite.email && addressWords(invite.email)]
      .filter(Boolean)
      .join(' '),
  ),
  sortKey: projectName === null ? null : sortKey(projectName),
});
