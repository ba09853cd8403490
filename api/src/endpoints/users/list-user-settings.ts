import { listUserSettings } from '@vse/domain/records/users';
import { endpoint } from '../../http/endpoint.ts';
import { pageQuery } from '../../http/page.ts';
import { within } from '../../http/scope-conditions.ts';

export const listUserSettingsEndpoint = endpoint(
  listUserSettings,
  ({ input, caller, scope, services: { users } }) =>
    users.page(within(scope, caller, 'emailKey'), pageQuery(input)),
);
