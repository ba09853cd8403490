import { ROLES, type Role } from '@vse/domain/permissions';
import { NO_ROLE } from '@vse/domain/users';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Card } from '../../ui/card.tsx';
import { ProviderField } from '../../ui/provider-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { hasRole, type UserDraft, withProvider } from './user-draft.ts';
import styles from './user-form.module.css';

type UserFieldsProps = {
  draft: UserDraft;
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<UserDraft>) => void;
  roles: readonly Role[];
  /** Which fields cannot be changed, with the reason if there is one to say. */
  locked: { all?: boolean; email?: string; provider?: string | true; role?: string };
};

/** The words of a user, in the add form and on the detail page alike. */
export function UserFields({ draft, errors, onChange, roles, locked }: UserFieldsProps) {
  const { users, parts } = useOfficeWords();
  const { fields } = users;
  const held = ROLES.find((role) => role === draft.role);
  // What a user has is shown, though it may not be among what this form could give.
  const shown = held && !roles.includes(held) && locked.all ? [...roles, held] : roles;
  const lock = (reason: string | true | undefined) => ({
    disabled: Boolean(locked.all || reason),
    ...(typeof reason === 'string' && !locked.all ? { hint: reason } : {}),
  });
  return (
    <Card>
      <div className={styles.pair}>
        <TextField
          label={fields.firstName}
          name="firstName"
          autoComplete="off"
          value={draft.firstName}
          error={errors.firstName}
          onValue={(firstName) => onChange({ firstName })}
          {...lock(undefined)}
        />
        <TextField
          label={fields.lastName}
          name="lastName"
          autoComplete="off"
          value={draft.lastName}
          error={errors.lastName}
          onValue={(lastName) => onChange({ lastName })}
          {...lock(undefined)}
        />
      </div>
      <TextField
        label={fields.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        value={draft.email}
        error={errors.email}
        onValue={(email) => onChange({ email })}
        {...lock(locked.email)}
      />
      <ProviderField
        label={fields.provider}
        value={draft.provider}
        error={errors.provider}
        onValue={(provider) => onChange(withProvider(provider))}
        {...lock(locked.provider)}
      />
      <SelectField
        label={fields.role}
        name="role"
        value={draft.role}
        error={errors.role}
        options={[
          ...(hasRole(draft)
            ? []
            : [{ value: draft.role, label: locked.all ? users.noRole : users.chooseRole }]),
          ...shown.map((role) => ({ value: role, label: parts.role[role] })),
        ]}
        onValue={(role) => onChange({ role: role || NO_ROLE })}
        {...lock(locked.role)}
      />
    </Card>
  );
}
