import { randomUUID } from 'node:crypto';
import { WRITTEN } from '@vse/domain/records/people';
import { demoToken } from '@vse/domain/rules/demo';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { SEALING } from '../../../../tests/support/context.ts';
import { addDemoStaff, DEMO } from '../../../../tests/support/demo-staff.ts';
import { endpoints } from '../../../../tests/support/endpoints.ts';
import { createKeptFiles } from '../../../../tests/support/kept-files.ts';
import { openMailbox } from '../../../../tests/support/mail.ts';
import { fragranceWith, questionWith } from '../../../../tests/support/small-catalogue.ts';
import { openWithDirectory, type WithDirectory } from '../../../../tests/support/with-directory.ts';
import { createChangeSet } from '../../jobs/change-set.ts';
import { adjectiveKind } from '../../services/catalogue/adjectives.ts';
import { addRecord, listRecords, updateRecord } from '../../services/catalogue/catalogue.ts';
import { uploadFile } from '../../services/catalogue/files.ts';
import { fragranceKind } from '../../services/catalogue/fragrances.ts';
import { getChangeSet } from '../../services/change-sets/change-sets.ts';
import { recordHistory } from '../../services/history/record-history.ts';
import { countInsight } from '../../services/insight/count-changes.ts';
import { createInvite } from '../../services/invites/create-invite.ts';
import { sendDue } from '../../services/mail/send-due.ts';
import { textsAt } from '../../services/people/mentions.ts';
import { STEPS } from '../../services/people/places.ts';
import { readUser } from '../../services/users/find-users.ts';
import { addSettings } from '../../services/users/let-in-user.ts';
import { removeUser } from '../../services/users/remove-user.ts';
import type { UserSettingDoc } from '../../store/document-types.ts';
import { everything, revise } from '../../store/documents.ts';
import { CONTAINER_NAMES, declarationOf } from '../../store/fields.ts';
import type { ContainerName, Doc } from '../../store/store.ts';

/** The person whose traces are looked for: a Manager of the fake accounts, who is also invited as a guest. */
const MARKED = { email: 'mara.lindqvist@aurum.example', name: 'Mara Lindqvist' };
/** The name that they had before is theirs, too. */
const MARK = /mara|lindqvist|oldenburg/i;

const { files, blobs } = createKeptFiles();
const lines: string[] = [];
let opened: WithDirectory;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;

type Call = keyof typeof endpoints;
type Body = Record<string, unknown>;
const keep = (line: string) => void lines.push(line);
const logger = { log: keep, warn: keep, error: keep };
const tell = (name: Call, input: Body, token?: string) =>
  ask(endpoints[name], opened.context, input, token, '203.0.113.7', logger);
async function call(name: Call, input: Body, token?: string): Promise<Body> {
  const { status, body } = await tell(name, input, token);
  if (status !== 200) throw new Error(`${name} ${status} ${JSON.stringify(body)}`);
  return body;
}
const admin = (name: Call, input: Body) => call(name, input, demoToken('Admin'));
const marked = (name: Call, input: Body) => call(name, input, demoToken('Manager'));

beforeAll(async () => {
  for (const level of ['log', 'warn', 'error', 'info'] as const)
    vi.spyOn(console, level).mockImplementation((...said) => void lines.push(said.join(' ')));
  mailbox = await openMailbox();
  opened = await openWithDirectory({ mailbox: mailbox.port }, DEMO, { blobs });
  await plant();
}, 60_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await opened.stop();
  await mailbox.stop();
});

const NEEDED = ['calm', 'soft', 'warm'];
const asked = questionWith('Which mood?', { quiet: NEEDED });

