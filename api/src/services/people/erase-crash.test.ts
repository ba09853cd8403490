import { FATES, type Fate } from '@vse/domain/records/people';
import { MINUTE_MS } from '@vse/domain/rules/durations';
import { expect, test } from 'vitest';
import { dyingStore } from '../../../../tests/support/dying-store.ts';
import { HOUSE } from '../../../../tests/support/house.ts';
import { inviteDoc, mailDoc, resultDoc } from '../../../../tests/support/insight.ts';
import { createKeptFiles } from '../../../../tests/support/kept-files.ts';
import type { Directory } from '../../clients/directory.ts';
import { readConfig } from '../../config.ts';
import { everything } from '../../store/documents.ts';
import { CONTAINER_NAMES } from '../../store/fields.ts';
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts';
import type { Doc, Store } from '../../store/store.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { createServices } from '../services.ts';
import { eraseAgain } from './erase-again.ts';

const NOOR = { name: 'Noor Vance', email: 'noor@house.example' };
const AT = '2026-05-11T10:00:00.000Z';

/** Knows the account of the user, and answers in no time. */
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

function openWorld() {
  const database = openSqliteStore(':memory:');
  const { blobs } = createKeptFiles();
  let time = Date.parse('2026-11-24T10:00:00.000Z');
  const now = () => new Date(time);
  const config = readConfig({ ...HOUSE, SQLITE_FILE: 'none' });
  return {
    database,
    instance: (store: Store) => createServices(config, store, { blobs, now, directory: DIRECTORY }),
    now,
    pass: (minutes: number) => {
      time += minutes * MINUTE_MS;
    },
  };
}
type World = ReturnType<typeof openWorld>;

/** Stores records about one person, who is a user and was invited: at least one in each place that an erasure searches. */
async function fill({ database, instance, now }: World): Promise<void> {
  const services = instance(database);
  await services.users.addSettings('noor', {
    ...{ firstName: 'Noor', lastName: 'Vance', email: NOOR.email, logo: '' },
    ...{ provider: 'house', role: 'Manager', activeDirectoryMemberId: '' },
  });
  const records = recordsOf(database, now);
  const sold = { salesperson: NOOR.email, salespersonId: 'noor' };
  await records.invites.create(inviteDoc('to', AT, { ...NOOR, emailKey: NOOR.email }));
  await records.invites.create(inviteDoc('by', AT, sold));
  const findWords = ['noor', 'house', 'example'];
  const answered = { inviteId: 'to', invite: NOOR, findWords };
  await records.quizResults.create(resultDoc('of', AT, answered));
  await records.quizResults.create(resultDoc('by', AT, sold));
  await records.mails.create({ ...mailDoc('to_1', 'sent', NOOR.email), about: 'to' });
  const subject = 'Noor Vance invites you';
  await records.mails.create({ ...mailDoc('by_1', 'queued', 'a@b.example'), subject });
  const signIn = { userId: 'noor', provider: null, date: AT };
  await records.userLogs.create({ id: 'in', ...signIn });
  const person = { provider: null, lastDate: AT, count: 1, countAtProvider: 1 };
  await records.userLogPeople.create({ id: 'noor', ...person });
  await records.userLanguageHistory.create({ id: 'de', userId: 'noor', language: 'de', date: AT });
}

/** What the timer does after a restore, to the end: it looks for who was erased since, and erases them again. */
async function eraseAllAgain({ people }: ReturnType<World['instance']>): Promise<void> {
  while (await people.continueAgain(10_000));
  while ((await people.continueErasures(10_000)).erasures > 0);
}

/** A world in which a restore has brought back two people who were erased, one of them in a single mail. */
async function openRestored(fate: Fate): Promise<World> {
  const world = openWorld();
  const { people } = world.instance(world.database);
  const recipient = 'vance@house.example';
  for (const email of [NOOR.email, recipient])
    await people.erase(email, fate, { by: 'Admin', withinMs: 10_000 });
  await fill(world);
  const records = recordsOf(world.database, world.now);
  await records.mails.create(mailDoc('alone', 'sent', recipient));
  await eraseAgain({ records }, new Date(world.now().getTime() - MINUTE_MS));
  return world;
}

