import { getUnreadable } from '@vse/domain/records/unreadable';
import { endpoint } from '../../http/endpoint.ts';
import { readUnreadable } from '../../services/unreadable/unreadable-records.ts';

export const getUnreadableEndpoint = endpoint(getUnreadable, ({ input, context }) =>
  readUnreadable(context, input.kind, input.id),
);
