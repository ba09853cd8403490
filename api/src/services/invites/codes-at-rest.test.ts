import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MailInTest, openMailServices } from '../../../../tests/support/mail.ts';
import { addOneQuestion } from '../../../../tests/support/small-catalogue.ts';
import { contentHash } from '../../store/ids.ts';
import { createSealing } from '../../store/sealing.ts';
import { mailStates } from '../mail/mail-queue.ts';
import { redeemInvite } from '../quiz/begin-quiz.ts';
import { resendInvite, updateInvite } from './change-invite.ts';
import { createInvite } from './create-invite.ts';
import { findInvite, pageInvites } from './find-invites.ts';

/*
 * The database contains no readable code, whatever is done with an invite, and nothing from which a code could be
 * guessed without the server's secret.
 */
const CODE = 'QX7PM4';
const SECOND = 'ZR9KW3';
const EMAIL = 'ana@example.com';
const fields = (code: string) => ({
  name: 'Ana',
  email: EMAIL,
  code,
  provider: 'provider',
  salesperson: 'jonah.adler@aurum.example',
  salespersonId: '',
});

let opened: MailInTest;
beforeEach(async () => {
  opened = await openMailServices();
  await addOneQuestion(opened.context);
});
afterEach(() => opened.stop());

/** Every document of every container as stored. */
function everyDocument(): { container: string; doc: string }[] {
  const db = new DatabaseSync(opened.context.config.SQLITE_FILE ?? '', { readOnly: true });
  const tables = db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all();
  const documents = tables.flatMap(({ name }) =>
    db
      .prepare(`SELECT * FROM "${name}"`)
      .all()
      .map((row) => ({ container: String(name), doc: JSON.stringify(row) })),
  );
  db.close();
  return documents;
}

/** A code, and everything that can be computed from it without the secret. */
const traceOf = (code: string) => [
  ...[code, encodeURIComponent(code), Buffer.from(code).toString('base64').replace(/=+$/, '')],
  ...[contentHash(code), contentHash(JSON.stringify(['invite code', code]))],
];

function expectNoTrace() {
  const documents = everyDocument();
  // Make sure that the search covers the stored documents.
  const containers = documents.filter(({ doc }) => doc.includes('ana@example.com'));
  expect(containers.map(({ container }) => container)).toEqual(
    expect.arrayContaining(['invites', 'mails']),
  );
  for (const trace of [CODE, SECOND].flatMap(traceOf))
    expect(documents.filter(({ doc }) => doc.includes(trace))).toEqual([]);
}

test('no document contains a code after an invite was created, mailed, changed, sent again and redeemed', async () => {
  await opened.control('down');
  await createInvite(opened.context, 'ana', fields(CODE));
  expect(everyDocument().map(({ container }) => container)).toContain('claims');
  expectNoTrace();
  await opened.control('ok');
  await opened.timer(5);
  expect(opened.newest()?.plainText).toContain(`code=${CODE}`);
  expectNoTrace();
  await updateInvite(opened.context, 'ana', undefined, fields(SECOND));
  expect(opened.newest()?.plainText).toContain(`your invite code is:\n${SECOND}\n`);
  await resendInvite(opened.context, 'ana', undefined);
  expectNoTrace();
  const found =
    (await findInvite(opened.context, EMAIL, SECOND)) ?? expect.fail('The code is not found');
  await redeemInvite(opened.context, found);
  expect((await mailStates(opened.context, ['ana'])).get('ana')).toMatchObject({ state: 'sent' });
  expectNoTrace();
  expect(everyDocument().map(({ container }) => container)).toContain('quizResults');
});

/** Encrypts a field as if two rotations had happened since. */
async function sealLongAgo(container: 'invites' | 'mails', id: string, field: string) {
  const gone = 'a secret that nobody has any more';
  const sealed = createSealing({ permanent: gone, current: gone }).seal('anything', id);
  const stored = (await opened.store.container(container).read(id)) ?? expect.fail('Missing');
  const doc = { ...stored.doc, [field]: sealed };
  await opened.store.container(container).replace(doc, stored.etag);
}

test('a code whose secret is gone can be redeemed but not shown, and is replaced when sent again', async () => {
  await createInvite(opened.context, 'ana', fields(CODE));
  await sealLongAgo('invites', 'ana', 'sealedCode');
  expect((await pageInvites(opened.context, [], { limit: 5 })).items[0]).toMatchObject({
    id: 'ana',
    code: '',
  });
  expect((await findInvite(opened.context, EMAIL, CODE))?.id).toBe('ana');
  await resendInvite(opened.context, 'ana', undefined);
  const [{ code = '' } = {}] = (await pageInvites(opened.context, [], { limit: 5 })).items;
  expect(code).toMatch(/^[A-Z2-9]{6}$/);
  expect(opened.newest()?.plainText).toContain(`code=${code}`);
  expect(await findInvite(opened.context, EMAIL, CODE)).toBeUndefined();
});

test('a mail whose secret is gone fails with a message and is not sent', async () => {
  await opened.control('down');
  await createInvite(opened.context, 'ana', fields(CODE));
  await sealLongAgo('mails', 'ana_1', 'sealedText');
  await opened.control('ok');
  await opened.timer(5);
  expect(await opened.stateOf('ana')).toMatchObject({ state: 'failed', reason: 'MAIL_UNREADABLE' });
  expect(opened.received()).toEqual([]);
});