/** Documents about the erasure itself, and those whose ids are random or have a time. */
const LEFT_OUT = ['audit', 'migrations', 'published', 'insightFacts'];
/** Returns the other documents as text, without the fields that differ after each write of the same content. */
async function kept({ database }: World): Promise<string[]> {
  const all: string[] = [];
  for (const name of CONTAINER_NAMES.filter((each) => !LEFT_OUT.includes(each)))
    for (const { doc } of await everything(database.container(name)))
      all.push(`${name} ${JSON.stringify({ ...doc, changed: undefined, sealedText: undefined })}`);
  return all.sort();
}
const named = (docs: string[]) => docs.filter((doc) => /noor@|vance/i.test(doc));

async function runTimer({ instance, database, pass }: World): Promise<void> {
  // Later than a killed attempt keeps the lease on the role.
  pass(6);
  const { people } = instance(database);
  expect((await people.continueErasures(10_000)).errors).toEqual([]);
  expect(await people.continueErasures(10_000)).toEqual({ erasures: 0, errors: [] });
}

test.each(FATES)(
  'a crash before any write of an erasure leaves nothing that the timer does not end: %s',
  async (fate) => {
    const erase = (services: ReturnType<World['instance']>) =>
      services.people.erase(NOOR.email, fate, { by: 'Admin', withinMs: 10_000 });
    const world = openWorld();
    await fill(world);
    expect(named(await kept(world)).length).toBe(7);
    await erase(world.instance(world.database));
    const undisturbed = await kept(world);
    expect(named(undisturbed)).toEqual([]);
    await world.database.close();
    for (let n = 1; ; n += 1) {
      const again = openWorld();
      await fill(again);
      const killed = dyingStore(again.database, n);
      const run = erase(again.instance(killed.store));
      const isKilled = await run.then(
        () => false,
        () => true,
      );
      expect(isKilled).toBe(killed.isDead());
      await runTimer(again);
      // Before the first write nothing is begun: the Admin hears of a failure, and tries again.
      if (n === 1) await erase(again.instance(again.database));
      expect(await kept(again)).toEqual(undisturbed);
      const audit = await everything(again.database.container<Doc & { kind: string }>('audit'));
      expect(audit.filter(({ doc }) => doc.kind === 'erasure')).toHaveLength(1);
      await again.database.close();
      if (!isKilled) {
        expect(n).toBeGreaterThan(30);
        return;
      }
    }
  },
);

test.each(FATES)(
  'a crash before any write of the timer after a restore leaves nobody who was erased: %s',
  async (fate) => {
    const world = await openRestored(fate);
    expect(named(await kept(world)).length).toBe(8);
    await eraseAllAgain(world.instance(world.database));
    const undisturbed = await kept(world);
    expect(named(undisturbed)).toEqual([]);
    const anonymous = undisturbed.filter((doc) => doc.includes('"name":"Anonymous"'));
    expect(anonymous).toHaveLength(fate === 'anonymous' ? 2 : 0);
    await world.database.close();
    for (let n = 1; ; n += 1) {
      const again = await openRestored(fate);
      const killed = dyingStore(again.database, n);
      const isKilled = await eraseAllAgain(again.instance(killed.store)).then(
        () => false,
        () => true,
      );
      expect(isKilled).toBe(killed.isDead());
      // Later than a killed attempt keeps the lease on the role.
      again.pass(6);
      await eraseAllAgain(again.instance(again.database));
      expect(await kept(again)).toEqual(undisturbed);
      const audit = await everything(again.database.container<Doc & { kind: string }>('audit'));
      // Of each of the two people one before the restore, and one after it.
      expect(audit.filter(({ doc }) => doc.kind === 'erasure')).toHaveLength(4);
      await again.database.close();
      if (!isKilled) {
        expect(n).toBeGreaterThan(30);
        return;
      }
    }
  },
);
