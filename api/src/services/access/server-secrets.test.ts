import { RESPONDENT_TOKEN_DAYS } from '@vse/domain/limits';
import { decodeProtectedHeader, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { createIds } from '../../store/ids.ts';
import { idSecret } from './server-secrets.ts';
import { createTokens } from './tokens.ts';

const OLD = 'the secret of last year, long enough';
const NEW = 'the secret of this year, long enough';
const SETTINGS = {
  SITE_URL: 'http://localhost:4280',
  COSMOS_ENDPOINT: 'https://vse.documents.azure.com',
  BLOB_CONNECTION_STRING: 'UseDevelopmentStorage=true',
  SUPPORT_EMAIL: 'support@aurum.example',
  COMPANY_PROVIDER: 'Aurum Scent Co.',
  COMPANY_DOMAIN: 'aurum.example',
};
const before = readConfig({ ...SETTINGS, SERVER_SECRET: OLD });
const rotated = readConfig({
  ...SETTINGS,
  SERVER_SECRET: NEW,
  SERVER_SECRET_PREVIOUS: OLD,
  ID_SECRET: OLD,
});
const after = readConfig({ ...SETTINGS, SERVER_SECRET: NEW, ID_SECRET: OLD });
const tokensOf = (config: typeof before) => createTokens(config, () => new Date());
const RESPONDENT = { kind: 'respondent', resultId: 'quiz' };

test('a token from before the rotation is accepted while its secret is kept', async () => {
  const token = await tokensOf(before).forRespondent('quiz');
  expect(await tokensOf(rotated).verify(token)).toMatchObject(RESPONDENT);
  expect(await tokensOf(after).verify(token)).toBeUndefined();
});

test('new tokens are signed with the new secret and name it', async () => {
  const token = await tokensOf(rotated).forRespondent('quiz');
  expect(await tokensOf(after).verify(token)).toMatchObject(RESPONDENT);
  expect(await tokensOf(before).verify(token)).toBeUndefined();
  const old = await tokensOf(before).forRespondent('quiz');
  const kids = [token, old].map((each) => decodeProtectedHeader(each).kid);
  expect(kids).toEqual([expect.stringMatching(/^.{8}$/), expect.stringMatching(/^.{8}$/)]);
  expect(kids[0]).not.toBe(kids[1]);
});

test.each([OLD, NEW])('a token without a key id is refused', async (secret) => {
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('vse')
    .setAudience('vse-respondent')
    .setSubject('quiz')
    .setExpirationTime(`${RESPONDENT_TOKEN_DAYS} days`)
    .sign(new TextEncoder().encode(secret));
  expect(await tokensOf(rotated).verify(token)).toBeUndefined();
});

test('a token that names an accepted secret but was signed with another one is refused', async () => {
  const kid = decodeProtectedHeader(await tokensOf(rotated).forRespondent('quiz')).kid ?? '';
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', kid })
    .setIssuer('vse')
    .setAudience('vse-respondent')
    .setSubject('quiz')
    .setExpirationTime('1 day')
    .sign(new TextEncoder().encode('a secret of somebody else, long enough'));
  expect(await tokensOf(rotated).verify(token)).toBeUndefined();
});

test('the ids of open quizzes survive a rotation, and the next one', () => {
  const idWith = (config: typeof before) => createIds(idSecret(config)).derived('invite', 'a');
  const next = { ...rotated, SERVER_SECRET: `even newer: ${NEW}`, SERVER_SECRET_PREVIOUS: NEW };
  expect(idWith(rotated)).toBe(idWith(before));
  expect(idWith(next)).toBe(idWith(before));
});

test('a rotation that would orphan open quizzes stops the start', () => {
  const forgotten = { ...SETTINGS, SERVER_SECRET: NEW, SERVER_SECRET_PREVIOUS: OLD };
  expect(() => readConfig(forgotten)).toThrow('ID_SECRET: needed with SERVER_SECRET_PREVIOUS');
});
