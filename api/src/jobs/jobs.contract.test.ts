import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vse/domain/rules/durations';
import { afterEach, expect, it, vi } from 'vitest';
import { dyingStore } from '../../../tests/support/dying-store.ts';
import { HOUSE } from '../../../tests/support/house.ts';
import { inviteDoc, mailDoc, resultDoc } from '../../../tests/support/insight.ts';
import { interleave } from '../../../tests/support/interleave.ts';
import { runRegular } from '../../../tests/support/jobs.ts';
import { createKeptFiles } from '../../../tests/support/kept-files.ts';
import { addSmallCatalogue, saveFragrance } from '../../../tests/support/small-catalogue.ts';
import { describeStores, type StoreInUse } from '../../../tests/support/store-suites.ts';
import { outsideRequests } from '../clients/deadline.ts';
import type { Directory } from '../clients/directory.ts';
import { readConfig } from '../config.ts';
import { storeChangeSet } from '../services/change-sets/change-sets.ts';
import { plannedChanges } from '../services/change-sets/plan-changes.ts';
import { type Context, createContext } from '../services/context.ts';
import { addSettings } from '../services/users/let-in-user.ts';
import { aroundWrites } from '../store/around-writes.ts';
import { everything } from '../store/documents.ts';
import { CONTAINER_NAMES, declarationOf } from '../store/fields.ts';
import { mapInChunks } from '../store/map-in-chunks.ts';
import type { ContainerName, Doc, Store } from '../store/store.ts';
import { applyRolesJob } from './apply-roles.ts';
import { changeSetJob } from './change-set.ts';
import { countInsightJob } from './count-insight.ts';
import { endRecordsJob } from './end-records.ts';
import { eraseAgain, eraseAgainJob } from './erase-again.ts';
import { beginErasure, erasureJob } from './erasure.ts';
import { finishInvitesJob } from './finish-invites.ts';
import { type AnyJob, anyJob } from './job.ts';
import { ALL_JOBS } from './jobs.ts';
import { pruneJob } from './prune.ts';
import { publishJob } from './publish.ts';
import { removeUploadsJob } from './remove-uploads.ts';
import { restartJob, runJob, startJob } from './run-job.ts';
import { upgradeRecordsJob } from './upgrade-records.ts';

/** A Cosmos DB emulator is slower, and both stores pass the same contract: it kills before some of the writes. */
const KILLS_APART = 11;
const BEGINS = Date.parse('2026-05-11T10:00:00.000Z');
const AT = new Date(BEGINS).toISOString();
const ago = (days: number) => new Date(BEGINS - days * DAY_MS).toISOString();
const NOOR = { name: 'Noor Vance', email: 'noor@house.example' };
const ALL_ENDS = {
  ...{ KEEP_INVITES_DAYS: '30', KEEP_UNFINISHED_DAYS: '60', KEEP_RESULTS_DAYS: '90' },
  ...{ KEEP_LOGS_DAYS: '100', KEEP_HISTORY_DAYS: '30' },
};

/** Knows the accounts of all users, and answers in no time. */
const DIRECTORY: Directory = {
  groupIds: { Admin: 'admins', Manager: 'managers', Salesperson: 'salespeople' },
  roleOfGroup: () => 'Manager',
  members: async () => [],
  hasRole: async () => false,
  findByEmail: async () => [],
  invite: async (email) => ({ id: 'account', email, redeemUrl: '' }),
  addMember: async () => {},
  removeMember: async () => {},
  setRole: async () => {},
  isAnswering: async () => {},
};

/** The records of one run of a job, and the instances that work on them. */
type World = {
  context: Context;
  /** Another instance, over another store on the same records. */
  instance(store: Store, env?: Record<string, string>, now?: () => Date): Context;
  store: Store;
  pass(ms: number): void;
  now(): Date;
};

