import { sortKey } from '@vse/domain/rules/words';

/** An item of a list with the key that it is sorted by. Making a key costs more than comparing many. */
export type Keyed<T> = { key: string; item: T };

/** The place of a record in a list by name. A name that cannot be read comes first. */
export const nameOrder = ({ name, id }: { name: unknown; id: string }): string =>
  `${typeof name === 'string' ? sortKey(name) : ''}\n${id}`;

export const inOrder = <T>(items: readonly Keyed<T>[]): Keyed<T>[] =>
  [...items].sort((a, b) => (a.key < b.key ? -1 : 1));
