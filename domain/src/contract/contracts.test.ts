import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { scopeOf } from '../access/permissions.ts';
import { ACTION_KINDS } from './audited.ts';
import type { Call } from './call.ts';
import * as calls from './calls.ts';
import { contracts } from './contracts.ts';

test('a contract takes from its call how the host registers it', () => {
  const registered = ({ name, method, route, keyless, searches }: Call) => ({
    name,
    method,
    route,
    keyless,
    searches,
  });
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  expect(contracts.map(({ contract }) => registered(contract)).sort(byName)).toEqual(
    Object.values<Call>(calls).map(registered).sort(byName),
  );
});

test('only what is called before the app knows the key needs none', () => {
  const keyless = Object.values<Call>(calls).filter((call) => call.keyless);
  expect(keyless.map(({ name }) => name).sort()).toEqual([
    'vseGetAppSettings',
    'vseGetHealth',
    'vseGetReadiness',
  ]);
});

/** The two call tables of the specification (section 7 of each text): method and name. */
const SPECIFIED = `
GET vseListUserSettings
POST adListApplicationUsers
POST adGetUserByEmailAddress
POST adAddUser
POST adAddGroupMember
POST adRemoveMemberFromGroup
POST vseCreateUserSetting
POST vseUpdateUserSetting
DELETE vseDeleteUserSetting
POST vseCreateUserLanguageHistory
POST vseCreateUserLogs
GET vseListInvites
POST vseCreateInvite
POST vseUpdateInvite
DELETE vseDeleteInvite
GET vseListQuizResults
POST vseCreateQuizResult
POST vseUpdateQuizResult
DELETE vseDeleteQuizResult
GET vseGetUserLogo
POST vseFileUpload
GET vseFileDownload
POST vseEmailSend
GET vseListFragrancesExtended
POST vseCreateFragranceExtended
POST vseUpdateFragranceExtended
DELETE vseDeleteFragranceExtended
GET vseListAdjectives
POST vseCreateAdjective
POST vseUpdateAdjective
DELETE vseDeleteAdjective
GET vseListProviders
POST vseCreateProvider
POST vseUpdateProvider
DELETE vseDeleteProvider
POST vseUploadUserLogo
DELETE vseDeleteProviderLogo
GET vseListQuestions
POST vseCreateQuestion
POST vseUpdateQuestion
DELETE vseDeleteQuestion
GET vseGetUserLogs`
  .trim()
  .split('\n');

const all = contracts.map(({ contract }) => contract);