type Case = {
  job: AnyJob;
  env?: Record<string, string>;
  /** Stores the records that the job is about, and the job. */
  begin(world: World): Promise<unknown>;
  /** What has to be the same however the job got there. */
  look(world: World): Promise<unknown>;
  done: unknown;
  /** What is left beside all settings of retention, where they end some of it. */
  doneBesideRetention?: unknown;
};

/** All documents of some containers, as 'container id', with what tells them apart. */
async function idsIn({ store }: World, ...names: ContainerName[]): Promise<string[]> {
  const all = await Promise.all(
    names.map(async (name) =>
      (await everything(store.container<Doc>(name))).map(({ doc }) => `${name} ${doc.id}`),
    ),
  );
  return all
    .flat()
    .filter((each) => !each.includes('poison'))
    .sort();
}

const publishStates = async ({ context }: World) =>
  Object.fromEntries(
    (await everything(context.records.fragrances))
      .filter(({ doc }) => !doc.id.startsWith('poison'))
      .map(({ doc }) => [doc.id, doc.publishState]),
  );

async function beginChangeSet(world: World, conflicting?: (world: World) => Promise<unknown>) {
  const { context } = world;
  await addSmallCatalogue(context);
  const records = (await everything(context.records.fragrances)).map(({ doc, etag }) => ({
    id: doc.id,
    etag,
  }));
  const fragrances = [{ fields: { publishState: 'Draft' as const }, records }];
  const planned = await plannedChanges(context, { fragrances, providers: [] });
  await storeChangeSet(context, 'set', { ...planned, undoes: null, by: null });
  await conflicting?.(world);
  await startJob(context, changeSetJob, 'set', {});
}

async function lookAtSet(world: World) {
  const { context } = world;
  const head = (await context.records.publishedHead.read('head'))?.doc;
  const { state } = (await context.records.changeSets.read('set'))?.doc ?? {};
  return { state, isLocked: head?.set !== undefined, records: await publishStates(world) };
}

async function fillPerson({ context }: World): Promise<void> {
  const { records } = context;
  await addSettings(context, 'noor', {
    ...{ firstName: 'Noor', lastName: 'Vance', email: NOOR.email, logo: '' },
    ...{ provider: 'house', role: 'Manager', activeDirectoryMemberId: '' },
  });
  const sold = { salesperson: NOOR.email, salespersonId: 'noor' };
  await records.invites.create(inviteDoc('to', AT, { ...NOOR, emailKey: NOOR.email }));
  await records.invites.create(inviteDoc('by', AT, sold));
  const findWords = ['noor', 'house', 'example'];
  const answered = { inviteId: 'to', invite: NOOR, findWords };
  await records.quizResults.create(resultDoc('of', AT, answered));
  await records.quizResults.create(resultDoc('by', AT, sold));
  await records.mails.create({ ...mailDoc('to_1', 'sent'), about: 'to', recipient: NOOR.email });
  await records.userLogs.create({ id: 'in', userId: 'noor', provider: null, date: AT });
  await records.userLogPeople.create({
    ...{ id: 'noor', provider: null, lastDate: AT, count: 1, countAtProvider: 1 },
  });
  await records.userLanguageHistory.create({ id: 'de', userId: 'noor', language: 'de', date: AT });
}

/** Where the person still stands. Work that is to begin holds them sealed. */
async function lookForPerson({ store }: World): Promise<string[]> {
  const found: string[] = [];
  for (const name of CONTAINER_NAMES)
    for (const { doc } of await everything(store.container<Doc>(name)))
      if (/noor@|vance/i.test(JSON.stringify(doc)) && !doc.id.startsWith('poison'))
        found.push(`${name} ${doc.id}`);
  return found;
}

