import { createUserLogs } from '@vse/domain/user-logs';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { notAllowed } from '../../http/errors.ts';

export const createUserLogsEndpoint = endpoint(
  createUserLogs,
  async ({ input, caller, services }) => {
    if (input.userId !== staffOf(caller).userId) throw notAllowed();
    await services.userLogs.add(input.userId);
    return {};
  },
);
