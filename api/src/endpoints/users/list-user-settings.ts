import { listUserSettings } from '@vse/domain/records/users';
import { endpoint } from '../../http/endpoint.ts';
import { pageQuery, withTotal } from '../../http/page.ts';
import { within } from '../../http/scope-conditions.ts';

export const listUserSettingsEndpoint = endpoint(
  listUserSettings,
  async ({ input, caller, scope, services: { users } }) => {
    const where = within(scope, caller, 'emailKey');
    return withTotal(input, await users.page(where, pageQuery(input)), () => users.count(where));
  },
);