async function fillOld({ context }: World): Promise<void> {
  const { records } = context;
  const ANA = { name: 'Ana Marked', email: 'ana@marked.example' };
  await records.invites.create(inviteDoc('old', ago(90), { ...ANA, expiresDate: ago(31) }));
  await records.invites.create(inviteDoc('new', ago(90), { ...ANA, expiresDate: ago(29) }));
  await records.mails.create({ ...mailDoc('old_1', 'sent'), about: 'old' });
  for (const [id, isQuizCompleted] of [
    ['unfinished', false],
    ['finished', true],
  ] as const) {
    const quizCompleteDate = isQuizCompleted ? ago(91) : null;
    const more = { isQuizCompleted, quizCompleteDate, inviteId: `of-${id}`, invite: ANA };
    await records.quizResults.create(resultDoc(id, ago(91), more));
  }
  await records.userLogs.create({ id: 'old', userId: 'jo', provider: null, date: ago(101) });
  const state = { changedBy: '', name: 'Calm', id: 'calm', schema: 1 };
  const date = ago(900);
  for (const [id, replacedDate] of [
    ['replaced-long-ago', ago(31)],
    ['replaced-lately', ago(29)],
  ] as const)
    await records.formerStates.create({
      ...{ id, record: 'adjective calm', date, replacedDate, keepUntil: ago(-300), state },
    });
}

