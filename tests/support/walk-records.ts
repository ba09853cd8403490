import { randomUUID } from 'node:crypto';
import { type CallerKind, ROLES } from '@vse/domain/access/permissions';
import { updateProvider } from '@vse/domain/records/providers';
import {
  createQuizResult,
  getQuizResult,
  listQuizResults,
  updateQuizResult,
} from '@vse/domain/records/quiz-results';
import { createUserSetting, getSession, listUserSettings } from '@vse/domain/records/users';
import { demoToken } from '@vse/domain/rules/demo';
import { GROUP_SALESPERSON_ID } from '../../scripts/local/graph/groups.ts';
import {
  ADMIN,
  begin,
  call,
  firstAnswers,
  inDirectory,
  invite,
  listAll,
  providerNamed,
  SALESPERSON,
} from './api.ts';
import { freshCode, freshEmail, unique } from './fresh.ts';
import { SALES_EMAIL } from './scenes.ts';

/** Whether a record belongs to the sample's Manager and Salesperson at Aurum, or to another provider. */
export type Whose = 'own' | 'foreign';

const SIDES = {
  own: { provider: 'Aurum Scent Co.', salesperson: SALES_EMAIL },
  foreign: { provider: 'Maison Verdier', salesperson: 'luc.marchand@verdier.example' },
};

async function side(whose: Whose) {
  const { provider, salesperson } = SIDES[whose];
  return { provider: (await providerNamed(provider)).id, salesperson };
}

async function inviteOf(whose: Whose) {
  const { requestId: _, ...fields } = await invite(await side(whose));
  return fields;
}

async function userOf(whose: Whose) {
  const { provider } = await side(whose);
  const person = { firstName: 'W', lastName: 'Alk', email: freshEmail('walk') };
  await call(createUserSetting, { ...person, provider, role: 'Salesperson' }, ADMIN);
  return settingsOf(person.email);
}

async function settingsOf(email: string) {
  const user = (await listAll(listUserSettings, ADMIN)).find((item) => item.email === email);
  if (!user) throw new Error('The user is missing');
  return user;
}

/** The id of a project quiz; a foreign one is the sample's, because nobody of that provider has a token here. */
async function projectOf(whose: Whose): Promise<string> {
  const { salesperson } = SIDES[whose];
  if (whose === 'own') {
    const project = { name: unique('Walk'), salesperson };
    return (await call(createQuizResult, { project }, SALESPERSON)).id;
  }
  const { items } = await call(listQuizResults, { find: 'Galerie Saint-Roch' }, ADMIN);
  return items[0]?.id ?? '';
}

/** A quiz that its respondent has just completed, and the id of its best match. */
async function completed(whose: Whose) {
  const { id, by, questions } = await begin(await side(whose));
  const given = { id, questions: firstAnswers(questions), isQuizCompleted: true };
  await call(updateQuizResult, given, by);
  const { recommendedFragrances } = await call(getQuizResult, { id }, by);
  return { id, by, best: recommendedFragrances[0]?.id };
}

/** The id of the sample's person of this role; of anybody else, that of the Salesperson. */
async function ownIdOf(kind: CallerKind): Promise<string> {
  const role = ROLES.find((each) => each === kind) ?? 'Salesperson';
  return (await call(getSession, {}, { token: demoToken(role) })).userId ?? '';
}

async function memberOf(whose: Whose) {
  const { email } = await userOf(whose);
  return { memberId: (await inDirectory(email)).id, groupId: GROUP_SALESPERSON_ID };
}

/**
 * For each endpoint on a record: valid input for a new record, so that only the permission decides. Quizzes come with
 * their respondent's token, for calls by a respondent.
 */
export const recordInputs: Record<
  string,
  (whose: Whose, kind: CallerKind) => Promise<{ input: object; token?: string }>
