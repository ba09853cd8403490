import type { Endpoint } from '../http/endpoint.ts';
import { getAppSettingsEndpoint } from './app-settings/get-app-settings.ts';
import { listAuditEndpoint } from './audit/list-audit.ts';
import {
  adjectiveEndpoints,
  fragranceEndpoints,
  providerEndpoints,
  questionEndpoints,
} from './catalogue/catalogue.ts';
import { reportClientErrorEndpoint } from './client-errors/report-client-error.ts';
import { getDashboardEndpoint } from './dashboard/get-dashboard.ts';
import { addGroupMemberEndpoint } from './directory/add-group-member.ts';
import { addDirectoryUserEndpoint } from './directory/add-user.ts';
import { getUserByEmailAddressEndpoint } from './directory/get-user-by-email-address.ts';
import { listApplicationUsersEndpoint } from './directory/list-application-users.ts';
import { removeMemberFromGroupEndpoint } from './directory/remove-member-from-group.ts';
import { deleteLogoEndpoint } from './files/delete-provider-logo.ts';
import { downloadFileEndpoint } from './files/download-file.ts';
import { getLogosEndpoint } from './files/get-user-logo.ts';
import { uploadFileEndpoint } from './files/upload-file.ts';
import { uploadLogoEndpoint } from './files/upload-user-logo.ts';
import { getHealthEndpoint } from './health/get-health.ts';
import { getReadinessEndpoint } from './health/get-readiness.ts';
import { createInviteEndpoint } from './invites/create-invite.ts';
import { createInvitesEndpoint } from './invites/create-invites.ts';
import { deleteInviteEndpoint } from './invites/delete-invite.ts';
import { findOpenInvitesEndpoint } from './invites/find-open-invites.ts';
import { listInvitesEndpoint } from './invites/list-invites.ts';
import { redeemInviteEndpoint } from './invites/redeem-invite.ts';
import { resendInviteEndpoint } from './invites/resend-invite.ts';
import { revokeInviteEndpoint } from './invites/revoke-invite.ts';
import { updateInviteEndpoint } from './invites/update-invite.ts';
import { sendEmailEndpoint } from './mail/send-email.ts';
import { createQuizResultEndpoint } from './quiz-results/create-quiz-result.ts';
import { deleteQuizResultEndpoint } from './quiz-results/delete-quiz-result.ts';
import { exportQuizResultsEndpoint } from './quiz-results/export-quiz-results.ts';
import { getQuizResultEndpoint } from './quiz-results/get-quiz-result.ts';
import { listQuizResultsEndpoint } from './quiz-results/list-quiz-results.ts';
import { updateQuizResultEndpoint } from './quiz-results/update-quiz-result.ts';
import { createUserLogsEndpoint } from './user-logs/create-user-logs.ts';
import { getUserLogsEndpoint } from './user-logs/get-user-logs.ts';
import { createUserLanguageHistoryEndpoint } from './users/create-user-language-history.ts';
import { createUserSettingEndpoint } from './users/create-user-setting.ts';
import { deleteUserSettingEndpoint } from './users/delete-user-setting.ts';
import { getSessionEndpoint } from './users/get-session.ts';
import { listUserSettingsEndpoint } from './users/list-user-settings.ts';
import { resendUserMailEndpoint } from './users/resend-user-mail.ts';
import { signOutEndpoint } from './users/sign-out.ts';
import { updateUserSettingEndpoint } from './users/update-user-setting.ts';

/** All registered endpoints. */
export const endpoints: readonly Endpoint[] = [
  ...adjectiveEndpoints,
  getAppSettingsEndpoint,
  listAuditEndpoint,
  getDashboardEndpoint,
  addGroupMemberEndpoint,
  addDirectoryUserEndpoint,
  getUserByEmailAddressEndpoint,
  listApplicationUsersEndpoint,
  removeMemberFromGroupEndpoint,
  deleteLogoEndpoint,
  downloadFileEndpoint,
  getLogosEndpoint,
  uploadFileEndpoint,
  uploadLogoEndpoint,
  ...fragranceEndpoints,
  reportClientErrorEndpoint,
  getHealthEndpoint,
  getReadinessEndpoint,
  createInviteEndpoint,
  createInvitesEndpoint,
  deleteInviteEndpoint,
  findOpenInvitesEndpoint,
  listInvitesEndpoint,
  redeemInviteEndpoint,
  resendInviteEndpoint,
  revokeInviteEndpoint,
  updateInviteEndpoint,
  sendEmailEndpoint,
  ...providerEndpoints,
  ...questionEndpoints,
  createQuizResultEndpoint,
  deleteQuizResultEndpoint,
  getQuizResultEndpoint,
  exportQuizResultsEndpoint,
  listQuizResultsEndpoint,
  updateQuizResultEndpoint,
  createUserLogsEndpoint,
  getUserLogsEndpoint,
  createUserLanguageHistoryEndpoint,
  createUserSettingEndpoint,
  deleteUserSettingEndpoint,
  getSessionEndpoint,
  listUserSettingsEndpoint,
  resendUserMailEndpoint,
  signOutEndpoint,
  updateUserSettingEndpoint,
];