const CASES: Record<string, Case> = {
  'a change set': {
    job: anyJob(changeSetJob),
    begin: (world) => beginChangeSet(world),
    look: lookAtSet,
    done: { state: 'done', isLocked: false, records: { sea: 'Draft', sun: 'Draft' } },
  },
  'a change set with a conflict': {
    job: anyJob(changeSetJob),
    begin: (world) =>
      beginChangeSet(world, ({ context }) => saveFragrance(context, 'sun', { calm: 6 })),
    look: lookAtSet,
    done: { state: 'undone', isLocked: false, records: { sea: 'Published', sun: 'Published' } },
  },
  'an erasure that leaves records anonymous': {
    job: anyJob(erasureJob),
    async begin(world) {
      await fillPerson(world);
      await beginErasure(world.context, NOOR.email, 'anonymous', 'Admin');
    },
    look: lookForPerson,
    done: [],
  },
  'an erasure that deletes records': {
    job: anyJob(erasureJob),
    async begin(world) {
      await fillPerson(world);
      await beginErasure(world.context, NOOR.email, 'deleted', 'Admin');
    },
    look: lookForPerson,
    done: [],
  },
  'erasing again after a restore': {
    job: anyJob(eraseAgainJob),
    async begin(world) {
      const id = await beginErasure(world.context, NOOR.email, 'deleted', 'Admin');
      await runJob(world.context, anyJob(erasureJob), id, MINUTE_MS);
      await fillPerson(world);
      await eraseAgain(world.context, new Date(BEGINS - MINUTE_MS));
    },
    async look(world) {
      const jobs = (await everything(world.context.records.jobs)).map(({ doc }) => doc);
      return jobs.filter(({ kind, due }) => kind === 'erasure' && due !== null).length;
    },
    done: 1,
  },
  'a rebuild of the published catalogue': {
    job: anyJob(publishJob),
    async begin({ context }) {
      await addSmallCatalogue(context);
      const head = (await context.records.publishedHead.read('head')) ?? expect.fail('No head');
      await context.records.publishedHead.remove('head', head.etag);
    },
    async look({ context }) {
      const head = (await context.records.publishedHead.read('head'))?.doc;
      const rows = await mapInChunks(Object.values(head?.parts ?? {}), async (id) =>
        Object.keys((await context.records.publishedParts.read(id))?.doc.rows ?? {}),
      );
      const ids = rows.flat().filter((id) => !id.startsWith('poison'));
      return { hasQuestions: head?.version !== '', ids: ids.sort() };
    },
    done: {
      hasQuestions: true,
      ids: ['bright', 'calm', 'house', 'sea', 'soft', 'sun', 'warm'],
    },
  },
  'changes whose request has crashed': {
    job: anyJob(publishJob),
    async begin({ context, pass }) {
      await addSmallCatalogue(context);
      const { fragrances, publishedHead } = context.records;
      const sea = (await fragrances.read('sea')) ?? expect.fail('No fragrance');
      const head = (await publishedHead.read('head')) ?? expect.fail('No head');
      const entry = { token: 'x', date: AT, changes: [{ kind: 'fragrance' as const, id: 'sea' }] };
      await publishedHead.replace({ ...head.doc, open: [entry] }, head.etag);
      await fragrances.remove('sea', sea.etag);
      pass(MINUTE_MS);
    },
    async look({ context }) {
      const head = (await context.records.publishedHead.read('head'))?.doc;
      const house = (await context.records.providers.read('house'))?.doc;
      return { open: head?.open.length, stock: house?.fragrances.map(({ id }) => id) };
    },
    done: { open: 0, stock: ['sun'] },
  },
  'counting for insight': {
    job: anyJob(countInsightJob),
    async begin({ context }) {
      await context.records.invites.create(inviteDoc('one', AT));
      await context.records.quizResults.create(resultDoc('client', AT, { projectName: 'Lounge' }));
    },
    async look({ context }) {
      const { records } = context;
      const { generation, pending } = (await records.insightState.read('state'))?.doc ?? {};
      const docs = await everything(records.insightCounts);
      const shown = docs.filter(({ doc }) => doc.scope?.startsWith(generation ?? 'none'));
      return { pending, scopes: shown.length > 0 && shown.length % 2 === 0 };
    },
    done: { pending: null, scopes: true },
  },
  'the end of records that become anonymous': {
    job: anyJob(endRecordsJob),
    env: ALL_ENDS,
    begin: fillOld,
    look: (world) => idsIn(world, 'invites', 'quizResults', 'mails', 'userLogs', 'history'),
    done: [
      ...['history replaced-lately', 'invites new', 'invites old'],
      ...['quizResults finished', 'quizResults unfinished'],
    ],
  },
  'the end of records that are deleted': {
    job: anyJob(endRecordsJob),
    env: { ...ALL_ENDS, KEEP_ANONYMOUS: 'false' },
    begin: fillOld,
    look: (world) => idsIn(world, 'invites', 'quizResults', 'mails', 'userLogs', 'history'),
    done: ['history replaced-lately', 'invites new'],
  },
  'the removal of former states': {
    job: anyJob(pruneJob),
    async begin({ context }) {
      const state = { changedBy: '', name: 'Calm', id: 'calm', schema: 1 };
      const dates = { date: ago(900), replacedDate: ago(800) };
      for (const [id, record] of [
        ['slice', 'change set old'],
        ['last', 'adjective calm'],
      ] as const)
        await context.records.formerStates.create({
          ...{ id, record, ...dates, keepUntil: ago(1), state },
        });
    },
    look: (world) => idsIn(world, 'history'),
    done: ['history last'],
    // Nothing else keeps a state.
    doneBesideRetention: [],
  },
  'the removal of uploads': {
    job: anyJob(removeUploadsJob),
    async begin({ context }) {
      for (const [id, state] of [
        ['unsaved', 'unsaved'],
        ['saved', 'saved'],
      ] as const)
        await context.records.uploads.create({ id, path: `p/${id}`, state, date: ago(3) });
    },
    look: async ({ context }) =>
      (await everything(context.records.uploads))
        .filter(({ doc }) => !doc.id.startsWith('poison'))
        .map(({ doc }) => `${doc.id} ${doc.state}`)
        .sort(),
    done: ['saved saved', 'unsaved removed'],
  },
  'invites whose request has crashed': {
    job: anyJob(finishInvitesJob),
    async begin({ context }) {
      const expires = { expiresDate: ago(-14), isMailQueued: false };
      const sealedCode = context.sealing.seal('AKCDX7', 'one');
      await context.records.invites.create(inviteDoc('one', AT, { ...expires, sealedCode }));
    },
    async look(world) {
      const invite = (await world.context.records.invites.read('one'))?.doc;
      return [invite?.isMailQueued, ...(await idsIn(world, 'mails'))];
    },
    done: [true, 'mails one_1'],
  },
  'roles that the directory did not take on': {
    job: anyJob(applyRolesJob),
    async begin({ context }) {
      await addSettings(context, 'noor', {
        ...{ firstName: 'Noor', lastName: 'Vance', email: NOOR.email, logo: '' },
        ...{ provider: 'house', role: 'Manager', activeDirectoryMemberId: 'account' },
      });
      const noor = (await context.records.userSettings.read('noor')) ?? expect.fail('No user');
      await context.records.userSettings.replace({ ...noor.doc, roleState: 'pending' }, noor.etag);
    },
    look: async ({ context }) => (await context.records.userSettings.read('noor'))?.doc.roleState,
    done: 'applied',
  },
  'fields that older documents lack': {
    job: anyJob(upgradeRecordsJob),
    async begin() {},
    async look({ store }) {
      const docs = await everything(store.container<Doc & { provider?: unknown }>('userLogs'));
      return docs.filter(({ doc }) => doc.provider === undefined).length;
    },
    done: 0,
  },
};

