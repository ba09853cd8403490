import type { Endpoints } from '../http/endpoint.ts';
import { countAuditEndpoint } from './audit/count-audit.ts';
import { listAuditEndpoint } from './audit/list-audit.ts';
import {
  createAdjectiveEndpoint,
  createFragranceEndpoint,
  createProviderEndpoint,
  createQuestionEndpoint,
  deleteAdjectiveEndpoint,
  deleteFragranceEndpoint,
  deleteProviderEndpoint,
  deleteQuestionEndpoint,
  listAdjectivesEndpoint,
  listFragrancesEndpoint,
  listProvidersEndpoint,
  listQuestionsEndpoint,
  sortQuestionsEndpoint,
  updateAdjectiveEndpoint,
  updateFragranceEndpoint,
  updateProviderEndpoint,
  updateQuestionEndpoint,
} from './catalogue/catalogue.ts';
import {
  createChangeSetEndpoint,
  getChangeSetEndpoint,
  listChangeSetsEndpoint,
  undoChangeSetEndpoint,
} from './catalogue/change-sets.ts';
import { getRecordHistoryEndpoint, getRecordStateEndpoint } from './catalogue/record-history.ts';
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
import { getInsightEndpoint } from './insight/get-insight.ts';
import { rebuildInsightEndpoint } from './insight/rebuild-insight.ts';
import { countInvitesEndpoint } from './invites/count-invites.ts';
import { createInviteEndpoint } from './invites/create-invite.ts';
import { createInvitesEndpoint } from './invites/create-invites.ts';
import { deleteInviteEndpoint } from './invites/delete-invite.ts';
import { findOpenInvitesEndpoint } from './invites/find-open-invites.ts';
import { listInvitesEndpoint } from './invites/list-invites.ts';
import { resendInviteEndpoint } from './invites/resend-invite.ts';
import { revokeInviteEndpoint } from './invites/revoke-invite.ts';
import { updateInviteEndpoint } from './invites/update-invite.ts';
import { endJobEndpoint, listJobsEndpoint, retryJobEndpoint } from './jobs/jobs.ts';
import { sendEmailEndpoint } from './mail/send-email.ts';
import {
  erasePersonEndpoint,
  exportPersonEndpoint,
  findPeopleEndpoint,
  getPersonEndpoint,
} from './people/people.ts';
import { askForSampleEndpoint } from './quiz-results/ask-for-sample.ts';
import { countQuizResultsEndpoint } from './quiz-results/count-quiz-results.ts';
import { deleteQuizResultEndpoint } from './quiz-results/delete-quiz-result.ts';
import { emailQuizResultEndpoint } from './quiz-results/email-quiz-result.ts';
import { exportQuizResultsEndpoint } from './quiz-results/export-quiz-results.ts';
import { listQuizResultsEndpoint } from './quiz-results/list-quiz-results.ts';
import { noteOutcomeEndpoint } from './quiz-results/note-outcome.ts';
import type { respondentEndpoints } from './respondent-endpoints.ts';
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

/** What staff call, and the few respondents who ask for a mail or a sample. */
export const officeEndpoints = {
  vseListAudit: listAuditEndpoint,
  vseCountAudit: countAuditEndpoint,
  vseGetRetention: getRetentionEndpoint,
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
  vseCreateInvite: createInviteEndpoint,
  vseCreateInvites: createInvitesEndpoint,
  vseDeleteInvite: deleteInviteEndpoint,
  vseFindOpenInvites: findOpenInvitesEndpoint,
  vseListInvites: listInvitesEndpoint,
  vseCountInvites: countInvitesEndpoint,
  vseResendInvite: resendInviteEndpoint,
  vseRevokeInvite: revokeInviteEndpoint,
  vseUpdateInvite: updateInviteEndpoint,
  vseEmailSend: sendEmailEndpoint,
  vseDeleteQuizResult: deleteQuizResultEndpoint,
  vseExportQuizResults: exportQuizResultsEndpoint,
  vseListQuizResults: listQuizResultsEndpoint,
  vseCountQuizResults: countQuizResultsEndpoint,
  vseAskForSample: askForSampleEndpoint,
  vseNoteOutcome: noteOutcomeEndpoint,
  vseEmailQuizResult: emailQuizResultEndpoint,
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
  vseGetUnreadable: getUnreadableEndpoint,
  vseDeleteUnreadable: deleteUnreadableEndpoint,
  vseListAdjectives: listAdjectivesEndpoint,
  vseCreateAdjective: createAdjectiveEndpoint,
  vseUpdateAdjective: updateAdjectiveEndpoint,
  vseDeleteAdjective: deleteAdjectiveEndpoint,
  vseListFragrancesExtended: listFragrancesEndpoint,
  vseCreateFragranceExtended: createFragranceEndpoint,
  vseUpdateFragranceExtended: updateFragranceEndpoint,
  vseDeleteFragranceExtended: deleteFragranceEndpoint,
  vseListProviders: listProvidersEndpoint,
  vseCreateProvider: createProviderEndpoint,
  vseUpdateProvider: updateProviderEndpoint,
  vseDeleteProvider: deleteProviderEndpoint,
  vseListQuestions: listQuestionsEndpoint,
  vseCreateQuestion: createQuestionEndpoint,
  vseUpdateQuestion: updateQuestionEndpoint,
  vseDeleteQuestion: deleteQuestionEndpoint,
  vseSortQuestions: sortQuestionsEndpoint,
  vseCreateChangeSet: createChangeSetEndpoint,
  vseUndoChangeSet: undoChangeSetEndpoint,
  vseGetChangeSet: getChangeSetEndpoint,
  vseListChangeSets: listChangeSetsEndpoint,
  vseGetRecordHistory: getRecordHistoryEndpoint,
  vseGetRecordState: getRecordStateEndpoint,
  vseListJobs: listJobsEndpoint,
  vseRetryJob: retryJobEndpoint,
  vseEndJob: endJobEndpoint,
  vseFindPeople: findPeopleEndpoint,
  vseGetPerson: getPersonEndpoint,
  vseExportPerson: exportPersonEndpoint,
  vseErasePerson: erasePersonEndpoint,
} satisfies Omit<Endpoints, keyof typeof respondentEndpoints>;
