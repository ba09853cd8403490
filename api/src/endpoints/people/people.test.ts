import { DEMO_ACCOUNTS, demoToken } from '@vse/domain/rules/demo';
import { expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { openContext } from '../../../../tests/support/context.ts';
import { createKeptFiles } from '../../../../tests/support/kept-files.ts';
import { erasePersonEndpoint, exportPersonEndpoint, getPersonEndpoint } from './people.ts';

test('nobody erases their own data, however they write their address', async () => {
  const { files, blobs } = createKeptFiles();
  const { context, stop } = openContext({}, { DEMO_ACCOUNTS: 'true' }, { blobs });
  const [{ email: own }] = DEMO_ACCOUNTS;
  for (const address of [own, ` ${own.toUpperCase()} `]) {
    const input = { address, results: 'deleted' };
    const token = demoToken('Admin');
    const { status, body } = await ask(erasePersonEndpoint, context, input, token);
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
    const { context, stop } = openContext({}, { DEMO_ACCOUNTS: 'true' }, { blobs });
    for (const endpoint of [getPersonEndpoint, exportPersonEndpoint, erasePersonEndpoint]) {
      const input = { address, results: 'deleted' };
      expect((await ask(endpoint, context, input, demoToken('Admin'))).status).toBe(400);
    }
    expect([...files]).toEqual([]);
    await stop();
  },
);
