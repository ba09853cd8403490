import { ROLES, type Role } from '@vse/domain/permissions';
import { NO_ROLE } from '@vse/domain/users';
import type { useProviders } from '../../lib/use-providers.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { hasRole, type UserDraft, withProvider } from './user-draft.ts';
import styles from './user-form.module.css';

type UserFieldsProps = {
  draft: UserDraft;
  onChange: (part: Partial<UserDraft>) => void;
  providers: ReturnType<typeof useProviders>['items'];
  roles: readonly Role[];
  /** Which fields cannot be changed, with the reason if there is one to say. */
  locked: { all?: boolean; email?: string; provider?: string | true; role?: string };
};

/** The words of a user, in the add form and on the detail page alike. */
export function UserFields({ draft, onChange, providers, roles, locked }: UserFieldsProps) {
  const { users, parts } = useOfficeWords();
  const { fields } = users;
  const isKnown = providers.some(({ id }) => id === draft.provider);
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
          onValue={(firstName) => onChange({ firstName })}
          {...lock(undefined)}
        />
        <TextField
          label={fields.lastName}
          name="lastName"
          autoComplete="off"
          value={draft.lastName}
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
        onValue={(email) => onChange({ email })}
        {...lock(locked.email)}
      />
      <SelectField
        label={fields.provider}
        name="provider"
        value={draft.provider}
        options={[
          ...(isKnown ? [] : [{ value: draft.provider, label: users.chooseProvider }]),
          ...providers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onValue={(provider) => onChange(withProvider(provider))}
        {...lock(locked.provider)}
      />
      <SelectField
        label={fields.role}
        name="role"
        value={draft.role}
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
