import { useProviders } from '../../lib/records/use-providers.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { EmailText } from '../../ui/base/email-text.tsx';
import { columnsOf, nameColumn } from '../../ui/kit/columns.tsx';
import type { Column } from '../../ui/kit/data-table.tsx';
import { Initials } from '../../ui/kit/initials.tsx';
import type { Person } from './directory/merge-people.ts';
import { RoleMark } from './directory/role-mark.tsx';
import { userKind } from './feature.ts';

export function useUserColumns(): Column<Person>[] {
  const { columns } = useOfficeWords().users;
  const providers = useProviders();
  return columnsOf(columns, {
    name: nameColumn(userKind, ({ name }) => <Initials name={name} />),
    email: {
      isSortable: true,
      isPlain: true,
      show: ({ email }) => <EmailText>{email}</EmailText>,
    },
    role: { isPlain: true, isBeside: true, show: (person) => <RoleMark person={person} /> },
    provider: {
      isPlain: true,
      show: ({ settings }) => settings && providers.nameOf(settings.provider),
    },
    joined: {
      isShort: true,
      isQuiet: true,
      // The date part of the stored timestamp, unformatted (specification, text 1 section 2).
      show: ({ settings }) => settings?.joined.split('T')[0],
    },
  });
}
