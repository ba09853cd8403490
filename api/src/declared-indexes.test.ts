import type { Role } from '@vse/domain/access/permissions';
import type { Contract } from '@vse/domain/contract/contract';
import { listAdjectives } from '@vse/domain/records/adjectives';
import { listAudit } from '@vse/domain/records/audit';
import { getDashboard } from '@vse/domain/records/dashboard';
import { listFragrances } from '@vse/domain/records/fragrances';
import { INVITE_STATES, listInvites } from '@vse/domain/records/invites';
import { listProviders } from '@vse/domain/records/providers';
import { listQuizResults, RESULT_SORTS } from '@vse/domain/records/quiz-results';
import { getUserLogs } from '@vse/domain/records/user-logs';
import { listUserSettings } from '@vse/domain/records/users';
import { demoToken } from '@vse/domain/rules/demo';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../../tests/support/ask.ts';
import { DEMO, providerDoc, staffDoc } from '../../tests/support/demo-staff.ts';
import type { Asked } from '../../tests/support/interleave.ts';
import { SIDE } from '../../tests/support/long-history.ts';
import { openServices, type ServicesInTest } from '../../tests/support/services.ts';
import { endpoints } from './endpoints/endpoints.ts';
import type { Endpoint } from './http/endpoint.ts';
import { CONTAINER_NAMES, declarationOf, indexFor } from './store/fields.ts';
import { recordsOf } from './store/typed-containers.ts';
import { timers } from './timers/timers.ts';

const ROLES: Role[] = ['Admin', 'Manager', 'Salesperson'];
const PEOPLE = [
  ['Admin', 'ines', 'ines.calder@aurum.example'],
  ['Manager', 'mara', 'mara.lindqvist@aurum.example'],
  ['Salesperson', SIDE.salespersonId, SIDE.salesperson],
] as const;

let opened: ServicesInTest;
beforeEach(() => {
  opened = openServices({}, DEMO);
});
afterEach(() => opened.stop());

async function addPeople() {
  const { userSettings, providers } = recordsOf(opened.store);
  await providers.create(providerDoc(SIDE.provider, 'Aurum'));
  for (const [role, id, email] of PEOPLE)
    await userSettings.create(staffDoc({ id, email, role, provider: SIDE.provider }));
}

/** Calls an endpoint as each role that may call it, once with each input. */
async function askAll(contract: Contract, inputs: Record<string, string>[], roles = ROLES) {
  const endpoint = Object.values<Endpoint>(endpoints).find((each) => each.contract === contract);
  if (!endpoint) throw new Error(`${contract.name} has no endpoint`);
  for (const role of roles)
    for (const input of inputs) {
      const { status } = await ask(endpoint, opened.services, input, demoToken(role));
      expect(status, `${contract.name} ${role} ${JSON.stringify(input)}`).toBe(200);
    }
}

/** Everything that the application asks its records for. A new kind of query is added here with its index. */
async function askEverything() {
  // The very first Admin has no settings yet.
  await askAll(getDashboard, [{}], ['Admin']);
  await addPeople();
  const sides = [{}, { provider: SIDE.provider }, { salesperson: SIDE.salesperson }];
  await askAll(
    listQuizResults,
    RESULT_SORTS.flatMap((sort) => sides.map((side) => ({ ...side, sort, find: 'ana' }))),
  );
  await askAll(
    listInvites,
    ['name', 'email', 'sent', 'redeemed'].map((sort) => ({ sort, find: 'ana' })),
  );
  await askAll(
    listInvites,
    INVITE_STATES.map((status) => ({ status })),
  );
  await askAll(listUserSettings, [{}]);
  await askAll(listAudit, [{}, { who: 'ines' }, { record: 'a' }, { kind: 'invite' }], ['Admin']);
  await askAll(
    getUserLogs,
    [{}, { userId: 'ines', isShowUserWiseLogs: 'true' }],
    ['Admin', 'Manager'],
  );
  for (const contract of [getDashboard, listAdjectives, listFragrances, listProviders])
    await askAll(contract, [{}]);
  await askAll(listFragrances, [{ fields: 'list' }]);

  const { services } = opened;
  for (const { run } of timers) await run(services);
  await services.users.findByMemberId('account');
  await services.invites.emailsWithOpenInvite(['ana@example.com'], []);
  await services.mails.statesOf(['invite']);
  vi.spyOn(services.blobs, 'list').mockResolvedValue([`logos/${SIDE.provider}/a.png`]);
  await services.files.logos('Aurum');
  await services.invites.find('ana@example.com', 'ABCDEF');
}

test('lists of records that grow read the fields that they show', async () => {
  await askEverything();
  const { queries } = opened.store;
  const isState = ({ container, where = [] }: Asked) =>
    container === 'mails' && where.some(({ field }) => field === 'about');
  const whole = queries.filter((query) => (query.orderBy || isState(query)) && !query.fields);
  // The mails are those that the timer sends. The others' answers have the whole record.
  expect([...new Set(whole.map(({ container }) => container))].toSorted()).toEqual([
    'adjectives',
    'audit',
    'fragrances',
    'mails',
    'providers',
  ]);
  expect(whole.filter(isState)).toEqual([]);
  const ofHistory = queries.find(
    ({ container, orderBy }) => container === 'quizResults' && orderBy,
  );
  expect(ofHistory?.fields).not.toContain('recommendedFragrances');
});

// The store itself refuses a query that no declared index serves, in this and in every other test.
test('every declared field and index serves a query', async () => {
  await askEverything();
  const used = new Set(
    opened.store.queries.flatMap(({ container, where = [], orderBy }) => {
      const index = orderBy ? indexFor(container, where, orderBy) : [];
      const fields = [...where.map(({ field }) => field), ...index];
      return [...fields, index.join('.')].map((name) => `${container}: ${name}`);
    }),
  );
  const declared = CONTAINER_NAMES.flatMap((container) => {
    const { fields, words = [], indexes = [] } = declarationOf(container);
    const paths = indexes.map(({ path }) => path.join('.'));
    return [...fields, words, ...paths].flat().map((name) => `${container}: ${name}`);
  });
  expect(declared.filter((name) => !used.has(name))).toEqual([]);
});
