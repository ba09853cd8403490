import type { CallName, ContractName } from '@vse/domain/contract/contracts';
import type { Endpoint } from '../http/endpoint.ts';
import { getAppSettingsEndpoint } from './app-settings/get-app-settings.ts';
import { countAuditEndpoint } from './audit/count-audit.ts';
import { listAuditEndpoint } from './audit/list-audit.ts';
import {
  adjectiveEndpoints,
  fragranceEndpoints,
  providerEndpoints,
  questionEndpoints,
} from './catalogue/catalogue.ts';
import { changeSetEndpoints } from './catalogue/change-sets.ts';
import { recordHistoryEndpoints } from './catalogue/record-history.ts';
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
import { findRecordsEndpoint } from './find/find-records.ts';
import { getHealthEndpoint } from './health/get-health.ts';
import { getReadinessEndpoint } from './health/get-readiness.ts';
import { getInsightEndpoint } from './insight/get-insight.ts';
import { rebuildInsightEndpoint } from './insight/rebuild-insight.ts';
import { countInvitesEndpoint } from './invites/count-invites.ts';
import { createInviteEndpoint } from './invites/create-invite.ts';
import { createInvitesEndpoint } from './invites/create-invites.ts';
import { deleteInviteEndpoint } from './invites/delete-invite.ts';
import { findOpenInvitesEndpoint } from './invites/find-open-invites.ts';
import { listInvitesEndpoint } from './invites/list-invites.ts';
import { redeemInviteEndpoint } from './invites/redeem-invite.ts';
import { resendInviteEndpoint } from './invites/resend-invite.ts';
import { revokeInviteEndpoint } from './invites/revoke-invite.ts';
import { updateInviteEndpoint } from './invites/update-invite.ts';
import { jobEndpoints } from './jobs/jobs.ts';
import { sendEmailEndpoint } from './mail/send-email.ts';
import { peopleEndpoints } from './people/people.ts';
import { getPrivacyNoticeEndpoint } from './privacy/get-privacy-notice.ts';
import { askForSampleEndpoint } from './quiz-results/ask-for-sample.ts';
import { countQuizResultsEndpoint } from './quiz-results/count-quiz-results.ts';
import { createQuizResultEndpoint } from './quiz-results/create-quiz-result.ts';
import { deleteQuizResultEndpoint } from './quiz-results/delete-quiz-result.ts';
import { emailQuizResultEndpoint } from './quiz-results/email-quiz-result.ts';
import { exportQuizResultsEndpoint } from './quiz-results/export-quiz-results.ts';
import { getQuizResultEndpoint } from './quiz-results/get-quiz-result.ts';
import { listQuizResultsEndpoint } from './quiz-results/list-quiz-results.ts';
import { noteOutcomeEndpoint } from './quiz-results/note-outcome.ts';
import { openOneSheetEndpoint } from './quiz-results/open-one-sheet.ts';
import { updateQuizResultEndpoint } from './quiz-results/update-quiz-result.ts';
import { getRetentionEndpoint } from './retention/get-retention.ts';
import { deleteUnreadableEndpoint } from './unreadable/delete-unreadable.ts';
import { getUnreadableEndpoint } from './unreadable/get-unreadable.ts';
import { createUserLogsEndpoint } from './user-logs/create-user-logs.ts';
import { getUserLogsEndpoint } from './user-logs/get-user-logs.ts';
import { createUserLanguageHistoryEndpoint } from './users/create-user-language-history.ts';
import { createUserSettingEndpoint } from './users/create-user-setting.ts';
import { deleteUserSettingEndpoint } from './users/delete-user-setting.ts';
import { endSessionsEndpoint } from './users/end-sessions.ts';
import { getSessionEndpoint } from './users/get-session.ts';
import { listUserSettingsEndpoint } from './users/list-user-settings.ts';
import { resendUserMailEndpoint } from './users/resend-user-mail.ts';
import { signOutEndpoint } from './users/sign-out.ts';
import { updateUserSettingEndpoint } from './users/update-user-setting.ts';

/** An endpoint for each call. Does not compile while a call lacks its contract or its endpoint. */
export type Endpoints = {
  readonly [Name in CallName | ContractName]: Endpoint<Name & ContractName>;
};

