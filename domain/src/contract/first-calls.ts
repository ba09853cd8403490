import { get, post } from './call.ts';

/*
 * The calls of respondents and of the first page, apart from all others, so that they load these alone.
 */
export const getQuizResult = get('vseGetQuizResult');
export const updateQuizResult = post('vseUpdateQuizResult');
export const redeemInvite = post('vseRedeemInvite');
export const getAppSettings = { ...get('vseGetAppSettings'), keyless: true } as const;
export const reportClientError = post('vseReportClientError');
export const getSession = get('vseGetSession');
