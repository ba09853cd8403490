import { expect, test } from 'vitest';
import { openContext } from '../../../../tests/support/context.ts';
import type { Staff } from '../access/identify-caller.ts';
import { addRecord } from '../catalogue/catalogue.ts';
import { providerKind } from '../catalogue/providers.ts';
import { createInviteWithFreshCode } from '../invites/create-invite.ts';
import { readInvite } from '../invites/find-invites.ts';
import { redeemInvite, startProject } from './begin-quiz.ts';

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
  const empty = openContext({});
  try {
    await addRecord(empty.context, providerKind, 'client', {
      name: 'Client',
      fragrances: [],
      showLogoOnPdf: false,
    });
    const given = {
      name: 'R',
      email: 'r@example.com',
      provider: 'client',
      salesperson: 's@e.com',
      salespersonId: '',
    };
    await createInviteWithFreshCode(empty.context, 'invite', given);
    const invite = await readInvite(empty.context, 'invite');
    if (!invite) throw new Error('The invite is missing');
    const refusal = { status: 409, errors: [expect.stringContaining('no published questions')] };
    await expect(redeemInvite(empty.context, invite)).rejects.toMatchObject(refusal);
    expect((await readInvite(empty.context, 'invite'))?.responseDate).toBeNull();
    for (const kind of ['Manager', 'Admin'] as const)
      await expect(
        startProject(empty.context, 'lobby', person(kind), 'Lobby'),
      ).rejects.toMatchObject(refusal);
  } finally {
    await empty.stop();
  }
});