/** All registered endpoints, by their wire names. */
export const endpoints = {
  ...byName(adjectiveEndpoints),
  vseGetAppSettings: getAppSettingsEndpoint,
  vseListAudit: listAuditEndpoint,
  vseCountAudit: countAuditEndpoint,
  vseGetRetention: getRetentionEndpoint,
  ...byName(jobEndpoints),
  vseGetDashboard: getDashboardEndpoint,
  vseFind: findRecordsEndpoint,
  vseGetInsight: getInsightEndpoint,
  vseRebuildInsight: rebuildInsightEndpoint,
  adAddGroupMember: addGroupMemberEndpoint,
  adAddUser: addDirectoryUserEndpoint,
  adGetUserByEmailAddress: getUserByEmailAddressEndpoint,
  adListApplicationUsers: listApplicationUsersEndpoint,
  adRemoveMemberFromGroup: removeMemberFromGroupEndpoint,
  vseDeleteProviderLogo: deleteLogoEndpoint,
  vseFileDownload: downloadFileEndpoint,
  vseGetUserLogo: getLogosEndpoint,
  vseFileUpload: uploadFileEndpoint,
  vseUploadUserLogo: uploadLogoEndpoint,
  ...byName(fragranceEndpoints),
  vseReportClientError: reportClientErrorEndpoint,
  vseGetHealth: getHealthEndpoint,
  vseGetReadiness: getReadinessEndpoint,
  vseCreateInvite: createInviteEndpoint,
  vseCreateInvites: createInvitesEndpoint,
  vseDeleteInvite: deleteInviteEndpoint,
  vseFindOpenInvites: findOpenInvitesEndpoint,
  vseListInvites: listInvitesEndpoint,
  vseCountInvites: countInvitesEndpoint,
  vseRedeemInvite: redeemInviteEndpoint,
  vseResendInvite: resendInviteEndpoint,
  vseRevokeInvite: revokeInviteEndpoint,
  vseUpdateInvite: updateInviteEndpoint,
  vseEmailSend: sendEmailEndpoint,
  vseGetPrivacyNotice: getPrivacyNoticeEndpoint,
  ...byName(providerEndpoints),
  ...byName(questionEndpoints),
  ...byName(recordHistoryEndpoints),
  ...byName(changeSetEndpoints),
  vseCreateQuizResult: createQuizResultEndpoint,
  vseDeleteQuizResult: deleteQuizResultEndpoint,
  vseGetQuizResult: getQuizResultEndpoint,
  vseExportQuizResults: exportQuizResultsEndpoint,
  vseListQuizResults: listQuizResultsEndpoint,
  vseCountQuizResults: countQuizResultsEndpoint,
  vseAskForSample: askForSampleEndpoint,
  vseNoteOutcome: noteOutcomeEndpoint,
  vseOpenOneSheet: openOneSheetEndpoint,
  vseEmailQuizResult: emailQuizResultEndpoint,
  vseUpdateQuizResult: updateQuizResultEndpoint,
  vseCreateUserLogs: createUserLogsEndpoint,
  vseGetUserLogs: getUserLogsEndpoint,
  vseCreateUserLanguageHistory: createUserLanguageHistoryEndpoint,
  vseCreateUserSetting: createUserSettingEndpoint,
  vseDeleteUserSetting: deleteUserSettingEndpoint,
  vseEndSessions: endSessionsEndpoint,
  vseGetSession: getSessionEndpoint,
  vseListUserSettings: listUserSettingsEndpoint,
  vseResendUserMail: resendUserMailEndpoint,
  vseSignOut: signOutEndpoint,
  vseUpdateUserSetting: updateUserSettingEndpoint,
  ...peopleEndpoints,
  vseGetUnreadable: getUnreadableEndpoint,
  vseDeleteUnreadable: deleteUnreadableEndpoint,
} satisfies Endpoints;

/** The type of a computed key would be any string, although each endpoint's type has its name. */
function byName<E extends Endpoint>(list: readonly E[]) {
  const entries = list.map((each) => [each.contract.name, each]);
  return Object.fromEntries(entries) as { [Each in E as Each['contract']['name']]: Each };
}
