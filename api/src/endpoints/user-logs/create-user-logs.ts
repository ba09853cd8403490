import { createUserLogs } from '@vse/domain/user-logs';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { notAllowed } from '../../http/errors.ts';

export const createUserLogsEndpoint = endpoint(
  createUserLogs,
  async ({ input, caller, services }) => {
    const { userId, provider } = staffOf(caller);
    if (input.userId !== userId) throw notAllowed();
    await services.userLogs.add(userId, provider?.id ?? null);
    return {};
  },
);
