import { freshInviteCode } from '@vse/domain/rules/invite-code';

export const freshCode = () =>
  freshInviteCode((length) => crypto.getRandomValues(new Uint8Array(length)));
