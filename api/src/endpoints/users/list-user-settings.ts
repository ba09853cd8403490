import { listUserSettings } from '@vse/domain/records/users';
import { endpoint } from '../../http/endpoint.ts';
import { pageQuery, withTotal } from '../../http/page.ts';
import { within } from '../../http/scope-conditions.ts';

export const listUserSettingsEndpoint = endpoint(
  listUserSettings,
  async ({ input, caller, scope, services: { users, counts } }) => {
    const where = within(scope, caller, 'emailKey');
    const page = await users.page(where, pageQuery(input));
    return withTotal(input, page, () => counts('userSettings', where));
  },
);
