import { roles } from '@vse/domain/data/roles.json';
import { expect, test } from 'vitest';
import entra from '../../infra/entra/entra.json' with { type: 'json' };
import { textOf } from './templates.ts';

const registration = textOf('infra/entra/registration.bicep');
const main = textOf('infra/entra/main.bicep');

test('the registration issues tokens that the API takes', () => {
  expect(registration).toMatch(/requestedAccessTokenVersion: 2/);
  expect(registration).toMatch(/signInAudience: 'AzureADMyOrg'/);
  expect(textOf('infra/entra/identifier.bicep')).toMatch(
    /identifierUris: \['api:\/\/\$\{clientId\}'\]/,
  );
  expect(textOf('api/src/services/access/tokens.ts')).toContain(`'${entra.scope.value}'`);
  expect(entra.accessTokenClaims).toEqual(['email']);
});

test('people come back to the bridge page that the app serves', () => {
  expect(registration).toMatch(/spa: \{ redirectUris: .*entra\.redirectPath/);
  expect(textOf('web/src/lib/auth/msal-config.ts')).toContain(`'${entra.redirectPath}'`);
});

test('permissions are those that the specification and the directory calls need, and no more', () => {
  expect(entra.delegated.map(({ name }) => name)).toEqual(['User.Read', 'User.ReadWrite']);
  expect(entra.application.map(({ name }) => name)).toEqual([
    'User.Invite.All',
    'GroupMember.Read.All',
    'User.Read.All',
  ]);
});

test('each role has an id of its own and a group, whose members are left to the app', () => {
  expect(new Set(roles.map(({ id }) => id)).size).toBe(3);
  expect(roles.map(({ group }) => group)).toEqual([
    'VSE Admins',
    'VSE Managers',
    'VSE Salespeople',
  ]);
  expect(main).not.toMatch(/members:/);
  expect(roles.map(({ name }) => name)).toEqual(['Admin', 'Manager', 'Salesperson']);
  for (const [index, { name }] of roles.entries())
    expect(main).toContain(`VSE_GROUP_${name.toUpperCase()}_ID string = roleGroup[${index}].id`);
});

test('template and script find their objects by the same unique names', () => {
  const script = textOf('scripts/deploy/entra.ts');
  expect(main).toMatch(/var uniqueName = 'vse-\$\{environmentName\}'/);
  expect(script).toMatch(/uniqueName = `vse-\$\{environment\}`/);
  expect(main).toMatch(/uniqueName: '\$\{uniqueName\}-\$\{toLower\(role\.name\)\}'/);
  expect(script).toMatch(/`\$\{uniqueName\}-\$\{role\.name\.toLowerCase\(\)\}`/);
});
