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
