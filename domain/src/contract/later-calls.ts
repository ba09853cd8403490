import { get, post } from './call.ts';

/*
 * Calls of respondents after their results are shown, apart from those that the first page loads.
 */
export const openOneSheet = post('vseOpenOneSheet');
export const emailQuizResult = post('vseEmailQuizResult');
export const getPrivacyNotice = get('vseGetPrivacyNotice');
export const askForSample = post('vseAskForSample');
