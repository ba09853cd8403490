import type { Role } from '@vse/domain/access/permissions';
import { useProviders } from '../../lib/records/use-providers.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Card } from '../../ui/base/card.tsx';
import { TextField } from '../../ui/kit/controls/text-field.tsx';
import { ProviderField } from '../../ui/office/provider-field.tsx';
import { LogoField } from './logo-field.tsx';
import { RoleField } from './rights/role-field.tsx';
import type { LockedFields } from './rights/use-locked-fields.ts';
import type { UserForm } from './use-user-form.ts';
import styles from './user-form.module.css';

type UserFieldsProps = {
  form: UserForm;
  kind: Role;
  /** The fields that cannot be changed, and why. */
  locked: LockedFields;
};

/** The fields of a user, for adding and editing. */
export function UserFields({ form, kind, locked }: UserFieldsProps) {
  const { users } = useOfficeWords();
  const { field, draft } = form;
  const provider = useProviders().nameOf(draft.provider);
  const lock = (reason: string | undefined) => (reason ? { disabled: true, hint: reason } : {});
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
        <RoleField form={form} kind={kind} {...lock(locked.role)} />
      </div>
      {draft.provider && <LogoField {...field('logo')} provider={provider} />}
    </Card>
  );
}
