/**
 * The wire name and method of every call: all that a client needs at run time. Contracts add permissions and schemas;
 * a page that only sends calls does not load those.
 */
export type Call = {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** The path under /api, if it is not the name. */
  readonly route?: string;
};

export const listAdjectives = { name: 'vseListAdjectives', method: 'GET' } as const satisfies Call;
export const createAdjective = {
  name: 'vseCreateAdjective',
  method: 'POST',
} as const satisfies Call;
export const updateAdjective = {
  name: 'vseUpdateAdjective',
  method: 'POST',
} as const satisfies Call;
export const deleteAdjective = {
  name: 'vseDeleteAdjective',
  method: 'DELETE',
} as const satisfies Call;

export const listFragrances = {
  name: 'vseListFragrancesExtended',
  method: 'GET',
} as const satisfies Call;
export const createFragrance = {
  name: 'vseCreateFragranceExtended',
  method: 'POST',
} as const satisfies Call;
export const updateFragrance = {
  name: 'vseUpdateFragranceExtended',
  method: 'POST',
} as const satisfies Call;
export const deleteFragrance = {
  name: 'vseDeleteFragranceExtended',
  method: 'DELETE',
} as const satisfies Call;
export const publishFragrances = {
  name: 'vsePublishFragrances',
  method: 'POST',
} as const satisfies Call;

export const listProviders = { name: 'vseListProviders', method: 'GET' } as const satisfies Call;
export const createProvider = { name: 'vseCreateProvider', method: 'POST' } as const satisfies Call;
export const updateProvider = { name: 'vseUpdateProvider', method: 'POST' } as const satisfies Call;
export const deleteProvider = {
  name: 'vseDeleteProvider',
  method: 'DELETE',
} as const satisfies Call;

export const listQuestions = { name: 'vseListQuestions', method: 'GET' } as const satisfies Call;
export const createQuestion = { name: 'vseCreateQuestion', method: 'POST' } as const satisfies Call;
export const updateQuestion = { name: 'vseUpdateQuestion', method: 'POST' } as const satisfies Call;
export const deleteQuestion = {
  name: 'vseDeleteQuestion',
  method: 'DELETE',
} as const satisfies Call;
export const sortQuestions = { name: 'vseSortQuestions', method: 'POST' } as const satisfies Call;

export const listQuizResults = {
  name: 'vseListQuizResults',
  method: 'GET',
} as const satisfies Call;
export const getQuizResult = { name: 'vseGetQuizResult', method: 'GET' } as const satisfies Call;
export const createQuizResult = {
  name: 'vseCreateQuizResult',
  method: 'POST',
} as const satisfies Call;
export const updateQuizResult = {
  name: 'vseUpdateQuizResult',
  method: 'POST',
} as const satisfies Call;
export const deleteQuizResult = {
  name: 'vseDeleteQuizResult',
  method: 'DELETE',
} as const satisfies Call;

export const exportQuizResults = {
  name: 'vseExportQuizResults',
  method: 'POST',
} as const satisfies Call;

export const redeemInvite = { name: 'vseRedeemInvite', method: 'POST' } as const satisfies Call;
export const listInvites = { name: 'vseListInvites', method: 'GET' } as const satisfies Call;
export const findOpenInvites = {
  name: 'vseFindOpenInvites',
  method: 'POST',
} as const satisfies Call;
export const createInvite = { name: 'vseCreateInvite', method: 'POST' } as const satisfies Call;
export const updateInvite = { name: 'vseUpdateInvite', method: 'POST' } as const satisfies Call;
export const deleteInvite = { name: 'vseDeleteInvite', method: 'DELETE' } as const satisfies Call;
export const resendInvite = { name: 'vseResendInvite', method: 'POST' } as const satisfies Call;
export const revokeInvite = { name: 'vseRevokeInvite', method: 'POST' } as const satisfies Call;
export const createInvites = { name: 'vseCreateInvites', method: 'POST' } as const satisfies Call;

export const listUserSettings = {
  name: 'vseListUserSettings',
  method: 'GET',
} as const satisfies Call;
export const createUserSetting = {
  name: 'vseCreateUserSetting',
  method: 'POST',
} as const satisfies Call;
export const resendUserMail = { name: 'vseResendUserMail', method: 'POST' } as const satisfies Call;
export const updateUserSetting = {
  name: 'vseUpdateUserSetting',
  method: 'POST',
} as const satisfies Call;
export const deleteUserSetting = {
  name: 'vseDeleteUserSetting',
  method: 'DELETE',
} as const satisfies Call;
export const createUserLanguageHistory = {
  name: 'vseCreateUserLanguageHistory',
  method: 'POST',
} as const satisfies Call;
export const signOut = { name: 'vseSignOut', method: 'POST' } as const satisfies Call;
export const getSession = { name: 'vseGetSession', method: 'GET' } as const satisfies Call;

export const createUserLogs = { name: 'vseCreateUserLogs', method: 'POST' } as const satisfies Call;
export const getUserLogs = { name: 'vseGetUserLogs', method: 'GET' } as const satisfies Call;

export const uploadFile = { name: 'vseFileUpload', method: 'POST' } as const satisfies Call;
export const downloadFile = { name: 'vseFileDownload', method: 'GET' } as const satisfies Call;
export const getLogos = { name: 'vseGetUserLogo', method: 'GET' } as const satisfies Call;
export const uploadLogo = { name: 'vseUploadUserLogo', method: 'POST' } as const satisfies Call;
export const deleteLogo = {
  name: 'vseDeleteProviderLogo',
  method: 'DELETE',
} as const satisfies Call;

export const listApplicationUsers = {
  name: 'adListApplicationUsers',
  method: 'POST',
} as const satisfies Call;
export const getUserByEmailAddress = {
  name: 'adGetUserByEmailAddress',
  method: 'POST',
} as const satisfies Call;
export const addDirectoryUser = { name: 'adAddUser', method: 'POST' } as const satisfies Call;
export const addGroupMember = { name: 'adAddGroupMember', method: 'POST' } as const satisfies Call;
export const removeMemberFromGroup = {
  name: 'adRemoveMemberFromGroup',
  method: 'POST',
} as const satisfies Call;

export const sendEmail = { name: 'vseEmailSend', method: 'POST' } as const satisfies Call;

export const getDashboard = { name: 'vseGetDashboard', method: 'GET' } as const satisfies Call;

export const getAppSettings = { name: 'vseGetAppSettings', method: 'GET' } as const satisfies Call;

export const reportClientError = {
  name: 'vseReportClientError',
  method: 'POST',
} as const satisfies Call;

export const getHealth = {
  name: 'vseGetHealth',
  method: 'GET',
  route: 'health',
} as const satisfies Call;
export const getReadiness = {
  name: 'vseGetReadiness',
  method: 'GET',
  route: 'health/ready',
} as const satisfies Call;

export const listAudit = { name: 'vseListAudit', method: 'GET' } as const satisfies Call;
