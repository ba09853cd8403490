import { listUserSettings } from '@vse/domain/records/users';
import { endpoint } from '../../http/endpoint.ts';
import { pageQuery } from '../../http/page.ts';
import { within } from '../../http/scope-conditions.ts';
import { pageUsers } from '../../services/users/find-users.ts';

export const listUserSettingsEndpoint = endpoint(
  listUserSettings,
  ({ input, caller, scope, context }) =>
    pageUsers(context, within(scope, caller, 'emailKey'), pageQuery(input)),
);
