import { getUnreadable } from '@vse/domain/records/unreadable';
import { endpoint } from '../../http/endpoint.ts';

export const getUnreadableEndpoint = endpoint(getUnreadable, ({ input, services }) =>
  services.unreadable.read(input.kind, input.id),
);
