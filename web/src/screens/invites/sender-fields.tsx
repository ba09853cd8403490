import type { Role } from '@vse/domain/permissions';
import type { Provider } from '@vse/domain/providers';
import { useOfficeWords } from '../../lib/words/words.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './invite-form.module.css';
import type { Sender } from './use-sender.ts';

type SenderFieldsProps = {
  kind: Role;
  sender: Sender;
  providers: readonly Provider[];
  onChange: (part: Partial<Sender>) => void;
  errors?: Partial<Record<keyof Sender, string | undefined>>;
};

/** Provider and salesperson: an Admin chooses both, a Manager the salesperson, a Salesperson neither. */
export function SenderFields({ kind, sender, providers, onChange, errors }: SenderFieldsProps) {
  const { invites } = useOfficeWords();
  const isKnown = providers.some(({ id }) => id === sender.provider);
  return (
    <div className={styles.pair}>
      <SelectField
        label={invites.fields.provider}
        name="provider"
        disabled={kind !== 'Admin'}
        value={sender.provider}
        error={errors?.provider}
        options={[
          ...(isKnown ? [] : [{ value: sender.provider, label: invites.chooseProvider }]),
          ...providers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
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
