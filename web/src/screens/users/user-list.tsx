import { PAGE_SIZE } from '@vse/domain/limits';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useProviders } from '../../lib/use-providers.ts';
import { useLanguage, useOfficeWords } from '../../lib/words/words.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { type Sorting, toggled } from '../../ui/sort-button.tsx';
import type { Person } from './merge-people.ts';
import { RoleMark } from './role-mark.tsx';

type UserListProps = { people: readonly Person[]; find: string };

/** The table of users. All of them are here, since they are merged with the directory; they are drawn a page at a time. */
export function UserList({ people, find }: UserListProps) {
  const { users, parts } = useOfficeWords();
  const language = useLanguage();
  const columns = useColumns();
  const [sorting, setSorting] = useState<Sorting>();
  const [limit, setLimit] = useState(PAGE_SIZE);
  if (people.length === 0) return <EmptyState title={users.empty} text={users.emptyText} />;
  const found = sorted(matching(people, find), sorting, language);
  if (found.length === 0) return <EmptyState title={parts.nothingFound(find)} />;
  return (
    <>
      <DataTable
        caption={users.title}
        columns={columns}
        rows={found.slice(0, limit)}
        keyOf={({ id }) => id}
        sorting={sorting}
        onSort={(key) => setSorting(toggled(sorting, key))}
      />
      <ShowMore
        shown={Math.min(limit, found.length)}
        total={found.length}
        onMore={() => setLimit(limit + PAGE_SIZE)}
      />
    </>
  );
}

function useColumns(): Column<Person>[] {
  const { columns } = useOfficeWords().users;
  const providers = useProviders();
  return [
    {
      key: 'name',
      title: columns.name,
      isMain: true,
      isSortable: true,
      show: ({ id, name }) => <Link to={paths.user.getHref(id)}>{name}</Link>,
    },
    {
      key: 'email',
      title: columns.email,
      isSortable: true,
      show: ({ email }) => <EmailText>{email}</EmailText>,
    },
    { key: 'role', title: columns.role, show: (person) => <RoleMark person={person} /> },
    {
      key: 'provider',
      title: columns.provider,
      show: ({ settings }) => settings && providers.nameOf(settings.provider),
    },
    {
      key: 'joined',
      title: columns.joined,
      isShort: true,
      // The date part of the stored timestamp, as it is (specification, text 1 section 2).
      show: ({ settings }) => settings?.joined.split('T')[0],
    },
  ];
}

function matching(people: readonly Person[], find: string): readonly Person[] {
  const text = find.trim().toLowerCase();
  if (text === '') return people;
  return people.filter(({ name, email }) => `${name}\n${email}`.toLowerCase().includes(text));
}

function sorted(
  people: readonly Person[],
  sorting: Sorting | undefined,
  language: string,
): readonly Person[] {
  if (!sorting) return people;
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  const field = sorting.key === 'email' ? 'email' : 'name';
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  return people.toSorted((one, other) => sign * compare(one[field], other[field]));
}
