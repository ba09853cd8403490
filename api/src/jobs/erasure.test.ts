import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OpenedContext, openContext } from '../../../tests/support/context.ts';
import { HOUSE } from '../../../tests/support/house.ts';
import { inviteDoc, resultDoc } from '../../../tests/support/insight.ts';
import { runKinds } from '../../../tests/support/jobs.ts';
import { createKeptFiles } from '../../../tests/support/kept-files.ts';
import { readConfig } from '../config.ts';
import { Problem } from '../problem.ts';
import { idSecret } from '../services/access/server-secrets.ts';
import { pageAudit } from '../services/audit/list-audit.ts';
import { createContext } from '../services/context.ts';
import { addSettings } from '../services/users/let-in-user.ts';
import { beginErasure, erasePerson, erasureJob } from './erasure.ts';
import { anyJob, JobRefusal } from './job.ts';
import { endJob, pageJobs } from './manage-jobs.ts';

const EMAIL = 'ana@marked.example';
const AT = '2026-05-11T10:00:00.000Z';
const BY = { by: 'Admin', withinMs: 10_000 };

let opened: OpenedContext;
let files: Map<string, string>;
beforeEach(async () => {
  const kept = createKeptFiles();
  files = kept.files;
  opened = openContext({}, {}, { blobs: kept.blobs });
  for (const level of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
  await opened.context.records.invites.create(
    inviteDoc('one', AT, { name: 'Ana Marked', email: EMAIL, emailKey: EMAIL }),
  );
});
afterEach(async () => {
  vi.restoreAllMocks();
  await opened.stop();
});

const nameIn = async () => (await opened.context.records.invites.read('one'))?.doc.name;
const entries = async () =>
  (await pageAudit(opened.context, [], { limit: 10 })).items.map(
    ({ outcome, detail }) => `${outcome} ${detail}`,
  );
const runJobs = (context = opened.context) => runKinds(context, [anyJob(erasureJob)]);

describe('an erasure whose secret is gone', () => {
  /** The same cloud after two rotations of the secret. */
  const rotated = () =>
    createContext(
      // Ids stay the same, as after a rotation that followed the runbook.
      readConfig({
        ...HOUSE,
        ...{
          SQLITE_FILE: 'none',
          SERVER_SECRET: 'z'.repeat(64),
          ID_SECRET: idSecret(opened.context.config),
        },
      }),
      opened.database,
      { blobs: opened.context.blobs, now: opened.context.now },
    );

  test('fails at once with a reason that says what to do', async () => {
    const context = rotated();
    await beginErasure(opened.context, EMAIL, 'deleted', 'Admin');
    await runJobs(context);
    expect((await pageJobs(context, { limit: 5 })).items).toMatchObject([
      { state: 'failed', reason: expect.stringContaining('ERASURE_UNREADABLE') },
    ]);
  });

  test('can be begun again', async () => {
    const context = rotated();
    await beginErasure(opened.context, EMAIL, 'deleted', 'Admin');
    expect(await erasePerson(context, EMAIL, 'anonymous', BY)).toMatchObject({ isDone: true });
    expect(await nameIn()).toBe('Anonymous');
  });
});

describe('an erasure that cannot go on', () => {
  test('says so to the call, waits for the timer, and can be ended', async () => {
    opened.store.beforeWrite('invites', 1, () => {
      throw new Problem(503, 'DIRECTORY_UNAVAILABLE');
    });
    await expect(erasePerson(opened.context, EMAIL, 'anonymous', BY)).rejects.toMatchObject({
      status: 503,
      issues: [{ code: 'DIRECTORY_UNAVAILABLE' }],
    });
    const [job] = (await pageJobs(opened.context, { limit: 5 })).items;
    expect(job).toMatchObject({ kind: 'erasure', state: 'waiting', canEnd: true });
    await endJob(opened.context, job?.id ?? '');
    expect(await nameIn()).toBe('Ana Marked');
    expect(await entries()).toEqual(['ended anonymous', 'begun anonymous']);
    const { doc } =
      (await opened.context.records.jobs.read(job?.id ?? '')) ?? expect.fail('No job');
    expect(JSON.stringify(doc)).not.toMatch(/sealed|address/);
  });

  test('because it is of the last administrator is refused, and does not happen later', async () => {
    opened.store.beforeWrite('invites', 1, () => {
      throw new Problem(409, 'LAST_ADMIN');
    });
    await expect(erasePerson(opened.context, EMAIL, 'anonymous', BY)).rejects.toMatchObject({
      status: 409,
    });
    opened.pass(60);
    await runJobs();
    expect(await nameIn()).toBe('Ana Marked');
    // Begun again once there is another administrator.
    expect(await erasePerson(opened.context, EMAIL, 'anonymous', BY)).toMatchObject({
      isDone: true,
    });
    expect(await nameIn()).toBe('Anonymous');
  });
});

describe('after a restore, an erasure', () => {
  test('that was refused before anything was erased does not happen', async () => {
    await addSettings(opened.context, 'ana', {
      ...{ firstName: 'Ana', lastName: 'Marked', email: EMAIL, logo: '' },
      ...{ provider: 'house', role: 'Manager', activeDirectoryMemberId: '' },
    });
    opened.store.beforeWrite('userSettings', 1, () => {
      throw new Problem(409, 'LAST_ADMIN');
    });
    await expect(erasePerson(opened.context, EMAIL, 'anonymous', BY)).rejects.toMatchObject({
      status: 409,
    });
    expect([...files.keys()]).toEqual([]);
    await erasePerson(opened.context, EMAIL, 'anonymous', BY);
    expect([...files.keys()]).toEqual([expect.stringMatching(/^vse-erasures\/anonymous\//)]);
  });

  test('that was ended after something was erased happens again', async () => {
    await opened.context.records.invites.create(
      inviteDoc('two', AT, {
        name: 'Ana Marked',
        email: EMAIL,
        emailKey: EMAIL,
        salesperson: EMAIL,
      }),
    );
    opened.store.beforeWrite('invites', 3, () => {
      throw new Problem(503, 'DIRECTORY_UNAVAILABLE');
    });
    await erasePerson(opened.context, EMAIL, 'anonymous', BY).catch(() => undefined);
    const [job] = (await pageJobs(opened.context, { limit: 5 })).items;
    await endJob(opened.context, job?.id ?? '');
    expect([...files.keys()]).toHaveLength(1);
  });
});

test('an erasure that has failed and is begun again erases what only the first order knew', async () => {
  const { records } = opened.context;
  await addSettings(opened.context, 'ana', {
    ...{ firstName: 'Ana', lastName: 'Marked', email: EMAIL, logo: '' },
    ...{ provider: 'house', role: 'Manager', activeDirectoryMemberId: '' },
  });
  await records.userLogs.create({ id: 'in', userId: 'ana', provider: null, date: AT });
  opened.store.beforeWrite('userLogs', 1, () => {
    throw new JobRefusal('no');
  });
  await erasePerson(opened.context, EMAIL, 'deleted', BY).catch(() => undefined);
  // Nothing else says that these were theirs.
  expect(await records.userSettings.read('ana')).toBeUndefined();
  expect(await records.userLogs.read('in')).toBeDefined();
  await erasePerson(opened.context, EMAIL, 'deleted', BY);
  expect(await records.userLogs.read('in')).toBeUndefined();
});

test('a call that polls with the id of an erasure that an Admin has ended is refused', async () => {
  opened.store.beforeWrite('invites', 1, () => {
    throw new Problem(503, 'DIRECTORY_UNAVAILABLE');
  });
  await erasePerson(opened.context, EMAIL, 'anonymous', BY).catch(() => undefined);
  const id = (await pageJobs(opened.context, { limit: 5 })).items[0]?.id ?? '';
  await endJob(opened.context, id);
  await expect(
    erasePerson(opened.context, EMAIL, 'anonymous', { ...BY, id }),
  ).rejects.toMatchObject({ status: 409, issues: [{ code: 'JOB_OVER' }] });
});

test('the order and the end stand in the audit log, with what could not be read', async () => {
  const findWords = ['ana', 'marked', 'example'];
  const poison = { ...resultDoc('poison', AT, { findWords }), invite: null };
  await opened.context.records.quizResults.create(poison as never);
  expect(await erasePerson(opened.context, EMAIL, 'anonymous', BY)).toMatchObject({
    isDone: true,
    places: [{ place: 'invites', count: 1 }],
  });
  expect(await entries()).toEqual([
    'done anonymous, invites 1, unreadable: quizResults',
    'begun anonymous',
  ]);
});

test('a call that polls with its id after the end does not begin again', async () => {
  const { erasure } = await erasePerson(opened.context, EMAIL, 'anonymous', BY);
  await erasePerson(opened.context, EMAIL, 'anonymous', { ...BY, id: erasure });
  expect(await entries()).toHaveLength(2);
});
