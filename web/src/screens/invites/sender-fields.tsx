import type { Role } from '@vse/domain/access/permissions';
import { useOfficeWords } from '../../lib/words/words.ts';
import { ProviderField } from '../../ui/office/controls/provider-field.tsx';
import { TextField } from '../../ui/office/controls/text-field.tsx';
import styles from './invite-form.module.css';

type Field = { value: string; error: string | undefined; onValue: (value: string) => void };

type SenderFieldsProps = { kind: Role; provider: Field; salesperson: Field };

/** Provider and salesperson: an Admin chooses both, a Manager only the salesperson, a Salesperson neither. */
export function SenderFields({ kind, provider, salesperson }: SenderFieldsProps) {
  const { invites } = useOfficeWords();
  return (
    <div className={styles.pair}>
      <ProviderField label={invites.fields.provider} {...provider} disabled={kind !== 'Admin'} />
      <TextField
        label={invites.fields.salesperson}
        name="salesperson"
        type="email"
        autoComplete="off"
        {...salesperson}
        disabled={kind === 'Salesperson'}
      />
    </div>
  );
}