/** The case's job to its end, by instances of the timer that come after each other. */
async function finish(world: World, one: Case, env = one.env): Promise<string> {
  for (let runs = 0; runs < 14; runs += 1) {
    await runOn(world.instance(world.store, env), one);
    const job = await jobIn(world, one);
    if (job && job.due === null) return job.state;
    world.pass(11 * MINUTE_MS);
  }
  return 'never over';
}

async function jobIn({ context }: World, one: Case) {
  const { items } = await context.records.jobs.page({
    where: [{ field: 'kind', equals: one.job.kind }],
    limit: 50,
  });
  const own = items.filter(({ doc }) => !doc.id.startsWith('poison')).map(({ doc }) => doc);
  return own.find(({ due }) => due !== null) ?? own[0];
}

/** What the timer does for the job at hand. */
async function runOn(context: Context, { job }: Case): Promise<void> {
  if (await job.hasWork?.(context).catch(ignoreKill))
    await restartJob(context, job, job.kind, null).catch(ignoreKill);
  const where = [{ field: 'kind', equals: job.kind }];
  const page = await context.records.jobs.page({ where, limit: 50 }).catch(ignoreKill);
  for (const { doc } of page?.items ?? [])
    await runJob(context, job, doc.id, MINUTE_MS).catch(ignoreKill);
}

function ignoreKill(error: unknown): undefined {
  if (!(error instanceof Error) || !/killed/.test(error.message)) throw error;
}

