import { listUserSettings } from '@vse/domain/contract/calls';
import { NO_ROLE } from '@vse/domain/records/users';
import { fullName } from '@vse/domain/rules/full-name';
import { emailKey } from '@vse/domain/rules/keys';
import { useStaffAll } from '../../lib/api/staff.ts';
import { defineFinder } from '../finder.ts';
import { userKind } from './feature.ts';

export const finder = defineFinder({
  name: 'users',
  title: ({ rail }) => rail.groups.people,
  useRows: (options) => useStaffAll(listUserSettings, options),
  textOf: (user) => `${fullName(user)}\n${user.email}`,
  hitOf(user, { office: { users }, palette }, { email }) {
    const role = user.role === NO_ROLE ? users.noRole : user.role;
    const isSelf = emailKey(user.email) === emailKey(email);
    return {
      label: fullName(user) || user.email,
      detail: isSelf ? palette.thatIsYou({ role }) : `${role} · ${user.email}`,
      picture: { kind: 'person', name: fullName(user) },
      href: userKind.recordHref(user.id),
    };
  },
});