async function plant(): Promise<void> {
  const { context } = opened;
  await addDemoStaff(context);
  opened.addGuest(MARKED.email);
  const id = opened.accounts(MARKED.email)[0]?.id ?? '';
  const settings = opened.store.container<UserSettingDoc>('userSettings');
  await revise(settings, 'Manager', undefined, (doc) => ({ ...doc, activeDirectoryMemberId: id }));
  await marked('vseGetSession', {});
  await marked('vseCreateUserLogs', { userId: 'Manager' });
  await marked('vseCreateUserLanguageHistory', { userId: 'Manager', language: 'de' });
  await revise(settings, 'Manager', undefined, (doc) => ({ ...doc, lastName: 'Oldenburg' }));
  await saveCatalogue();
  await inviteEarlier();
  const { email, firstName, role, provider } = (await readUser(context, 'Manager')) ?? {};
  const renamed = { firstName, lastName: 'Lindqvist', email, role, provider };
  await admin('vseUpdateUserSetting', { id: 'Manager', ...renamed });
  // From now on mails wait.
  await setMailbox('down');
  await inviteOthers();
  await beInvited();
  const sheet = Buffer.from('%PDF-1.7\n%%EOF');
  await uploadFile(context, 'vse-file-upload', 'Mara Lindqvist.pdf', sheet);
  await sendDue(context);
  await countInsight(opened.context, 10_000);
}

/** The marked person saves records of each kind twice, and many fragrances at once. */
async function saveCatalogue(): Promise<void> {
  const adjectives: Body[] = [];
  for (const name of NEEDED) adjectives.push(await marked('vseCreateAdjective', { name }));
  const [calm] = adjectives.map(({ id }) => String(id));
  await marked('vseUpdateAdjective', { id: calm, name: 'calmer' });
  const fields = fragranceWith('sea', { [calm ?? '']: 2 });
  const { id: fragrance } = await marked('vseCreateFragranceExtended', fields);
  await marked('vseUpdateFragranceExtended', { ...fields, id: fragrance, name: 'ocean' });
  const house = { name: 'House', fragrances: [{ id: fragrance }], showLogoOnPdf: true };
  const provider = await marked('vseCreateProvider', house);
  await marked('vseUpdateProvider', { ...house, id: provider.id, name: 'Houses' });
  const inventory = { fragrances: [{ id: fragrance }], showLogoOnPdf: true, offersSamples: true };
  await marked('vseUpdateProvider', { ...inventory, id: 'aurum', name: 'Aurum Scent Co.' });
  const answers = asked.answers.map((answer) => ({
    ...answer,
    adjectives: adjectives.map(({ id }) => ({ id })),
  }));
  const question = await marked('vseCreateQuestion', { ...asked, answers });
  await marked('vseUpdateQuestion', { ...asked, answers, id: question.id, questionText: 'Mood?' });
  const { items } = await marked('vseListFragrancesExtended', {});
  const [{ etag } = { etag: '' }] = items as { etag: string }[];
  const records = [{ id: fragrance, etag }];
  const set = { fields: { family: 'Woody' }, records };
  await marked('vseCreateChangeSet', { requestId: randomUUID(), fragrances: [set], providers: [] });
}

const setMailbox = (mode: 'ok' | 'down') =>
  fetch(`http://127.0.0.1:${mailbox.port}/control`, {
    method: 'POST',
    body: JSON.stringify({ mode }),
  });

/** Under the name that they had before, the marked person invites a guest, and begins a project. */
async function inviteEarlier(): Promise<void> {
  const guest = { name: 'A Guest', email: 'earlier@example.com', code: 'HXKQM7' };
  await marked('vseCreateInvite', { ...guest, provider: 'aurum', salesperson: MARKED.email });
  const mail = mailbox.mails.list().find(({ to }) => to[0] === guest.email);
  expect(mail?.plainText).toContain('Mara Oldenburg');
  const project = { name: 'An earlier client', salesperson: MARKED.email };
  await marked('vseCreateQuizResult', { project });
}

/** Returns the id of the result, and the respondent's token. */
async function answer(email: string, code: string) {
  const redeemed = await call('vseRedeemInvite', { email, code });
  const { questions } = redeemed.result as { questions: { id: string; sourceAnswers: Doc[] }[] };
  const given = questions.map(({ id, sourceAnswers }) => ({
    id,
    selectedAnswers: sourceAnswers.map((each) => each.id),
  }));
  const input = { id: redeemed.id, questions: given, isQuizCompleted: true };
  const [id, token] = [String(redeemed.id), String(redeemed.token)];
  await call('vseUpdateQuizResult', input, token);
  return { id, token };
}

