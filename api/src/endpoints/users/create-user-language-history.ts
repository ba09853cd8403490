import { createUserLanguageHistory } from '@vse/domain/records/users';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { notAllowed } from '../../problem.ts';

export const createUserLanguageHistoryEndpoint = endpoint(
  createUserLanguageHistory,
  async ({ input, caller, services }) => {
    if (input.userId !== staffOf(caller).userId) throw notAllowed();
    await services.users.recordLanguage(input.userId, input.language);
    return {};
  },
);
