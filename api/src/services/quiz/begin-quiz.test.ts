import { expect, test } from 'vitest';
import { openServices } from '../../../../tests/support/services.ts';
import type { Staff } from '../access/identify-caller.ts';

const person = (kind: Staff['kind']): Staff => ({
  kind,
  provider: kind === 'Admin' ? null : { id: 'client', name: 'Client' },
  email: `${kind}@aurum.example`,
  name: 'Somebody',
  userId: null,
  logo: '',
  language: 'en',
  settings: null,
});

test('without published questions, neither an invite nor a project’s name is used up', async () => {
  const empty = openServices({});
  try {
    const { invites, quizResults, providers } = empty.services;
    await providers.add('client', { name: 'Client', fragrances: [], showLogoOnPdf: false });
    const given = {
      name: 'R',
      email: 'r@example.com',
      provider: 'client',
      salesperson: 's@e.com',
      salespersonId: '',
    };
    await invites.addWithFreshCode('invite', given);
    const invite = await invites.read('invite');
    if (!invite) throw new Error('The invite is missing');
    const refusal = { status: 409, errors: [expect.stringContaining('no published questions')] };
    await expect(quizResults.redeem(invite)).rejects.toMatchObject(refusal);
    expect((await invites.read('invite'))?.responseDate).toBeNull();
    for (const kind of ['Manager', 'Admin'] as const)
      await expect(quizResults.startProject('lobby', person(kind), 'Lobby')).rejects.toMatchObject(
        refusal,
      );
  } finally {
    await empty.stop();
  }
});
