import { deleteUnreadable } from '@vse/domain/records/unreadable';
import { endpoint } from '../../http/endpoint.ts';
import { removeUnreadable } from '../../services/unreadable/unreadable-records.ts';

export const deleteUnreadableEndpoint = endpoint(deleteUnreadable, async ({ input, context }) => {
  await removeUnreadable(context, input.kind, input.id, input.etag);
  return {};
});
