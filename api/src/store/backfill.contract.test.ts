import { randomUUID } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@vse/domain/rules/durations';
import { beforeEach, expect, it } from 'vitest';
import { type Anything, describeStores } from '../../../tests/support/store-suites.ts';
import { createBackfill } from './backfill.ts';
import { type Container, type ContainerName, type Doc, type Store, StoreError } from './store.ts';
import type { Upgrades } from './upgrades.ts';

/** Gives each invite an owner, by the address that it has. */
const UPGRADES: Upgrades = {
  invites: [(doc) => ({ salespersonId: `owner of ${doc.emailKey}`, ...doc })],
};
const OWNER = 'owner of noor@example.com';
const LONG = MINUTE_MS;

describeStores('Filling in what documents lack', ({ container, store, plant }) => {
  let time = Date.parse('2026-03-01T10:00:00Z');
  const now = () => new Date(time);
  const advance = (ms: number) => {
    time += ms;
  };
  const fill = (through: Store = store()) => createBackfill(through, now, UPGRADES, 10)(LONG);

  // All tests of a store share one database, so each starts with these containers empty.
  beforeEach(async () => {
    for (const name of ['migrations', 'invites', 'userLogs'] as const) {
      const { items } = await container(name).page({ limit: 500 });
      for (const { doc, etag } of items) await container(name).remove(doc.id, etag);
    }
  });

  const oldInvite = (fields: Record<string, unknown> = {}): Anything => ({
    id: randomUUID(),
    name: 'Noor Haddad',
    email: 'noor@example.com',
    emailKey: 'noor@example.com',
    sortKey: 'noor haddad',
    code: 'ABCD2345',
    salesperson: null,
    inviteDate: '2026-01-05T09:00:00.000Z',
    responseDate: null,
    expiresDate: '2026-04-05T09:00:00.000Z',
    findWords: [],
    codeHash: 'hash',
    provider: null,
    revokedDate: null,
    isMailQueued: true,
    changed: null,
    ...fields,
  });

  async function plantMany(count: number) {
    const provider = randomUUID();
    for (let at = 0; at < count; at += 1) await plant('invites', oldInvite({ provider }));
    return provider;
  }

  const search = async (provider: string) => {
    const where = [
      { field: 'provider', equals: provider },
      { field: 'salespersonId', equals: OWNER },
    ];
    const orderBy = { field: 'inviteDate', direction: 'ascending' } as const;
    return (await container('invites').page({ where, orderBy, limit: 500 })).items;
  };

  /** The store, with `before` called ahead of every replace in one container. */
  function beforeReplaceIn(name: ContainerName, before: (id: string) => Promise<void>): Store {
    const inner = store();
    return {
      close: () => inner.close(),
      container<T extends Doc>(each: ContainerName): Container<T> {
        const real = inner.container<T>(each);
        if (each !== name) return real;
        return {
          ...real,
          replace: async (doc, etag) => {
            await before(doc.id);
            return real.replace(doc, etag);
          },
        };
      },
    };
  }

  it('computes the field, so that searches and ordered pages find the document', async () => {
    const provider = await plantMany(3);
    expect(await search(provider)).toHaveLength(0);
    expect(await fill()).toMatchObject({ isDone: false, written: 3, failures: [] });
    const found = await search(provider);
    expect(found.map(({ doc }) => doc)).toEqual([
      expect.objectContaining({ salespersonId: OWNER, schema: 2 }),
      expect.objectContaining({ salespersonId: OWNER, schema: 2 }),
      expect.objectContaining({ salespersonId: OWNER, schema: 2 }),
    ]);
  });

  it('writes null where the field cannot be computed', async () => {
    const id = randomUUID();
    await plant('userLogs', { id, userId: 'u', date: '2026-01-05T09:00:00.000Z' });
    await fill();
    expect((await container('userLogs').read(id))?.doc).toMatchObject({ provider: null });
  });

  it('keeps the version of a document that a newer instance wrote', async () => {
    const id = randomUUID();
    // Of a newer version, and without a field that this code declares.
    await plant('userLogs', { id, userId: 'u', date: '2026-01-05T09:00:00.000Z', schema: 9 });
    expect(await fill()).toMatchObject({ written: 1, failures: [] });
    expect((await container('userLogs').read(id))?.doc).toMatchObject({
      provider: null,
      schema: 9,
    });
  });

  it('continues where it stopped after a crash, and writes nothing twice', async () => {
    const provider = await plantMany(25);
    const written: string[] = [];
    const crashing = beforeReplaceIn('invites', async (id) => {
      if (written.length === 13) throw new StoreError('unavailable', 'the instance is gone');
      written.push(id);
    });
    await expect(fill(crashing)).rejects.toThrow('the instance is gone');
    expect(await search(provider)).toHaveLength(13);

    // The lease of the crashed instance has not expired yet.
    expect(await fill()).toMatchObject({ written: 0 });
    advance(3 * MINUTE_MS);
    expect(await fill()).toMatchObject({ written: 12 });
    expect(await search(provider)).toHaveLength(25);
  });

  it('stops when its time is over and leaves the rest to the next run', async () => {
    const provider = await plantMany(25);
    const slow = beforeReplaceIn('invites', async () => advance(LONG / 5));
    expect(await fill(slow)).toMatchObject({ isDone: false, written: 10 });
    expect(await fill()).toMatchObject({ written: 15 });
    expect(await search(provider)).toHaveLength(25);
  });

  it('runs on one instance at a time', async () => {
    const provider = await plantMany(25);
    let meanwhile: unknown;
    const first = beforeReplaceIn('invites', async () => {
      meanwhile ??= await fill();
    });
    expect(await fill(first)).toMatchObject({ written: 25 });
    expect(meanwhile).toMatchObject({ written: 0 });
    expect(await search(provider)).toHaveLength(25);
  });

  it('keeps the document of a concurrent writer', async () => {
    const invite = oldInvite({ provider: randomUUID() });
    await plant('invites', invite);
    const theirs = { ...invite, name: 'Nora', salespersonId: 'nora', schema: 2 };
    const interleaved = beforeReplaceIn('invites', async () => {
      const stored = await container('invites').read(invite.id);
      if (stored) await container('invites').replace(theirs, stored.etag);
    });
    expect(await fill(interleaved)).toMatchObject({ written: 0, failures: [] });
    expect((await container('invites').read(invite.id))?.doc).toEqual(theirs);
  });

  it('makes a second pass an hour later for documents that older instances wrote, and then no more', async () => {
    const run = createBackfill(store(), now, UPGRADES, 10);
    expect(await run(LONG)).toMatchObject({ isDone: false });
    const provider = await plantMany(1);
    expect(await run(LONG)).toMatchObject({ isDone: false, written: 0 });
    advance(HOUR_MS + 1);
    expect(await run(LONG)).toMatchObject({ written: 1 });
    expect(await search(provider)).toHaveLength(1);
    expect(await run(LONG)).toMatchObject({ isDone: true });
    await plantMany(1);
    expect(await createBackfill(store(), now, UPGRADES, 10)(LONG)).toEqual({
      isDone: true,
      written: 0,
      failures: [],
    });
  });

  it('rests before each further page, so that quizzes go on', async () => {
    await plantMany(25);
    let rests = 0;
    const rest = async () => {
      rests += 1;
    };
    const { written } = await createBackfill(store(), now, UPGRADES, 10, rest)(LONG);
    expect([written, rests]).toEqual([25, 2]);
  });

  it('reports a document that no upgrade can repair, and continues with the others', async () => {
    const provider = await plantMany(2);
    const broken = oldInvite({ provider, emailKey: ['not', 'scalar'] });
    await plant('invites', broken);
    const report = await fill();
    expect(report.written).toBe(2);
    expect(report.failures).toEqual([
      { kind: 'invites', id: broken.id, error: expect.any(TypeError) },
    ]);
    expect((await container('invites').read(broken.id))?.doc).toEqual(broken);
  });

  it('continues past a document that the database refuses for any other reason', async () => {
    const provider = await plantMany(12);
    const tooLarge = new Error('Request size is too large');
    let refused = '';
    const refusing = beforeReplaceIn('invites', async (id) => {
      refused ||= id;
      if (id === refused) throw tooLarge;
    });
    const report = await fill(refusing);
    expect(report.written).toBe(11);
    expect(report.failures).toEqual([{ kind: 'invites', id: refused, error: tooLarge }]);
    expect(await search(provider)).toHaveLength(11);
  });

  it('starts again when its saved position is no longer valid', async () => {
    const provider = await plantMany(12);
    await fill(beforeReplaceIn('invites', async () => advance(LONG)));
    const mark = await container('migrations').read('invites');
    if (!mark) throw new Error('The first page is noted');
    await container('migrations').replace({ ...mark.doc, after: 'unknown' }, mark.etag);
    await fill();
    expect(await search(provider)).toHaveLength(12);
  });
});