/** The marked person invites a guest, who answers, and begins a project. */
async function inviteOthers(): Promise<void> {
  const by = { provider: 'aurum', salesperson: MARKED.email };
  for (const [email, code] of [
    ['guest@example.com', 'AKCDX7'],
    ['waiting@example.com', 'WPQR38'],
  ])
    await marked('vseCreateInvite', { name: 'A Guest', email, code, ...by });
  await answer('guest@example.com', 'AKCDX7');
  const project = { name: 'A client', salesperson: MARKED.email };
  await marked('vseCreateQuizResult', { project });
}

/** The marked person is invited twice, and answers once. */
async function beInvited(): Promise<void> {
  const fields = { ...MARKED, provider: 'aurum', salesperson: 'ines.calder@aurum.example' };
  const first = { ...fields, code: 'QWZXC8' };
  await admin('vseCreateInvite', first);
  await addToResult(await answer(MARKED.email.toUpperCase(), 'QWZXC8'));
  const second = await admin('vseCreateInvite', { ...fields, code: 'RTYBN4' });
  await admin('vseRevokeInvite', { id: second.id });
  await tell('vseRedeemInvite', { email: MARKED.email, code: 'ABCDE2' });
  const mail = {
    recipient: MARKED.email,
    subject: 'For Mara',
    plainText: 'Dear Mara Lindqvist',
  };
  // An address gets three mails within a day.
  opened.pass(25 * 60);
  await admin('vseEmailSend', mail);
  // A refusal of the marked person.
  await tell('vseFindPeople', { text: MARKED.name }, demoToken('Manager'));
}

/** The marked person asks for a sample and for a mail; two people note what became of it, one of them with the name. */
async function addToResult({ id, token }: { id: string; token: string }) {
  const { recommendedFragrances } = await call('vseGetQuizResult', { id }, token);
  const fragrance = (recommendedFragrances as Doc[])[0]?.id;
  await call('vseAskForSample', { id, fragrance }, token);
  await call('vseEmailQuizResult', { id }, token);
  const refused = { kind: 'refused', reason: 'Mara finds it too sweet' };
  await admin('vseNoteOutcome', { id, fragrance, ...refused });
  await marked('vseNoteOutcome', { id, fragrance, kind: 'smelled', rating: 4 });
}

/** Every document as it is stored, with what is sealed in it. */
async function documentsIn(name: ContainerName): Promise<Doc[]> {
  type Sealed = { sealedText?: string; sealedReplyTo?: string };
  const docs = await everything(opened.store.container<Doc & Sealed>(name));
  const opens = (text: string | undefined, id: string) => text && SEALING.open(text, id);
  return docs.map(({ doc }) => ({
    ...doc,
    ...(doc.sealedText && { sealedText: opens(doc.sealedText, doc.id) }),
    ...(doc.sealedReplyTo && { sealedReplyTo: opens(doc.sealedReplyTo, doc.id) }),
  }));
}

/** The paths of a document's texts that name the marked person. */
const markedPaths = (doc: Doc) =>
  textsBelow(doc)
    .filter(([, text]) => MARK.test(text))
    .map(([path]) => path);
const textsBelow = (doc: Doc) => textsAt(doc, '');
const isBelow = (path: string, declared: string) =>
  path === declared || path.startsWith(`${declared}.`);