> = {
  vseUpdateInvite: async (whose) => ({ input: await inviteOf(whose) }),
  vseDeleteInvite: async (whose) => ({ input: { id: (await inviteOf(whose)).id } }),
  vseResendInvite: async (whose) => ({ input: { id: (await inviteOf(whose)).id } }),
  vseRevokeInvite: async (whose) => ({ input: { id: (await inviteOf(whose)).id } }),
  vseCreateInvite: async (whose) => {
    const { name, provider, salesperson } = await inviteOf(whose);
    const code = freshCode();
    return {
      input: { name, provider, salesperson, code, email: freshEmail('new') },
    };
  },
  vseCreateInvites: async (whose) => ({
    input: {
      ...(await side(whose)),
      requestId: randomUUID(),
      rows: [{ name: 'Row', email: freshEmail('row') }],
    },
  }),
  vseEmailSend: async (whose) => ({
    input: { recipient: (await inviteOf(whose)).email, subject: 'Hello', plainText: 'Hello.' },
  }),
  // Staff answer the quizzes of client projects, and respondents those of their invites.
  vseUpdateQuizResult: async (whose, kind) => {
    if (kind !== 'respondent' && kind !== 'anyone')
      return { input: { id: await projectOf(whose), questions: [] } };
    const { id, by, questions } = await begin(await side(whose));
    return { input: { id, questions: firstAnswers(questions) }, token: by.token };
  },
  vseNoteOutcome: async (whose) => {
    const { id, by, best } = await completed(whose);
    return { input: { id, fragrance: best, kind: 'smelled', rating: 4 }, token: by.token };
  },
  vseEmailQuizResult: async (whose) => {
    const { id, by } = await completed(whose);
    return { input: { id, language: 'fr' }, token: by.token };
  },
  vseAskForSample: async (whose) => {
    const provider = await providerNamed(SIDES[whose].provider);
    await call(updateProvider, { ...provider, offersSamples: true }, ADMIN);
    const { id, by, best } = await completed(whose);
    return { input: { id, fragrance: best }, token: by.token };
  },
  vseDeleteQuizResult: async (whose) => ({ input: { id: (await begin(await side(whose))).id } }),
  vseCreateUserSetting: async (whose) => ({
    input: {
      firstName: 'N',
      lastName: 'Ew',
      role: 'Salesperson',
      email: freshEmail('new'),
      provider: (await side(whose)).provider,
    },
  }),
  // A Salesperson may only change their own user settings, and of these only the language.
  vseUpdateUserSetting: async (whose, kind) => {
    if (kind === 'Salesperson' && whose === 'own')
      return { input: { ...(await settingsOf(SALES_EMAIL)), language: 'en' } };
    return { input: { ...(await userOf(whose)), firstName: unique('X') } };
  },
  vseDeleteUserSetting: async (whose) => ({ input: await userOf(whose) }),
  vseResendUserMail: async (whose) => ({ input: { id: (await userOf(whose)).id } }),
  vseEndSessions: async (whose, kind) => ({
    input: { id: whose === 'own' ? await ownIdOf(kind) : (await userOf(whose)).id },
  }),
  adAddGroupMember: async (whose) => ({ input: await memberOf(whose) }),
  adRemoveMemberFromGroup: async (whose) => ({ input: await memberOf(whose) }),
  adAddUser: async (whose) => ({ input: { memberEmail: (await userOf(whose)).email } }),
};

/** Endpoints that are not about one record: the walk by kind of caller covers them completely. */
export const WITHOUT_RECORD = [
  ...['Adjective', 'FragranceExtended', 'Provider', 'Question'].flatMap((record) => [
    `vseCreate${record}`,
    `vseUpdate${record}`,
    `vseDelete${record}`,
  ]),
  ...['vseSortQuestions', 'vseGetRecordHistory', 'vseGetRecordState'],
  ...['vseCreateChangeSet', 'vseUndoChangeSet', 'vseGetChangeSet', 'vseListChangeSets'],
  ...['vseListAdjectives', 'vseListFragrancesExtended', 'vseListProviders', 'vseListQuestions'],
  ...[
    'vseFileUpload',
    'vseFileDownload',
    'vseUploadUserLogo',
    'vseGetUserLogo',
    'vseDeleteProviderLogo',
  ],
  ...['vseGetHealth', 'vseGetReadiness', 'vseReportClientError', 'vseOpenOneSheet'],
  'vseGetPrivacyNotice',
  ...['vseListAudit', 'vseCountAudit', 'vseGetRetention'],
  ...['vseFindPeople', 'vseGetPerson', 'vseExportPerson', 'vseErasePerson'],
  ...['vseGetUnreadable', 'vseDeleteUnreadable', 'vseRebuildInsight'],
  ...['vseListJobs', 'vseRetryJob', 'vseEndJob'],
  ...['vseGetAppSettings', 'vseGetSession', 'vseSignOut', 'vseCreateQuizResult', 'vseRedeemInvite'],
];

const LISTS = '%s lists foreign records to nobody but an Admin';
const COUNTS = '%s counts foreign records for nobody but an Admin';
const DIRECTORY = 'can neither see nor change people of another provider';

/** Endpoints whose response is filtered by caller, each with the title of the test that checks it. */
export const NARROWED: Record<string, string> = {
  vseListInvites: LISTS,
  vseListQuizResults: LISTS,
  vseCountInvites: COUNTS,
  vseCountQuizResults: COUNTS,
  vseExportQuizResults: 'a Manager exports the results of their own provider only',
  vseGetUserLogs: 'a Manager reads the sign-ins of their own provider only',
  vseListUserSettings: LISTS,
  vseFindOpenInvites:
    'finds only their provider’s invites for a Manager and only their own for a Salesperson',
  vseFind: '%s finds only what their lists have',
  vseGetQuizResult: 'vseGetQuizResult shows %s of a foreign result what the page shows',
  vseGetInsight: 'a Manager sees their provider only, and a Salesperson their own cases',
  vseGetDashboard: 'the counts on a %s’s tiles are those of the lists they may see',
  adListApplicationUsers: DIRECTORY,
  adGetUserByEmailAddress: DIRECTORY,
  vseCreateUserLogs: 'recording the sign-in of another user is refused',
  vseCreateUserLanguageHistory: 'a Salesperson changes their own language only',
};
