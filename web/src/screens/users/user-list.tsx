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
import { sorted } from './find-people.ts';
import type { Person } from './merge-people.ts';
import { RoleMark } from './role-mark.tsx';

type UserListProps = {
  /** Those found by the text, when there is one. */
  people: readonly Person[];
  find: string;
};

/** The table of users. All of them are here, since they are merged with the directory; they are drawn a page at a time. */
export function UserList({ people, find }: UserListProps) {
  const { users, parts } = useOfficeWords();
  const language = useLanguage();
  const columns = useColumns();
  const [sorting, setSorting] = useState<Sorting>({ key: 'name', direction: 'ascending' });
  const [limit, setLimit] = useState(PAGE_SIZE);
  if (people.length === 0 && find) return <EmptyState title={parts.nothingFound(find)} />;
  if (people.length === 0) return <EmptyState title={users.empty} text={users.emptyText} />;
  return (
    <>
      <DataTable
        caption={users.title}
        columns={columns}
        rows={sorted(people, sorting, language).slice(0, limit)}
        keyOf={({ id }) => id}
        sorting={sorting}
        onSort={(key) => setSorting(toggled(sorting, key))}
      />
      <ShowMore
        shown={Math.min(limit, people.length)}
        total={people.length}
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
