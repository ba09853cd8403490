import { reportClientError } from '@vse/domain/records/client-errors';
import { endpoint } from '../../http/endpoint.ts';

export const reportClientErrorEndpoint = endpoint(
  reportClientError,
  async ({ input, address, context }) => ({
    isLogged: context.clientErrors.report(address, input),
  }),
);
