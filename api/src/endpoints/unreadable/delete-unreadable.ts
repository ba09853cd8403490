import { deleteUnreadable } from '@vse/domain/records/unreadable';
import { endpoint } from '../../http/endpoint.ts';

export const deleteUnreadableEndpoint = endpoint(deleteUnreadable, async ({ input, services }) => {
  await services.unreadable.remove(input.kind, input.id, input.etag);
  return {};
});
