import type { Sorting } from '../../ui/sort-button.tsx';
import type { Person } from './merge-people.ts';

/** Those whose name or e-mail holds the text. */
export function matching(people: readonly Person[], find: string): readonly Person[] {
  const text = find.trim().toLowerCase();
  if (text === '') return people;
  return people.filter(({ name, email }) => `${name}\n${email}`.toLowerCase().includes(text));
}

/** As a reader of the language expects names and e-mails to be ordered. */
export function sorted(
  people: readonly Person[],
  { key, direction }: Sorting,
  language: string,
): readonly Person[] {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  const field = key === 'email' ? 'email' : 'name';
  const sign = direction === 'ascending' ? 1 : -1;
  return people.toSorted((one, other) => sign * compare(one[field], other[field]));
}
