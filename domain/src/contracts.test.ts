import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contracts } from './contracts.ts';
import { scopeOf } from './permissions.ts';

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
    expect(all.map(({ method, name }) => `${method} ${name}`)).toContain(call);
  });

  test('names every endpoint once', () => {
    const names = all.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  test.each(all.map((contract) => [contract.name, contract] as const))(
    '%s says who may call it and describes its shapes as JSON Schema',
    (_, contract) => {
      expect(Object.keys(contract.access).length).toBeGreaterThan(0);
      expect(scopeOf(contract.access, 'Admin')).toBeDefined();
      for (const [schema, io] of [
        [contract.input, 'input'],
        [contract.output, 'output'],
      ] as const)
        expect(z.toJSONSchema(schema, { io, unrepresentable: 'any' })).toHaveProperty('type');
    },
  );

  test.each(all.map(({ name, output }) => [name, output] as const))(
    '%s answers text and lists of any length: what was let in once must stay readable',
    (_, output) => {
      expect(
        JSON.stringify(z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' })),
      ).not.toMatch(/"(min|max)(Length|Items)"/);
    },
  );

  test('lets nobody without a sign-in do more than redeem an invite, read a permalink and load the app', () => {
    expect(all.filter(({ access }) => scopeOf(access, 'anyone')).map(({ name }) => name)).toEqual([
      'vseGetQuizResult',
      'vseRedeemInvite',
      'vseGetAppSettings',
    ]);
  });

  test('lets a respondent answer and read quizzes besides, and nothing else', () => {
    const beyond = all.filter(({ access }) => access.respondent).map(({ name }) => name);
    expect(beyond.sort()).toEqual(['vseGetQuizResult', 'vseUpdateQuizResult']);
  });

  test('takes nothing from a Salesperson that a Manager may not do, or from a Manager that an Admin may not', () => {
    for (const { access, name } of all) {
      if (access.Salesperson) expect(access.Manager, name).toBeDefined();
      if (access.Manager) expect(access.Admin, name).toBeDefined();
    }
  });
});
