import { type Call, del, get, post } from './call.ts';

// biome-ignore lint/performance/noBarrelFile: one list of all calls, of which the first page loads only its part
export * from './first-calls.ts';
export * from './later-calls.ts';
export type { Call };

const getOrSearch = <Name extends string>(name: Name) =>
  ({ name, method: 'GET', searches: true }) as const satisfies Call;
const postToRead = <Name extends string>(name: Name) =>
  ({ name, method: 'POST', reads: true }) as const satisfies Call;

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

export const listQuizResults = getOrSearch('vseListQuizResults');
export const countQuizResults = getOrSearch('vseCountQuizResults');
export const createQuizResult = post('vseCreateQuizResult');
export const noteOutcome = post('vseNoteOutcome');
export const deleteQuizResult = del('vseDeleteQuizResult');
export const exportQuizResults = post('vseExportQuizResults');

export const listInvites = getOrSearch('vseListInvites');
export const countInvites = getOrSearch('vseCountInvites');
export const findOpenInvites = postToRead('vseFindOpenInvites');
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
export const endSessions = post('vseEndSessions');

export const createUserLogs = post('vseCreateUserLogs');
export const getUserLogs = get('vseGetUserLogs');

export const uploadFile = post('vseFileUpload');
export const downloadFile = get('vseFileDownload');
export const getLogos = get('vseGetUserLogo');
export const uploadLogo = post('vseUploadUserLogo');
export const deleteLogo = del('vseDeleteProviderLogo');

export const listApplicationUsers = postToRead('adListApplicationUsers');
export const getUserByEmailAddress = postToRead('adGetUserByEmailAddress');
export const addDirectoryUser = post('adAddUser');
export const addGroupMember = post('adAddGroupMember');
export const removeMemberFromGroup = post('adRemoveMemberFromGroup');

export const sendEmail = post('vseEmailSend');
export const getDashboard = get('vseGetDashboard');
export const findRecords = postToRead('vseFind');
export const findPeople = postToRead('vseFindPeople');
export const getPerson = postToRead('vseGetPerson');
export const exportPerson = post('vseExportPerson');
export const erasePerson = post('vseErasePerson');
export const getInsight = get('vseGetInsight');
export const rebuildInsight = post('vseRebuildInsight');
export const listAudit = get('vseListAudit');
export const countAudit = get('vseCountAudit');
export const getRetention = get('vseGetRetention');
export const listJobs = get('vseListJobs');
export const retryJob = post('vseRetryJob');
export const endJob = post('vseEndJob');
export const getUnreadable = get('vseGetUnreadable');
export const deleteUnreadable = del('vseDeleteUnreadable');

export const getHealth = {
  name: 'vseGetHealth',
  method: 'GET',
  route: 'health',
  keyless: true,
} as const satisfies Call;
export const getReadiness = {
  name: 'vseGetReadiness',
  method: 'GET',
  route: 'health/ready',
  keyless: true,
} as const satisfies Call;
