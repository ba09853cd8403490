import { listUserSettings } from '@vse/domain/users';
import { endpoint } from '../../http/endpoint.ts';
import { pageQuery } from '../../http/page.ts';
import { within } from '../../http/scope.ts';

export const listUserSettingsEndpoint = endpoint(
  listUserSettings,
  ({ input, caller, scope, services }) =>
    services.users.page(within(scope, caller, 'emailKey'), pageQuery(input)),
);