describe('the containers', () => {
  test('hold the marked person only where they say so', async () => {
    const undeclared = new Set<string>();
    for (const name of CONTAINER_NAMES) {
      const declared = Object.values(declarationOf(name).people).flat();
      for (const path of (await documentsIn(name)).flatMap(markedPaths))
        if (!declared.some((each) => isBelow(path, each))) undeclared.add(`${name}.${path}`);
    }
    expect([...undeclared]).toEqual([]);
  });

  test.each(CONTAINER_NAMES)('%s: each declared name and address was planted', async (name) => {
    const { name: names = [], address = [] } = declarationOf(name).people;
    const found = new Set((await documentsIn(name)).flatMap(markedPaths));
    const missing = [...names, ...address].filter(
      (path) => ![...found].some((each) => isBelow(each, path)),
    );
    // Only the directory's own invitation of a guest has this one.
    expect(missing.filter((path) => path !== 'redeemUrl')).toEqual([]);
  });

  test('that hold free texts have all of them listed for an Admin, or say why not', () => {
    const listed = new Set<string>([
      ...WRITTEN.flatMap((name) =>
        (declarationOf(name).people.text ?? []).map((path) => `${name}.${path}`),
      ),
      ...['quizResults.projectName', 'quizResults.outcomes.reason', 'mails.subject'],
    ]);
    const without = {
      'published.rows': 'a copy of the catalogue',
      'quizResults.project.name': 'the same as projectName',
      'quizResults.project.provider': 'a copy of the catalogue',
      'quizResults.recommendedFragrances.name': 'a copy of the catalogue',
      'quizResults.sortKey': 'made of projectName',
      'userSettings.roleReason': "why the user's own role could not be set",
      'mails.reason': 'why the mail was not sent',
      'jobs.reason': 'why work has failed, without addresses',
      'jobs.left.names': 'names of the catalogue',
      'audit.detail': 'names of the catalogue, codes and counts, for 400 days',
    };
    const texts = CONTAINER_NAMES.flatMap((name) =>
      (declarationOf(name).people.text ?? []).map((path) => `${name}.${path}`),
    );
    expect(texts.filter((path) => !listed.has(path)).sort()).toEqual(Object.keys(without).sort());
  });

  test('that hold people are all looked at when a person is erased, or say why not', () => {
    const without = {
      // Ids that lead to nobody once the settings are gone.
      audit: 'who did what, for 400 days',
      accountMarks: 'the end of tokens, for 2 days',
      insightFacts: 'counts, by ids',
      insightCounts: 'counts, by ids',
      // Texts of the catalogue: a person decides.
      published: 'a copy of the catalogue',
      quizVersions: 'what was asked',
      fragranceVersions: 'what was shown',
      jobs: 'work under way: whom an erasure is about stands sealed until it is done',
    };
    const covered = new Set<string>([
      ...STEPS.map(({ container }) => container),
      ...Object.keys(without),
    ]);
    const holding = CONTAINER_NAMES.filter(
      (name) => Object.keys(declarationOf(name).people).length > 0,
    );
    expect(holding.filter((name) => !covered.has(name))).toEqual([]);
  });
});

describe('after the erasure', () => {
  let answer: Body;
  let before: string[];

  /** The numbers of insight, without those of runs that are written again. */
  async function numbers(): Promise<string[]> {
    await countInsight(opened.context, 10_000);
    const counts = await everything(
      opened.store.container<Doc & { counts?: unknown }>('insightCounts'),
    );
    return counts.map(({ doc }) => `${doc.id} ${JSON.stringify(doc.counts ?? null)}`).sort();
  }

  beforeAll(async () => {
    before = await numbers();
    let input: Body = { address: ' Mara.Lindqvist@Aurum.example', results: 'anonymous' };
    for (let calls = 0; calls < 20; calls++) {
      answer = await admin('vseErasePerson', input);
      if (answer.isDone) return;
      input = { ...input, erasure: answer.erasure };
    }
  }, 60_000);

  test('it says how much there was in each place', () => {
    expect(answer).toMatchObject({
      isDone: true,
      places: [
        { place: 'users', count: 1 },
        { place: 'invites', count: 2 },
        { place: 'results', count: 1 },
        { place: 'mails', count: 6 },
        { place: 'signIns', count: 2 },
        { place: 'languages', count: 1 },
        { place: 'sales', count: 6 },
        { place: 'limits', count: 3 },
      ],
    });
  });

  test.each(CONTAINER_NAMES)(
    'nothing of the person is left in any document of %s',
    async (name) => {
      const left = (await documentsIn(name)).filter((doc) => MARK.test(JSON.stringify(doc)));
      expect(left).toEqual([]);
    },
  );

  test('no file, no name of a file and no line of the log names the person', () => {
    expect([...files].flat().filter((text) => MARK.test(text))).toEqual([]);
    expect(files.size).toBe(2);
    // Requests, refusals, changes and failures were logged.
    for (const said of ['"name":"vseErasePerson"', '"refused"', '"changed"', '"service":"mail"'])
      expect(lines.join('\n')).toContain(said);
    expect(lines.filter((line) => MARK.test(line))).toEqual([]);
  });

  test('no role group has the account any more', () => {
    expect(opened.rolesOf(MARKED.email)).toEqual([]);
  });

  test('all numbers of insight are what they were', async () => {
    expect(await numbers()).toEqual(before);
  });

  test('a receipt says who erased how much, and not whose', async () => {
    const { items } = await admin('vseListAudit', { kind: 'erasure' });
    expect(items).toMatchObject([
      {
        who: 'Admin',
        what: 'vseErasePerson',
        record: answer.erasure,
        outcome: 'done',
        detail: expect.stringMatching(/^anonymous, users 1, invites 2, results 1, mails 6/),
      },
      { who: 'Admin', record: answer.erasure, outcome: 'begun', detail: 'anonymous' },
    ]);
  });

  test('nobody finds the person', async () => {
    expect(await admin('vseFindPeople', { text: 'mara' })).toEqual({ items: [], hasMore: false });
    expect(await admin('vseGetPerson', { address: MARKED.email, texts: true })).toMatchObject({
      places: [],
      mentions: [],
      isUser: false,
    });
  });
});

