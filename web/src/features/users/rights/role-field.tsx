import { ROLES, type Role } from '@vse/domain/access/permissions';
import { offeredRoles } from '@vse/domain/access/policies';
import { NO_ROLE } from '@vse/domain/records/users';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { optionsOf, SelectField } from '../../../ui/kit/controls/select-field.tsx';
import type { UserForm } from '../use-user-form.ts';

type RoleFieldProps = { form: UserForm; kind: Role; disabled?: boolean; hint?: string };

/** The roles that the caller may give. A role that cannot be changed is shown even if the caller may not give it. */
export function RoleField({ form, kind, ...lock }: RoleFieldProps) {
  const { users, parts } = useOfficeWords();
  const { field, draft } = form;
  const roles = offeredRoles(kind);
  const own = ROLES.find((role) => role === draft.role);
  const offered = own && !roles.includes(own) && lock.disabled ? [...roles, own] : roles;
  const none = { value: draft.role, label: users.chooseRole };
  return (
    <SelectField
      {...field('role')}
      options={[...(own ? [] : [none]), ...optionsOf(offered, parts.role)]}
      onValue={(role) => form.change({ role: role || NO_ROLE })}
      {...lock}
    />
  );
}
