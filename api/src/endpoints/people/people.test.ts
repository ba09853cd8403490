import { DEMO_ACCOUNTS, demoToken } from '@vse/domain/rules/demo';
import { expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { createKeptFiles } from '../../../../tests/support/kept-files.ts';
import { openServices } from '../../../../tests/support/services.ts';
import { peopleEndpoints } from './people.ts';

test('nobody erases their own data, however they write their address', async () => {
  const { files, blobs } = createKeptFiles();
  const { services, stop } = openServices({}, { DEMO_ACCOUNTS: 'true' }, { blobs });
  const [{ email: own }] = DEMO_ACCOUNTS;
  for (const address of [own, ` ${own.toUpperCase()} `]) {
    const input = { address, results: 'deleted' };
    const token = demoToken('Admin');
    const { status, body } = await ask(peopleEndpoints.vseErasePerson, services, input, token);
    expect([status, body.issues]).toMatchObject([409, [{ code: 'OWN_DATA' }]]);
  }
  // Nothing was begun either.
  expect([...files]).toEqual([]);
  await stop();
});

test.each(['', '  ', '\u200b', null, 'x'.repeat(5000)])(
  'the address %j is refused by each call, and nothing is erased',
  async (address) => {
    const { files, blobs } = createKeptFiles();
    const { services, stop } = openServices({}, { DEMO_ACCOUNTS: 'true' }, { blobs });
    for (const endpoint of [
      peopleEndpoints.vseGetPerson,
      peopleEndpoints.vseExportPerson,
      peopleEndpoints.vseErasePerson,
    ]) {
      const input = { address, results: 'deleted' };
      expect((await ask(endpoint, services, input, demoToken('Admin'))).status).toBe(400);
    }
    expect([...files]).toEqual([]);
    await stop();
  },
);
