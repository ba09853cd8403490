import { getRetention } from '@vse/domain/records/retention';
import { endpoint } from '../../http/endpoint.ts';

export const getRetentionEndpoint = endpoint(getRetention, ({ input, services }) =>
  services.retention.preview(input.days),
);
