import { createHash } from 'node:crypto';
import type { Input } from '@vse/domain/contract/contract';
import { contracts } from '@vse/domain/contract/contracts';
import { countAudit, listAudit } from '@vse/domain/records/audit';
import { createChangeSet } from '@vse/domain/records/change-sets';
import { addDirectoryUser, addGroupMember } from '@vse/domain/records/directory';
import { deleteLogo, uploadFile, uploadLogo } from '@vse/domain/records/files';
import { deleteInvite, revokeInvite } from '@vse/domain/records/invites';
import { sendEmail } from '@vse/domain/records/mail';
import { sortQuestions } from '@vse/domain/records/questions';
import { exportQuizResults } from '@vse/domain/records/quiz-results';
import { createUserSetting, deleteUserSetting, getSession } from '@vse/domain/records/users';
import { describe, expect, test } from 'vitest';
import { GROUP_SALESPERSON_ID } from '../../scripts/local/graph/groups.ts';
import {
  ADMIN,
  call,
  invite,
  MANAGER,
  pngOf,
  providerNamed,
  SALESPERSON,
  send,
  upload,
} from '../support/api.ts';
import { freshEmail, unique } from '../support/fresh.ts';
import { validInput } from '../support/valid-inputs.ts';

const entriesOf = async (filter: Input<typeof listAudit>) =>
  (await call(listAudit, { limit: 200, ...filter }, ADMIN)).items;

/** Entries are written after the answer. */
const soon = (filter: Input<typeof listAudit>) =>
  expect.poll(async () => (await entriesOf(filter)).map(({ what, outcome }) => [what, outcome]));

const guestOf = async (memberEmail: string) =>
  (await call(addDirectoryUser, { memberEmail }, ADMIN)).newUser.invitedUser.id;

const contractNamed = (name: string) =>
  contracts.find(({ contract }) => contract.name === name)?.contract;

const inputOf = async (name: string): Promise<Record<string, unknown>> => ({
  ...(await validInput(name))(),
});

const idOf = async (by: typeof ADMIN) => (await call(getSession, {}, by)).userId ?? '';

