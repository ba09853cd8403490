import { NO_ROLE } from '@vse/domain/records/users';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { StatusMark } from '../../../ui/kit/status-mark.tsx';
import type { Person } from './merge-people.ts';

/** The role, and any mismatch with the directory. */
export function RoleMark({ person: { role, standing } }: { person: Person }) {
  const { users, parts } = useOfficeWords();
  return (
    <>
      <StatusMark tone="plain">{role === NO_ROLE ? users.noRole : parts.role[role]}</StatusMark>{' '}
      {standing === 'pending' && <StatusMark tone="waiting">{users.rolePending}</StatusMark>}
      {standing === 'notInGroup' && <StatusMark tone="bad">{users.roleUnknown}</StatusMark>}
      {standing === 'withoutSettings' && <StatusMark tone="quiet">{users.noSettings}</StatusMark>}
    </>
  );
}
