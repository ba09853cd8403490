import type { Endpoints } from '../http/endpoint.ts';
import { getAppSettingsEndpoint } from './app-settings/get-app-settings.ts';
import { reportClientErrorEndpoint } from './client-errors/report-client-error.ts';
import { getHealthEndpoint } from './health/get-health.ts';
import { getReadinessEndpoint } from './health/get-readiness.ts';
import { redeemInviteEndpoint } from './invites/redeem-invite.ts';
import { getPrivacyNoticeEndpoint } from './privacy/get-privacy-notice.ts';
import { createQuizResultEndpoint } from './quiz-results/create-quiz-result.ts';
import { getQuizResultEndpoint } from './quiz-results/get-quiz-result.ts';
import { openOneSheetEndpoint } from './quiz-results/open-one-sheet.ts';
import { updateQuizResultEndpoint } from './quiz-results/update-quiz-result.ts';

/** What respondents and all pages call. Their first call loads no other endpoint. */
export const respondentEndpoints = {
  vseGetAppSettings: getAppSettingsEndpoint,
  vseReportClientError: reportClientErrorEndpoint,
  vseGetHealth: getHealthEndpoint,
  vseGetReadiness: getReadinessEndpoint,
  vseRedeemInvite: redeemInviteEndpoint,
  vseGetPrivacyNotice: getPrivacyNoticeEndpoint,
  vseCreateQuizResult: createQuizResultEndpoint,
  vseGetQuizResult: getQuizResultEndpoint,
  vseOpenOneSheet: openOneSheetEndpoint,
  vseUpdateQuizResult: updateQuizResultEndpoint,
} satisfies Partial<Endpoints>;