describe('the audit log', () => {
  test('says who did what to an invite, newest first, and from which network', async () => {
    const { id } = await invite();
    await call(revokeInvite, { id }, { ...SALESPERSON, address: '198.51.100.77' });
    await call(deleteInvite, { id }, MANAGER);
    await soon({ record: id }).toEqual([
      ['vseDeleteInvite', 'done'],
      ['vseRevokeInvite', 'done'],
      ['vseCreateInvite', 'done'],
    ]);
    const [deleted, revoked] = await entriesOf({ record: id });
    expect(deleted).toMatchObject({
      kind: 'invite',
      who: await idOf(MANAGER),
      record: id,
      count: 1,
    });
    expect(revoked).toMatchObject({ name: 'Jonah Adler', network: '198.51.100.0/24' });
  });

  test('says which role a user was given, and who deleted them', async () => {
    const { id: provider } = await providerNamed('Aurum Scent Co.');
    const email = freshEmail('audited');
    const person = {
      firstName: 'Au',
      lastName: 'Dited',
      email,
      provider,
      role: 'Manager',
    } as const;
    const { id } = await call(createUserSetting, person, ADMIN);
    await call(deleteUserSetting, { id, email }, ADMIN);
    await soon({ record: id, kind: 'user' }).toEqual([
      ['vseDeleteUserSetting', 'done'],
      ['vseCreateUserSetting', 'done'],
    ]);
    expect((await entriesOf({ record: id }))[1]).toMatchObject({ detail: 'Manager' });
  });

  test('says who was put into a role group', async () => {
    const memberId = await guestOf(freshEmail('grouped'));
    await call(addGroupMember, { memberId, groupId: GROUP_SALESPERSON_ID }, ADMIN);
    await soon({ record: memberId, kind: 'role' }).toEqual([['adAddGroupMember', 'done']]);
  });

  test.each([
    ['Adjective', 'adjective', 'name'],
    ['FragranceExtended', 'fragrance', 'name'],
    ['Provider', 'provider', 'name'],
    ['Question', 'question', 'questionText'],
  ])(
    'says who created, changed and deleted a catalogue record: %s',
    async (record, kind, field) => {
      const [create, update, remove] = ['Create', 'Update', 'Delete'].map((verb) =>
        contractNamed(`vse${verb}${record}`),
      );
      if (!create || !update || !remove) throw new Error(`No contracts of ${record}`);
      const created = await inputOf(create.name);
      const { body } = await send(create, created, ADMIN);
      const { id } = body as { id: string };
      const changed: Record<string, unknown> = { ...(await inputOf(update.name)), id };
      expect((await send(update, changed, MANAGER)).status).toBe(200);
      expect((await send(remove, { id }, ADMIN)).status).toBe(200);
      const entries = async () =>
        (await entriesOf({ record: id, kind: kind as 'fragrance' })).map((entry) => [
          ...[entry.what, entry.who, entry.detail, entry.outcome],
        ]);
      const [admin, manager] = [await idOf(ADMIN), await idOf(MANAGER)];
      await expect.poll(entries).toEqual([
        [remove.name, admin, changed[field], 'done'],
        [update.name, manager, changed[field], 'done'],
        [create.name, admin, created[field], 'done'],
      ]);
    },
  );

  test('names the change set by which several records were changed', async () => {
    const input = await inputOf(createChangeSet.name);
    const { id: record } = (await send(createChangeSet, input, MANAGER)).body as { id: string };
    await soon({ record }).toEqual([['vseCreateChangeSet', 'done']]);
  });

  test('says who changed the order of the questions', async () => {
    const from = new Date().toISOString();
    // Another test may have added a question in between, and the order it replaces is stale.
    await expect
      .poll(
        async () => (await send(sortQuestions, await inputOf(sortQuestions.name), ADMIN)).status,
      )
      .toBe(200);
    await soon({ from, kind: 'question', who: await idOf(ADMIN) }).toContainEqual([
      'vseSortQuestions',
      'done',
    ]);
  });

  test('says who uploaded a file, by its name and the hash of its content', async () => {
    const bytes = new TextEncoder().encode(`%PDF-1.7 ${unique('audited')}`);
    const record = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    await upload(uploadFile, { filename: 'Noir.pdf' }, bytes, MANAGER);
    await soon({ record, kind: 'file' }).toEqual([['vseFileUpload', 'done']]);
    expect((await entriesOf({ record }))[0]).toMatchObject({
      who: await idOf(MANAGER),
      detail: 'Noir.pdf',
    });
  });

  test('says who uploaded and who deleted a logo of which provider', async () => {
    const { folder: provider } = await inputOf(deleteLogo.name);
    const side = 1000 + Math.floor(Math.random() * 1000);
    const Provider = String(provider);
    await upload(uploadLogo, { filename: 'own.png', Provider }, pngOf(side, side), ADMIN);
    const record = createHash('sha256').update(pngOf(side, side)).digest('hex').slice(0, 32);
    await call(deleteLogo, { image: `${record}.png`, folder: Provider }, MANAGER);
    const entries = async () =>
      (await entriesOf({ record })).map(({ kind, what, detail }) => [kind, what, detail]);
    await expect.poll(entries).toEqual([
      ['file', 'vseDeleteProviderLogo', Provider],
      ['file', 'vseUploadUserLogo', 'own.png'],
    ]);
  });

  test('says who exported the history, of which provider and time: once, however many pages', async () => {
    const { id: provider } = await providerNamed('Aurum Scent Co.');
    const first = { provider, from: '2020-02-01T00:00:00Z', limit: 1 };
    const { nextPage } = await call(exportQuizResults, first, ADMIN);
    expect(nextPage).toBeDefined();
    await call(exportQuizResults, { ...first, page: nextPage }, ADMIN);
    const exports = async () => {
      const entries = await entriesOf({ record: provider, kind: 'export' });
      const counts = entries.reduce((sum, { count }) => sum + count, 0);
      return { counts, of: [...new Set(entries.map(({ who, detail }) => `${who} ${detail}`))] };
    };
    await expect.poll(exports).toEqual({ counts: 2, of: [`${await idOf(ADMIN)} 2020-02-01/..`] });
  });

  test('says that a Manager exported their own provider, also when they asked for another', async () => {
    const { id: own } = await providerNamed('Aurum Scent Co.');
    const { id: provider } = await providerNamed('Maison Verdier');
    await call(exportQuizResults, { provider, from: '2020-03-01T00:00:00Z' }, MANAGER);
    const exports = async () =>
      (await entriesOf({ record: own, kind: 'export', who: await idOf(MANAGER) })).map(
        ({ detail }) => detail,
      );
    await expect.poll(exports).toEqual(['2020-03-01/..']);
  });

  test('has the sender of an e-mail, not its recipient', async () => {
    const from = new Date().toISOString();
    const recipient = (await invite()).email;
    await call(sendEmail, { recipient, subject: 'Hello', plainText: 'See you.' }, SALESPERSON);
    const filter = { from, kind: 'email', who: await idOf(SALESPERSON) } as const;
    await soon(filter).toContainEqual(['vseEmailSend', 'done']);
    expect(JSON.stringify(await entriesOf(filter))).not.toContain(recipient);
  });

  test('pages, and is narrowed to a time', async () => {
    const from = new Date().toISOString();
    for (let n = 0; n < 3; n++) await invite();
    const kind = 'invite';
    await expect.poll(async () => (await entriesOf({ from, kind })).length).toBeGreaterThan(2);
    const first = await call(listAudit, { from, kind, limit: 2 }, ADMIN);
    const { total } = await call(countAudit, { from, kind }, ADMIN);
    expect([first.items.length, total > 2]).toEqual([2, true]);
    expect((await call(countAudit, { before: '2020-01-01T00:00:00Z' }, ADMIN)).total).toBe(0);
    const second = await call(listAudit, { from, kind, limit: 2, page: first.nextPage }, ADMIN);
    expect(second.items.length).toBeGreaterThan(0);
    expect((second.items[0]?.date ?? '') <= (first.items[1]?.date ?? '')).toBe(true);
    expect(await entriesOf({ before: '2020-01-01T00:00:00Z' })).toEqual([]);
  });

  test('can be read by Admins only', async () => {
    for (const contract of [listAudit, countAudit])
      for (const by of [MANAGER, SALESPERSON])
        expect((await send(contract, {}, by)).status).toBe(403);
  });
});
