import { getRetention } from '@vse/domain/records/retention';
import { endpoint } from '../../http/endpoint.ts';
import { previewRetained } from '../../services/retention/preview-retained.ts';

export const getRetentionEndpoint = endpoint(getRetention, ({ input, context }) =>
  previewRetained(context, input.days),
);
