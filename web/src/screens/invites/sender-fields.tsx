import type { Role } from '@vse/domain/permissions';
import { useOfficeWords } from '../../lib/words/words.ts';
import { ProviderField } from '../../ui/provider-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './invite-form.module.css';
import type { Sender } from './use-sender.ts';

type SenderFieldsProps = {
  kind: Role;
  sender: Sender;
  onChange: (part: Partial<Sender>) => void;
  errors?: Partial<Record<keyof Sender, string | undefined>>;
};

/** Provider and salesperson: an Admin chooses both, a Manager the salesperson, a Salesperson neither. */
export function SenderFields({ kind, sender, onChange, errors }: SenderFieldsProps) {
  const { invites } = useOfficeWords();
  return (
    <div className={styles.pair}>
      <ProviderField
        label={invites.fields.provider}
        disabled={kind !== 'Admin'}
        value={sender.provider}
        error={errors?.provider}
        onValue={(provider) => onChange({ provider })}
      />
      <TextField
        label={invites.fields.salesperson}
        name="salesperson"
        type="email"
        autoComplete="off"
        disabled={kind === 'Salesperson'}
        value={sender.salesperson}
        error={errors?.salesperson}
        onValue={(salesperson) => onChange({ salesperson })}
      />
    </div>
  );
}
