import { createUserLanguageHistory } from '@vse/domain/records/users';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { notAllowed } from '../../problem.ts';
import { recordLanguage } from '../../services/users/user-history.ts';

export const createUserLanguageHistoryEndpoint = endpoint(
  createUserLanguageHistory,
  async ({ input, caller, context }) => {
    if (input.userId !== staffOf(caller).userId) throw notAllowed();
    await recordLanguage(context, input.userId, input.language);
    return {};
  },
);
