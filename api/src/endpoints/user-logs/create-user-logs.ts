import { createUserLogs } from '@vse/domain/records/user-logs';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { notAllowed } from '../../problem.ts';
import { logSignIn } from '../../services/users/user-history.ts';
import { logIdOf } from './log-id.ts';

export const createUserLogsEndpoint = endpoint(
  createUserLogs,
  async ({ input, caller, context }) => {
    const staff = staffOf(caller);
    const logId = logIdOf(staff);
    if (input.userId !== logId) throw notAllowed();
    const { issuedAt, provider } = staff;
    const id =
      issuedAt === undefined ? undefined : context.ids.derived('sign-in', logId, String(issuedAt));
    await logSignIn(context, logId, provider?.id ?? null, id);
    return {};
  },
);
