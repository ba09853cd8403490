import { createUserLanguageHistory } from '@vse/domain/users';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { notAllowed } from '../../http/errors.ts';

export const createUserLanguageHistoryEndpoint = endpoint(
  createUserLanguageHistory,
  async ({ input, caller, services }) => {
    if (input.userId !== staffOf(caller).userId) throw notAllowed();
    await services.users.recordLanguage(input.userId, input.language);
    return {};
  },
);
