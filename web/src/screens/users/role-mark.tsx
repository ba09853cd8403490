import { useOfficeWords } from '../../lib/words/words.ts';
import { StatusMark } from '../../ui/status-mark.tsx';
import type { Person } from './merge-people.ts';
import styles from './role-mark.module.css';

/** The role, and below it what is not in order with it yet. */
export function RoleMark({ person: { role, standing } }: { person: Person }) {
  const { users, parts } = useOfficeWords();
  return (
    <span className={styles.place}>
      <span>{role === '0' ? users.noRole : parts.role[role]}</span>
      {standing === 'pending' && <StatusMark tone="waiting">{users.rolePending}</StatusMark>}
      {standing === 'notInGroup' && <StatusMark tone="bad">{users.roleUnknown}</StatusMark>}
      {standing === 'withoutSettings' && <StatusMark tone="quiet">{users.noSettings}</StatusMark>}
    </span>
  );
}
