import { getPrivacyNotice } from '@vse/domain/records/privacy';
import { endpoint } from '../../http/endpoint.ts';

export const getPrivacyNoticeEndpoint = endpoint(
  getPrivacyNotice,
  async ({ input: { id, provider }, services: { privacy } }) => {
    const url = await (id ? privacy.ofResult(id) : privacy.of(provider));
    return { url: url || null };
  },
);
