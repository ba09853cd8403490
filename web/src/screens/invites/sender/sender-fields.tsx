import type { Role } from '@vse/domain/access/permissions';
import { ProviderField } from '../../../ui/office/controls/provider-field.tsx';
import { TextField } from '../../../ui/office/controls/text-field.tsx';
import styles from '../invite-form.module.css';

type Field = {
  label: string;
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
};

type SenderFieldsProps = { kind: Role; provider: Field; salesperson: Field };

/** Provider and salesperson: an Admin chooses both, a Manager only the salesperson, a Salesperson neither. */
export function SenderFields({ kind, provider, salesperson }: SenderFieldsProps) {
  return (
    <div className={styles.pair}>
      <ProviderField {...provider} disabled={kind !== 'Admin'} />
      <TextField type="email" {...salesperson} disabled={kind === 'Salesperson'} />
    </div>
  );
}
