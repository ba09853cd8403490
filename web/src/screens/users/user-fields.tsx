import { ROLES } from '@vse/domain/access/permissions';
import { NO_ROLE } from '@vse/domain/records/users';
import { useProviders } from '../../lib/use-providers.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Card } from '../../ui/base/card.tsx';
import { ProviderField } from '../../ui/office/controls/provider-field.tsx';
import { SelectField } from '../../ui/office/controls/select-field.tsx';
import { TextField } from '../../ui/office/controls/text-field.tsx';
import { LogoField } from './logo/logo-field.tsx';
import { type LockedFields, offeredRoles, shownRoles } from './rights/user-rules.ts';
import type { UserForm } from './use-user-form.ts';
import styles from './user-form.module.css';

type UserFieldsProps = {
  form: UserForm;
  kind: Parameters<typeof offeredRoles>[0];
  /** The fields that cannot be changed, and why. */
  locked: LockedFields;
};

/** The fields of a user, for adding and editing. */
export function UserFields({ form, kind, locked }: UserFieldsProps) {
  const { users, parts } = useOfficeWords();
  const { field, draft, isEditing } = form;
  const provider = useProviders().nameOf(draft.provider);
  const lock = (reason: string | undefined) =>
    reason && isEditing ? { disabled: true, hint: reason } : {};
  const roles = isEditing ? offeredRoles(kind) : shownRoles;
  const hasRole = draft.role !== '' && draft.role !== NO_ROLE;
  const own = ROLES.find((role) => role === draft.role);
  // A role that the caller may not give is shown if it is the user's own and cannot be changed.
  const offered = own && !roles.includes(own) && locked.role ? [...roles, own] : roles;
  return (
    <Card title={users.profile}>
      <div className={styles.pair}>
        <TextField {...field('firstName')} />
        <TextField {...field('lastName')} />
      </div>
      <TextField type="email" inputMode="email" {...field('email')} {...lock(locked.email)} />
      <div className={styles.pair}>
        <ProviderField
          {...field('provider')}
          // A logo belongs to its provider's gallery, so another provider resets it.
          onValue={(chosen) => form.change({ provider: chosen, logo: '' })}
          {...lock(locked.provider)}
        />
        <SelectField
          {...field('role')}
          options={[
            ...(hasRole
              ? []
              : [{ value: draft.role, label: isEditing ? users.chooseRole : users.noRole }]),
            ...offered.map((role) => ({ value: role, label: parts.role[role] })),
          ]}
          onValue={(role) => form.change({ role: role || NO_ROLE })}
          {...lock(locked.role)}
        />
      </div>
      {draft.provider && (
        <LogoField
          provider={provider}
          logo={draft.logo ?? ''}
          disabled={!isEditing || !provider}
          onChange={(logo) => form.change({ logo })}
        />
      )}
    </Card>
  );
}
