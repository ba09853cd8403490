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

const get = <Name extends string>(name: Name) => ({ name, method: 'GET' }) as const satisfies Call;
const post = <Name extends string>(name: Name) =>
  ({ name, method: 'POST' }) as const satisfies Call;
const del = <Name extends string>(name: Name) =>
  ({ name, method: 'DELETE' }) as const satisfies Call;

export const listAdjectives = get('vseListAdjectives');
export const createAdjective = post('vseCreateAdjective');
export const updateAdjective = post('vseUpdateAdjective');
export const deleteAdjective = del('vseDeleteAdjective');

export const listFragrances = get('vseListFragrancesExtended');
export const createFragrance = post('vseCreateFragranceExtended');
export const updateFragrance = post('vseUpdateFragranceExtended');
export const deleteFragrance = del('vseDeleteFragranceExtended');

export const listProviders = get('vseListProviders');
export const createProvider = post('vseCreateProvider');
export const updateProvider = post('vseUpdateProvider');
export const deleteProvider = del('vseDeleteProvider');

export const listQuestions = get('vseListQuestions');
export const createQuestion = post('vseCreateQuestion');
export const updateQuestion = post('vseUpdateQuestion');
export const deleteQuestion = del('vseDeleteQuestion');
export const sortQuestions = post('vseSortQuestions');

export const createChangeSet = post('vseCreateChangeSet');
export const undoChangeSet = post('vseUndoChangeSet');
export const getChangeSet = get('vseGetChangeSet');
export const listChangeSets = get('vseListChangeSets');

export const getRecordHistory = get('vseGetRecordHistory');
export const getRecordState = get('vseGetRecordState');

export const listQuizResults = get('vseListQuizResults');
export const countQuizResults = get('vseCountQuizResults');
export const getQuizResult = get('vseGetQuizResult');
export const createQuizResult = post('vseCreateQuizResult');
export const updateQuizResult = post('vseUpdateQuizResult');
export const deleteQuizResult = del('vseDeleteQuizResult');
export const exportQuizResults = post('vseExportQuizResults');

export const redeemInvite = post('vseRedeemInvite');
export const listInvites = get('vseListInvites');
export const countInvites = get('vseCountInvites');
export const findOpenInvites = post('vseFindOpenInvites');
export const createInvite = post('vseCreateInvite');
export const updateInvite = post('vseUpdateInvite');
export const deleteInvite = del('vseDeleteInvite');
export const resendInvite = post('vseResendInvite');
export const revokeInvite = post('vseRevokeInvite');
export const createInvites = post('vseCreateInvites');

export const listUserSettings = get('vseListUserSettings');
export const createUserSetting = post('vseCreateUserSetting');
export const resendUserMail = post('vseResendUserMail');
export const updateUserSetting = post('vseUpdateUserSetting');
export const deleteUserSetting = del('vseDeleteUserSetting');
export const createUserLanguageHistory = post('vseCreateUserLanguageHistory');
export const signOut = post('vseSignOut');
export const getSession = get('vseGetSession');

export const createUserLogs = post('vseCreateUserLogs');
export const getUserLogs = get('vseGetUserLogs');

export const uploadFile = post('vseFileUpload');
export const downloadFile = get('vseFileDownload');
export const getLogos = get('vseGetUserLogo');
export const uploadLogo = post('vseUploadUserLogo');
export const deleteLogo = del('vseDeleteProviderLogo');

export const listApplicationUsers = post('adListApplicationUsers');
export const getUserByEmailAddress = post('adGetUserByEmailAddress');
export const addDirectoryUser = post('adAddUser');
export const addGroupMember = post('adAddGroupMember');
export const removeMemberFromGroup = post('adRemoveMemberFromGroup');

export const sendEmail = post('vseEmailSend');
export const getDashboard = get('vseGetDashboard');
export const listAudit = get('vseListAudit');
export const countAudit = get('vseCountAudit');
export const getUnreadable = get('vseGetUnreadable');
export const deleteUnreadable = del('vseDeleteUnreadable');

export const getAppSettings = get('vseGetAppSettings');
export const reportClientError = post('vseReportClientError');

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