describe('a user whose settings were deleted before they are erased', () => {
  const email = 'zdenka.novak@aurum.example';
  const ZDENKA = /zdenka|novak/i;
  const named = async () => {
    const docs = await Promise.all(CONTAINER_NAMES.map(documentsIn));
    return docs.flat().filter((doc) => ZDENKA.test(JSON.stringify(doc)));
  };

  test('is named by no record that they saved and by no mail that was sent', async () => {
    const { context } = opened;
    await setMailbox('ok');
    await addSettings(context, 'Zed', {
      ...{ firstName: 'Zdenka', lastName: 'Novak', email, role: 'Manager', provider: 'aurum' },
      ...{ activeDirectoryMemberId: '', logo: '' },
    });
    await addRecord(context, adjectiveKind, 'tart', { name: 'tart' }, 'Zed');
    await updateRecord(context, adjectiveKind, 'tart', undefined, { name: 'sour' }, 'Zed');
    const [{ id = '', etag = '' } = {}] = (await listRecords(context, fragranceKind)).items;
    const set = { fields: { family: 'Citrus' as const }, records: [{ id, etag }] };
    const input = { fragrances: [set], providers: [] };
    const { by } = await createChangeSet(context, 'set', input, { userId: 'Zed' });
    expect(by).toBe('Zdenka Novak');
    const side = { provider: 'aurum', salesperson: email, salespersonId: 'Zed' };
    const guest = { name: 'Last Guest', email: 'last@example.com', code: 'WKXPR4' };
    await createInvite(context, 'by-zed', { ...guest, ...side });
    await answer(guest.email, guest.code);
    expect(mailbox.mails.list()[0]?.plainText).toContain('Zdenka Novak invites you');
    expect((await named()).map((doc) => doc.id).sort()).toEqual([
      'Zed',
      ...['by-zed', opened.context.ids.derived('invite', 'by-zed')].sort(),
    ]);
  });

  test('is named nowhere once their address is erased', async () => {
    const { context } = opened;
    await removeUser(context, 'Zed', undefined);
    expect(await admin('vseErasePerson', { address: email, results: 'deleted' })).toMatchObject({
      isDone: true,
      places: [{ place: 'sales', count: 2 }],
    });
    expect(await named()).toEqual([]);
    const { items } = await recordHistory(context, 'adjective', 'tart', undefined);
    expect(items.map(({ changedBy }) => changedBy)).toEqual([
      'Former colleague',
      'Former colleague',
    ]);
    expect(await getChangeSet(context, 'set')).toMatchObject({ by: 'Former colleague' });
  });
});
