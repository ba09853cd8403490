import { INVITE_CODE_LENGTH, NAME_LENGTH } from '../limits.ts';

type RedeemFields = { email: string; code: string };

/**
 * Returns the fields of a redemption that are missing or invalid. The respondents' page uses this instead of the
 * schema, which would load 24 KB of zod; a test checks that both agree.
 */
export function redeemGaps({ email, code }: RedeemFields): (keyof RedeemFields)[] {
  const length = email.trim().length;
  const isEmailGiven = length > 0 && length <= NAME_LENGTH;
  const isCodeGiven = code.trim().length === INVITE_CODE_LENGTH;
  return [
    ...(isEmailGiven ? [] : (['email'] as const)),
    ...(isCodeGiven ? [] : (['code'] as const)),
  ];
}
