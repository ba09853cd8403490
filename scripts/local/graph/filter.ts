import { badRequest } from './fault.ts';
import type { User } from './user.ts';

const VALUE = "'(?<value>(?:[^']|'')*)'";
const PLAIN = new RegExp(`(?<field>\\w+) eq ${VALUE}`, 'y');
const ANY = new RegExp(`(?<field>\\w+)/any\\((?<name>\\w+): ?\\k<name> eq ${VALUE}\\)`, 'y');
const OR = / or /y;

type Field = 'mail' | 'userPrincipalName' | 'otherMails';
const plainFields: Field[] = ['mail', 'userPrincipalName'];
const anyFields: Field[] = ['otherMails'];
type Clause = { field: Field; value: string };
export type Filter = {
  /** An advanced query, which Graph answers only with `ConsistencyLevel: eventual` and `$count=true`. */
  isAdvanced: boolean;
  matches(user: User): boolean;
};

const invalid = () => badRequest('Invalid filter clause', 'BadRequest');
const unsupported = () => badRequest('Unsupported Query.', 'Request_UnsupportedQuery');

function at(pattern: RegExp, text: string, position: number) {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

function clauseOf({ field, value = '' }: Record<string, string>, isAny: boolean): Clause {
  const fields = isAny ? anyFields : plainFields;
  const name = fields.find((one) => one === field);
  if (name === undefined) throw unsupported();
  return { field: name, value: value.replaceAll("''", "'").toLowerCase() };
}

const valuesOf = (user: User, { field }: Clause) => [user[field]].flat();

/** Parses `mail eq '…' or otherMails/any(m:m eq '…') or userPrincipalName eq '…'`. Throws a Fault for anything else. */
export function readFilter(text: string): Filter {
  const clauses: Clause[] = [];
  let isAdvanced = false;
  let position = 0;
  while (true) {
    const any = at(ANY, text, position);
    const found = any ?? at(PLAIN, text, position);
    if (!found?.groups) throw invalid();
    clauses.push(clauseOf(found.groups, any !== null));
    isAdvanced ||= any !== null;
    position += found[0].length;
    if (position === text.length) break;
    if (!at(OR, text, position)) throw invalid();
    position += ' or '.length;
  }
  return {
    isAdvanced,
    // The directory ignores the letter case of e-mail addresses.
    matches: (user) =>
      clauses.some((clause) =>
        valuesOf(user, clause).some((value) => value.toLowerCase() === clause.value),
      ),
  };
}
