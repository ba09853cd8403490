import { permissions } from '@vse/domain/access/permissions';
import type { Session } from '@vse/domain/records/users';
import { may } from '../../lib/auth/may.ts';
import { TextField } from '../../ui/kit/controls/text-field.tsx';
import { ProviderField } from '../../ui/office/provider-field.tsx';
import styles from './invite-form.module.css';

type Field = {
  label: string;
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
};

type SenderFieldsProps = { session: Pick<Session, 'kind'>; provider: Field; salesperson: Field };

/** Provider and salesperson: an Admin chooses both, a Manager only the salesperson, a Salesperson neither. */
export function SenderFields({ session, provider, salesperson }: SenderFieldsProps) {
  const { write } = permissions.invites;
  return (
    <div className={styles.pair}>
      <ProviderField {...provider} disabled={!may(session, write, 'all')} />
      <TextField type="email" {...salesperson} disabled={!may(session, write, 'ownProvider')} />
    </div>
  );
}
