import { randomUUID } from 'node:crypto';
import type { CallerKind } from '@vse/domain/permissions';
import { createUserSetting, listUserSettings } from '@vse/domain/users';
import { GROUP_SALESPERSON_ID } from '../../scripts/local/graph/groups.ts';
import {
  ADMIN,
  begin,
  call,
  firstAnswers,
  freshCode,
  invite,
  listAll,
  providerNamed,
  SALES_EMAIL,
  unique,
} from './api.ts';
import { inDirectory } from './graph.ts';

/** Whose a record is: of the sample's Manager and Salesperson at Aurum, or of another provider's. */
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
  const person = { firstName: 'W', lastName: 'Alk', email: `walk.${randomUUID()}@example.com` };
  await call(createUserSetting, { ...person, provider, role: 'Salesperson' }, ADMIN);
  return settingsOf(person.email);
}

async function settingsOf(email: string) {
  const user = (await listAll(listUserSettings, ADMIN)).find((item) => item.email === email);
  if (!user) throw new Error('The user is missing');
  return user;
}

async function memberOf(whose: Whose) {
  const { email } = await userOf(whose);
  return { memberId: (await inDirectory(email)).id, groupId: GROUP_SALESPERSON_ID };
}

/**
 * For each endpoint that names a record: valid input for a fresh one, so that nothing but the permission decides. A
 * quiz comes with its respondent's token, who is the caller where a respondent is wanted.
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
      input: { name, provider, salesperson, code, email: `new.${randomUUID()}@example.com` },
    };
  },
  vseCreateInvites: async (whose) => ({
    input: {
      ...(await side(whose)),
      requestId: randomUUID(),
      rows: [{ name: 'Row', email: `row.${randomUUID()}@example.com` }],
    },
  }),
  vseEmailSend: async (whose) => ({
    input: { recipient: (await inviteOf(whose)).email, subject: 'Hello', plainText: 'Hello.' },
  }),
  vseUpdateQuizResult: async (whose) => {
    const { id, by, questions } = await begin(await side(whose));
    return { input: { id, questions: firstAnswers(questions) }, token: by.token };
  },
  vseDeleteQuizResult: async (whose) => ({ input: { id: (await begin(await side(whose))).id } }),
  vseCreateUserSetting: async (whose) => ({
    input: {
      ...{ firstName: 'N', lastName: 'Ew', role: 'Salesperson' },
      email: `new.${randomUUID()}@example.com`,
      provider: (await side(whose)).provider,
    },
  }),
  // A Salesperson's own settings are those of nobody but themselves, and their language all that they may change.
  vseUpdateUserSetting: async (whose, kind) => {
    if (kind === 'Salesperson' && whose === 'own')
      return { input: { ...(await settingsOf(SALES_EMAIL)), language: 'en' } };
    return { input: { ...(await userOf(whose)), firstName: unique('X') } };
  },
  vseDeleteUserSetting: async (whose) => ({ input: await userOf(whose) }),
  vseResendUserMail: async (whose) => ({ input: { id: (await userOf(whose)).id } }),
  adAddGroupMember: async (whose) => ({ input: await memberOf(whose) }),
  adRemoveMemberFromGroup: async (whose) => ({ input: await memberOf(whose) }),
  adAddUser: async (whose) => ({ input: { memberEmail: (await userOf(whose)).email } }),
};

/** Endpoints that name no record of anybody's: the walk by kind of caller is all there is to them. */
export const WITHOUT_RECORD = [
  ...['Adjective', 'FragranceExtended', 'Provider', 'Question'].flatMap((record) => [
    `vseCreate${record}`,
    `vseUpdate${record}`,
    `vseDelete${record}`,
  ]),
  ...['vseListAdjectives', 'vseListFragrancesExtended', 'vseListProviders', 'vseListQuestions'],
  ...[
    'vseFileUpload',
    'vseFileDownload',
    'vseUploadUserLogo',
    'vseGetUserLogo',
    'vseDeleteProviderLogo',
  ],
  ...['vseGetAppSettings', 'vseGetSession', 'vseCreateQuizResult', 'vseRedeemInvite'],
];

const LISTS = '%s lists foreign records to nobody but an Admin';
const DIRECTORY = 'neither sees nor touches people of another provider';

/** Endpoints whose answer is narrowed to what the caller may see, each with the title of the wire test that says so. */
export const NARROWED: Record<string, string> = {
  vseListInvites: LISTS,
  vseListQuizResults: LISTS,
  vseListUserSettings: LISTS,
  vseFindOpenInvites:
    'tells a Manager of the own provider’s invites and a Salesperson of the own, and of no others',
  vseGetQuizResult: 'vseGetQuizResult shows %s of a foreign result what the page shows',
  vseGetDashboard: 'the counts on a %s’s tiles are those of the lists they may see',
  adListApplicationUsers: DIRECTORY,
  adGetUserByEmailAddress: DIRECTORY,
  vseCreateUserLogs: 'nobody records a sign-in of somebody else',
  vseCreateUserLanguageHistory: 'a Salesperson changes the own language, and that of nobody else',
};
