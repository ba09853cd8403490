import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@vse/domain/rules/durations';
import { beforeEach, expect, it, vi } from 'vitest';
import { HOUSE } from '../../../tests/support/house.ts';
import { runRegular } from '../../../tests/support/jobs.ts';
import { type Anything, describeStores } from '../../../tests/support/store-suites.ts';
import { readConfig } from '../config.ts';
import { createContext } from '../services/context.ts';
import type { Container, ContainerName, Doc, Store } from '../store/store.ts';
import type { Upgrades } from '../store/upgrades.ts';
import { upgradeRecords } from './upgrade-records.ts';

/** Gives each invite an owner, by the address that it has. */
const UPGRADES: Upgrades = {
  invites: [(doc) => ({ salespersonId: `owner of ${doc.emailKey}`, ...doc })],
};
const OWNER = 'owner of noor@example.com';

describeStores('Filling in what documents lack', ({ container, store, plant }) => {
  let time = Date.parse('2026-03-01T10:00:00Z');
  const now = () => new Date(time);
  const advance = (ms: number) => {
    time += ms;
  };
  const config = readConfig({ ...HOUSE, SQLITE_FILE: 'none' });
  /** What the job of an instance does that has just started. */
  const fill = (through: Store = store()) =>
    runRegular(createContext(config, through, { now }), upgradeRecords(UPGRADES, 10));

  // All tests of a store share one database, so each starts with these containers empty.
  beforeEach(async () => {
    for (const name of ['jobs', 'invites', 'userLogs'] as const) {
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
    expect(await fill()).toEqual({ written: 3 });
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
    expect(await fill()).toEqual({ written: 1 });
    expect((await container('userLogs').read(id))?.doc).toMatchObject({
      provider: null,
      schema: 9,
    });
  });

  it('keeps the document of a concurrent writer', async () => {
    const invite = oldInvite({ provider: randomUUID() });
    await plant('invites', invite);
    const theirs = { ...invite, name: 'Nora', salespersonId: 'nora', schema: 2 };
    const interleaved = beforeReplaceIn('invites', async () => {
      const stored = await container('invites').read(invite.id);
      if (stored) await container('invites').replace(theirs, stored.etag);
    });
    expect(await fill(interleaved)).toEqual({});
    expect((await container('invites').read(invite.id))?.doc).toEqual(theirs);
  });

  it('makes a second pass for documents that older instances wrote, and then no more', async () => {
    await plantMany(1);
    expect(await fill()).toEqual({ written: 1 });
    const provider = await plantMany(1);
    advance(HOUR_MS);
    expect(await fill()).toEqual({ written: 1 });
    expect(await search(provider)).toHaveLength(1);
    await plantMany(1);
    expect(await fill()).toEqual({});
  });

  it('logs a document that no upgrade can repair, and goes on with the others', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const provider = await plantMany(12);
    const broken = oldInvite({ provider, emailKey: ['not', 'scalar'] });
    await plant('invites', broken);
    expect(await fill()).toEqual({ written: 12, failed: 1 });
    const lines = error.mock.calls.map(([line]) => JSON.parse(String(line)));
    error.mockRestore();
    expect(lines).toMatchObject([{ event: 'unreadable', kind: 'invites', id: broken.id }]);
    expect((await container('invites').read(broken.id))?.doc).toEqual(broken);
  });

  it('goes on past a document that the database refuses for any other reason', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const provider = await plantMany(12);
    let refused = '';
    const refusing = beforeReplaceIn('invites', async (id) => {
      refused ||= id;
      if (id === refused) throw new Error('Request size is too large');
    });
    expect(await fill(refusing)).toEqual({ written: 11, failed: 1 });
    vi.restoreAllMocks();
    expect(await search(provider)).toHaveLength(11);
  });

  it('starts again when its saved position is no longer valid', async () => {
    const provider = await plantMany(12);
    await fill();
    const stored = (await container('jobs').read('upgradeRecords')) ?? expect.fail('No job');
    const at = { ...(stored.doc as Anything & { at: object }).at, passes: 0, after: 'unknown' };
    await container('jobs').replace({ ...stored.doc, at }, stored.etag);
    expect(await fill()).toEqual({});
    expect(await search(provider)).toHaveLength(12);
  });
});