describe('the contract table', () => {
  test.each(SPECIFIED)('declares %s', (call) => {
    expect(
      all.map(({ method, name }) => `${method} ${name}`),
      `domain/src/records: a contract for ${call} is missing`,
    ).toContain(call);
  });

  test('names every endpoint once', () => {
    const names = all.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  test.each(all.map((contract) => [contract.name, contract] as const))(
    '%s declares who may call it and can be described as JSON Schema',
    (_, contract) => {
      expect(Object.keys(contract.access).length).toBeGreaterThan(0);
      // These are for respondents alone.
      const isTheirs = ['vseAskForSample', 'vseEmailQuizResult'].includes(contract.name);
      const last = isTheirs ? 'respondent' : 'Admin';
      expect(scopeOf(contract.access, last)).toBeDefined();
      for (const [schema, io] of [
        [contract.input, 'input'],
        [contract.output, 'output'],
      ] as const)
        expect(z.toJSONSchema(schema, { io, unrepresentable: 'any' })).toHaveProperty('type');
    },
  );

  test.each(all.map(({ name, output }) => [name, output] as const))(
    '%s does not limit the length of text and lists in its output, so that stored data stays readable',
    (_, output) => {
      expect(
        JSON.stringify(z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' })),
      ).not.toMatch(/"(min|max)(Length|Items)"/);
    },
  );

  test('lets visitors without a sign-in only redeem an invite, read a permalink and open its one-sheets, load the app, find a privacy notice, check its health and report an error', () => {
    const open = all.filter(({ access }) => scopeOf(access, 'anyone')).map(({ name }) => name);
    expect(
      open,
      'domain/src/contract/contracts.test.ts: list a call here only when it is meant for everybody',
    ).toEqual([
      'vseGetQuizResult',
      'vseOpenOneSheet',
      'vseRedeemInvite',
      'vseGetAppSettings',
      'vseGetPrivacyNotice',
      'vseGetHealth',
      'vseGetReadiness',
      'vseReportClientError',
    ]);
  });

  const changing = contracts.filter(({ contract }) => contract.method !== 'GET' && !contract.reads);

  test.each(changing.map(({ record, contract }) => [contract.name, record, contract] as const))(
    '%s, which may change something, declares what the audit log records of it',
    (name, record, { audit, input }) => {
      const file = `domain/src/records, the contracts of ${record}: declare 'audit' for ${name}`;
      expect(audit, file).toBeDefined();
      if (!audit || 'unrecorded' in audit) return;
      expect(ACTION_KINDS, file).toContain(audit.kind);
      const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
      if (audit.detail !== undefined)
        expect(schema.properties, `${file} with a detail that its input has`).toHaveProperty(
          audit.detail,
        );
    },
  );

  test('records every change by staff in the audit log, except those that change no record of others', () => {
    const unrecorded = changing.flatMap(({ contract: { audit, name } }) =>
      audit && 'unrecorded' in audit ? [`${name}: ${audit.unrecorded}`] : [],
    );
    expect(
      unrecorded.sort(),
      'domain/src/contract/contracts.test.ts: list a call here only when nobody has to ask who made it',
    ).toEqual([
      "vseAskForSample: a respondent's wish: it stands at the outcome, with its date",
      'vseCreateUserLanguageHistory: the history is a record of its own',
      'vseCreateUserLogs: the sign-in is a record of its own',
      "vseEmailQuizResult: a respondent's mail to themselves, which the queue keeps",
      'vseErasePerson: the erasure writes a receipt with its counts when it is complete',
      'vseOpenOneSheet: a press of a reader, of which there are many',
      'vseRebuildInsight: counts records and changes none',
      "vseRedeemInvite: a respondent's call: their result and the invite say when",
      'vseReportClientError: writes a log line only',
      "vseSignOut: ends only the caller's own tokens",
      "vseUpdateQuizResult: a respondent's choices, of which there are many",
    ]);
  });

  test('counts as reading only the POSTs whose input must not stand in an address', () => {
    expect(all.flatMap(({ name, reads }) => (reads ? [name] : [])).sort()).toEqual([
      'adGetUserByEmailAddress',
      'adListApplicationUsers',
      'vseFind',
      'vseFindOpenInvites',
      'vseFindPeople',
      'vseGetPerson',
    ]);
  });

  test('takes a filter that names a person in the body of a POST, too', () => {
    expect(all.flatMap(({ name, searches }) => (searches ? [name] : [])).sort()).toEqual([
      'vseCountInvites',
      'vseCountQuizResults',
      'vseListInvites',
      'vseListQuizResults',
    ]);
  });

  test('takes ids, dates and choices, and no name or e-mail address, in calls that are always a GET', () => {
    const fields = all.flatMap(({ method, searches, input }) => {
      if (method !== 'GET' || searches) return [];
      const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
      return Object.keys(properties);
    });
    expect(
      [...new Set(fields)].sort().join(' '),
      'domain/src/contract/contracts.test.ts: list a field here only when nobody types a person into it',
    ).toBe(
      'Provider before by container date days fields filename from fromDate id isShowUserWiseLogs kind limit maxAge page part provider record salesperson source timeZone to toDate userId version who',
    );
  });

  test('lets the logs name a quiz result only by a hash of its id, which is its permalink', () => {
    const secret = all.filter(({ isIdSecret }) => isIdSecret).map(({ name }) => name);
    expect(secret.sort()).toEqual([
      'vseAskForSample',
      'vseCreateQuizResult',
      'vseDeleteQuizResult',
      'vseEmailQuizResult',
      'vseGetPrivacyNotice',
      'vseGetQuizResult',
      'vseNoteOutcome',
      'vseOpenOneSheet',
      'vseUpdateQuizResult',
    ]);
  });

  test('lets a respondent only read and answer quizzes, get their results by mail and ask for samples', () => {
    const beyond = all.filter(({ access }) => access.respondent).map(({ name }) => name);
    expect(beyond.sort()).toEqual([
      'vseAskForSample',
      'vseEmailQuizResult',
      'vseGetQuizResult',
      'vseUpdateQuizResult',
    ]);
  });

  test('lets a Manager do all that a Salesperson may, and an Admin all that a Manager may', () => {
    for (const { access, name } of all) {
      if (access.Salesperson) expect(access.Manager, name).toBeDefined();
      if (access.Manager) expect(access.Admin, name).toBeDefined();
    }
  });
});
