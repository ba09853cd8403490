import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeStores, resultWith } from '../../../tests/support/store-suites.ts';

const UNUSUAL_TEXTS = [
  'Zoë Müller 香水 😀 \u{1F468}\u200D\u{1F469}',
  `Robert'); DROP TABLE "invites"; -- \\ " ' %s {0} @p0`,
  'line\nbreak\ttab \u0000 nul \u2028 separator',
  '',
];
const ODD_IDS = ["o'clock", 'a b', 'ä香😀', '+&=;:@,$!*()', '"quoted"', '[x]'];
const IMPOSSIBLE_IDS = [
  '',
  'a/b',
  'a\\b',
  'a?b',
  'a#b',
  '..',
  '100%',
  'x'.repeat(1024),
  'a\nb',
  ' a',
];

describeStores('A container', ({ container }) => {
  const results = () => container('quizResults');
  const kind = (kind: string) => expect.objectContaining({ name: 'StoreError', kind });

  it('returns what was created, with an ETag and nothing else', async () => {
    const doc = resultWith({ nested: { list: [1, 'two', null, { deep: true }] }, price: 1.5 });
    const created = await results().create(doc);
    expect(created).toEqual({ doc, etag: expect.stringMatching(/./) });
    expect(await results().read(doc.id)).toEqual(created);
  });

  it('reads undefined for an unknown id', async () => {
    expect(await results().read(randomUUID())).toBeUndefined();
  });

  it('refuses a second document with the same id and keeps the first', async () => {
    const first = resultWith({ projectName: 'first' });
    await results().create(first);
    await expect(results().create({ ...first, projectName: 'second' })).rejects.toEqual(
      kind('conflict'),
    );
    expect((await results().read(first.id))?.doc).toEqual(first);
  });

  it('replaces with the ETag of the last read, and gives a new one', async () => {
    const created = await results().create(resultWith({ onlyBefore: 1 }));
    const doc = resultWith({ id: created.doc.id, projectName: 'new' });
    const replaced = await results().replace(doc, created.etag);
    expect(replaced.doc).toEqual(doc);
    expect(replaced.etag).not.toBe(created.etag);
    expect(await results().read(doc.id)).toEqual(replaced);
  });

  it.each(['an old one', '', '*', 'none', 'é\n', '"a", "b"'])(
    'refuses to replace or remove with the ETag %j',
    async (text) => {
      const { doc, etag } = await results().create(resultWith());
      const replaced = await results().replace(doc, etag);
      const wrong = text === 'an old one' ? etag : text;
      await expect(results().replace(doc, wrong)).rejects.toEqual(kind('stale'));
      await expect(results().remove(doc.id, wrong)).rejects.toEqual(kind('stale'));
      expect(await results().read(doc.id)).toEqual(replaced);
    },
  );

  it('removes a document, which can then no longer be read', async () => {
    const { doc, etag } = await results().create(resultWith());
    await results().remove(doc.id, etag);
    expect(await results().read(doc.id)).toBeUndefined();
    await expect(results().remove(doc.id, etag)).rejects.toEqual(kind('missing'));
    await expect(results().replace(doc, etag)).rejects.toEqual(kind('missing'));
    await results().create(doc);
  });

  it('lets one of 50 concurrent creates of the same id succeed', async () => {
    const { id } = resultWith();
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) =>
        results().create(resultWith({ id, projectName: `${at}` })),
      ),
    );
    const won = tries.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    const lost = tries.flatMap((one) => (one.status === 'rejected' ? one.reason : []));
    expect(won).toHaveLength(1);
    expect(lost).toEqual(Array(49).fill(kind('conflict')));
    expect(await results().read(id)).toEqual(won[0]);
  });

  it('lets one of 50 concurrent replaces from the same ETag succeed', async () => {
    const { doc, etag } = await results().create(resultWith());
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) =>
        results().replace({ ...doc, projectName: `${at}` }, etag),
      ),
    );
    const won = tries.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    const lost = tries.flatMap((one) => (one.status === 'rejected' ? one.reason : []));
    expect(won).toHaveLength(1);
    expect(lost).toEqual(Array(49).fill(kind('stale')));
    expect(await results().read(doc.id)).toEqual(won[0]);
  });

  it.each(UNUSUAL_TEXTS)('stores and finds the text %j', async (text) => {
    const { doc } = await results().create(
      resultWith({ projectName: text, salespersonId: 'unusual' }),
    );
    const found = await results().page({
      where: [
        { field: 'projectName', equals: text },
        { field: 'salespersonId', equals: 'unusual' },
      ],
      limit: 9,
    });
    expect(found.items.map((item) => item.doc)).toEqual([doc]);
  });

  it.each(ODD_IDS)('reads, replaces and removes the id %j', async (id) => {
    const { doc, etag } = await results().create(resultWith({ id }));
    expect(await results().read(id)).toEqual({ doc, etag });
    const replaced = await results().replace(doc, etag);
    await results().remove(id, replaced.etag);
    expect(await results().read(id)).toBeUndefined();
  });

  it.each(IMPOSSIBLE_IDS.map((id) => [id.slice(0, 9), id]))('refuses the id %j', async (_, id) => {
    expect(await results().read(id)).toBeUndefined();
    await expect(results().remove(id, 'any')).rejects.toEqual(kind('missing'));
    await expect(results().create(resultWith({ id }))).rejects.toBeInstanceOf(TypeError);
  });

  it('refuses a document that lacks a declared field or uses a name of the database', async () => {
    await expect(results().create({ id: randomUUID() })).rejects.toBeInstanceOf(TypeError);
    await expect(results().create(resultWith({ provider: ['a'] }))).rejects.toBeInstanceOf(
      TypeError,
    );
    await expect(results().create(resultWith({ _etag: 'x' }))).rejects.toBeInstanceOf(TypeError);
  });

  it('stores a document of 100 KB', async () => {
    const doc = resultWith({ notes: 'ä'.repeat(50_000) });
    const { etag } = await results().create(doc);
    expect(await results().read(doc.id)).toEqual({ doc, etag });
  });

  // Cosmos DB takes 2 MB, the emulator any size.
  it('refuses a document of more than 1.5 MB, by its bytes, and keeps the one before', async () => {
    const doc = resultWith({ notes: '' });
    const fixed = Buffer.byteLength(JSON.stringify(doc));
    const largest = { ...doc, notes: `${'é'.repeat(700_000)}${'x'.repeat(100_000 - fixed)}` };
    const created = await results().create(largest);
    const tooLarge = { ...largest, notes: `${largest.notes}x` };
    await expect(results().replace(tooLarge, created.etag)).rejects.toEqual(kind('too-large'));
    await expect(results().create({ ...tooLarge, id: randomUUID() })).rejects.toEqual(
      kind('too-large'),
    );
    expect(await results().read(doc.id)).toEqual(created);
  });

  it('keeps containers apart', async () => {
    const id = randomUUID();
    await container('files').create({ id, path: 'a' });
    await container('orders').create({ id, path: 'b' });
    expect((await container('files').read(id))?.doc).toEqual({ id, path: 'a' });
    expect(await container('quizVersions').read(id)).toBeUndefined();
    expect(await container('files').count([])).toBe(1);
  });
});