describeStores('Each job', ({ store: opened, plant }: StoreInUse) => {
  /** The containers that have had a document since they were emptied. */
  const filled = new Set<ContainerName>();

  const store = (): Store =>
    aroundWrites(opened(), (name, write) => {
      filled.add(name);
      return write();
    });

  const config = (env: Record<string, string> = {}) =>
    readConfig({ ...HOUSE, SQLITE_FILE: 'none', ...env });

  async function openWorld(one: Case): Promise<World> {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await mapInChunks([...filled], async (name) => {
      const container = store().container<Doc>(name);
      for (const { doc, etag } of await everything(container)) await container.remove(doc.id, etag);
    });
    filled.clear();
    let time = BEGINS;
    const now = () => new Date(time);
    const { blobs } = createKeptFiles();
    const outside = { blobs, now, directory: DIRECTORY };
    const instance = (of: Store, env = one.env, clock = now) =>
      createContext(config(env), of, { ...outside, now: clock });
    const context = instance(store());
    const world: World = {
      ...{ context: context, instance, store: store(), now },
      pass: (ms) => {
        time += ms;
      },
    };
    await one.begin(world);
    return world;
  }

  afterEach(() => vi.restoreAllMocks());

  it('is in this suite', () => {
    const kinds = new Set(Object.values(CASES).map(({ job }) => job.kind));
    expect([...kinds].sort()).toEqual(ALL_JOBS.map(({ kind }) => kind).sort());
  });

  const each = it.each(Object.entries(CASES));
  const isLocal = () => expect.getState().currentTestName?.includes('SQLite');

  each('goes on after a kill before any of its writes: %s', async (_, one) => {
    for (let n = 1; ; n += isLocal() ? 1 : KILLS_APART) {
      const world = await openWorld(one);
      const killed = dyingStore(store(), n);
      await runOn(world.instance(killed.store), one);
      if (!killed.isDead()) {
        expect(await one.look(world)).toEqual(one.done);
        expect(n).toBeGreaterThan(1);
        return;
      }
      // The lease of the killed instance, and that of a role change.
      world.pass(6 * MINUTE_MS);
      expect([n, await finish(world, one)]).toEqual([n, 'done']);
      expect([n, await one.look(world)]).toEqual([n, one.done]);
    }
  });

  each('goes on beside an instance whose lease ran out under it: %s', async (_, one) => {
    const world = await openWorld(one);
    const slow = interleave(store());
    let n = 0;
    let other: Promise<unknown> | undefined;
    // Another instance does all of the work right before this one's third write.
    for (const name of CONTAINER_NAMES)
      for (let write = 1; write <= 40; write += 1)
        slow.beforeWrite(name, write, async () => {
          n += 1;
          if (n !== 3) return;
          world.pass(3 * MINUTE_MS);
          other = outsideRequests(() => finish(world, one));
          await other;
        });
    await runOn(world.instance(slow), one);
    await other;
    expect(await finish(world, one)).toBe('done');
    expect(await one.look(world)).toEqual(one.done);
  });

  each('ends although a clock jumps: %s', async (_, one) => {
    for (const jump of [HOUR_MS, -HOUR_MS]) {
      const world = await openWorld(one);
      const ahead = () => new Date(world.now().getTime() + jump);
      const killed = dyingStore(store(), 3);
      await runOn(world.instance(killed.store, one.env, ahead), one);
      world.pass(6 * MINUTE_MS);
      expect([jump, await finish(world, one)]).toEqual([jump, 'done']);
      expect([jump, await one.look(world)]).toEqual([jump, one.done]);
    }
  });

  each('is not stopped by an unreadable document of any container: %s', async (_, one) => {
    const world = await openWorld(one);
    await plantIn(world, (doc, declared) =>
      Object.fromEntries(Object.entries(doc).filter(([name]) => declared.includes(name))),
    );
    expect(await finish(world, one)).toBe('done');
    expect(await one.look(world)).toEqual(one.done);
  });

  each('is not stopped by a document of 1.6 MB in any container: %s', async (_, one) => {
    const world = await openWorld(one);
    const filler = 'x'.repeat(1_600_000);
    // No job comes near that size, and nothing of one that does could be written.
    await plantIn(world, (doc) => ({ ...doc, filler }), ['jobs']);
    expect(await finish(world, one)).toBe('done');
    expect(await one.look(world)).toEqual(one.done);
  });

  each('ends the same with every setting of retention: %s', async (_, one) => {
    const world = await openWorld(one);
    const killed = dyingStore(store(), 3);
    await runOn(world.instance(killed.store), one);
    for (const KEEP_ANONYMOUS of ['true', 'false']) {
      const ending = world.instance(store(), { ...ALL_ENDS, KEEP_ANONYMOUS });
      if (one.job.kind !== 'endRecords') await runRegular(ending, endRecordsJob);
    }
    world.pass(6 * MINUTE_MS);
    expect(await finish(world, one)).toBe('done');
    expect(await one.look(world)).toEqual(one.doneBesideRetention ?? one.done);
  });

  /** Stores a changed copy of a document of each container. Heads, and the job at hand, are there once. */
  async function plantIn(
    world: World,
    changed: (doc: Doc, declared: readonly string[]) => Record<string, unknown>,
    without: readonly ContainerName[] = [],
  ): Promise<void> {
    for (const name of [...filled].filter((each) => !without.includes(each))) {
      const [known] = await everything(world.store.container<Doc>(name));
      if (!known) continue;
      const { fields, words } = declarationOf(name);
      const declared = [...fields, ...(words === undefined ? [] : [words])];
      await plant(name, { ...changed(known.doc, declared), id: `poison-${name}` });
    }
  }
});
