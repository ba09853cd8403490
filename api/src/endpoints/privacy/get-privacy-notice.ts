import { getPrivacyNotice } from '@vse/domain/records/privacy';
import { endpoint } from '../../http/endpoint.ts';
import { noticeFor, noticeForResult } from '../../services/privacy/privacy-notice.ts';

export const getPrivacyNoticeEndpoint = endpoint(
  getPrivacyNotice,
  async ({ input: { id, provider }, context }) => {
    const url = await (id ? noticeForResult(context, id) : noticeFor(context, provider));
    return { url: url || null };
  },
);
