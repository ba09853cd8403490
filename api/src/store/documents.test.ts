import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { describeStores, resultWith } from '../../../tests/support/store-suites.ts';
import { everything, pagesOf, removeDoc, revise } from './documents.ts';
import type { Container, Doc } from './store.ts';

describeStores('Changing a document', ({ container }) => {
  const results = () => container('quizResults');

  describe('with an ETag', () => {
    it('is refused after another writer has changed the document', async () => {
      const { id } = resultWith();
      const { etag } = await results().create(resultWith({ id, provider: 'a' }));
      await revise(results(), id, etag, (doc) => ({ ...doc, provider: 'b' }));
      await expect(
        revise(results(), id, etag, (doc) => ({ ...doc, provider: 'c' })),
      ).rejects.toMatchObject({ status: 412 });
      expect((await results().read(id))?.doc).toMatchObject({ provider: 'b' });
    });

    it('is refused when another writer comes between its read and its write', async () => {
      const { id } = resultWith();
      const { etag } = await results().create(resultWith({ id, provider: 'a' }));
      const change = revise(results(), id, etag, async (doc) => {
        await revise(results(), id, undefined, (latest) => ({ ...latest, provider: 'b' }));
        return { ...doc, provider: 'c' };
      });
      await expect(change).rejects.toMatchObject({ status: 412 });
      expect((await results().read(id))?.doc).toMatchObject({ provider: 'b' });
    });
  });

  it('without an ETag is retried on the newer document', async () => {
    const { id } = resultWith();
    await results().create(resultWith({ id, provider: 'a', salesperson: 's' }));
    let attempts = 0;
    await revise(results(), id, undefined, async (doc) => {
      if (++attempts === 1)
        await revise(results(), id, undefined, (latest) => ({ ...latest, provider: 'b' }));
      return { ...doc, salesperson: 't' };
    });
    expect(attempts).toBe(2);
    expect((await results().read(id))?.doc).toMatchObject({ provider: 'b', salesperson: 't' });
  });

  it('fails with 404 when the document is deleted in between', async () => {
    const { id } = resultWith();
    await results().create(resultWith({ id }));
    const change = revise(results(), id, undefined, async (doc) => {
      const stored = await results().read(id);
      await results().remove(id, stored?.etag ?? randomUUID());
      return { ...doc, provider: 'b' };
    });
    await expect(change).rejects.toMatchObject({ status: 404 });
  });
});

describeStores('Removing a document', ({ container }) => {
  const results = () => container('quizResults');

  /** A stored document that another writer changes just before it is first removed. */
  async function contested() {
    const { id } = resultWith();
    const { etag } = await results().create(resultWith({ id, provider: 'a' }));
    const remove = vi.fn(async (...args: Parameters<Container<Doc>['remove']>) => {
      if (remove.mock.calls.length === 1)
        await revise(results(), id, undefined, (doc) => ({ ...doc, provider: 'b' }));
      await results().remove(...args);
    });
    return { id, etag, remove, contested: { ...results(), remove } };
  }

  it('with an ETag is refused at once, and leaves the other change', async () => {
    const { id, etag, remove, contested: results } = await contested();
    await expect(removeDoc(results, id, etag)).rejects.toMatchObject({ kind: 'stale' });
    expect(remove).toHaveBeenCalledTimes(1);
    await expect(removeDoc(results, id, etag)).rejects.toMatchObject({ kind: 'stale' });
    expect((await results.read(id))?.doc).toMatchObject({ provider: 'b' });
  });

  it('without an ETag removes and returns the document with the other change', async () => {
    const { id, contested: results } = await contested();
    expect(await removeDoc(results, id, undefined)).toMatchObject({ provider: 'b' });
    expect(await results.read(id)).toBeUndefined();
  });
});

describeStores('Reading all documents of a query', ({ container }) => {
  const filled = async () => {
    const provider = randomUUID();
    const docs = Array.from({ length: 5 }, () => resultWith({ provider }));
    for (const doc of docs) await container('quizResults').create(doc);
    return {
      ids: docs.map(({ id }) => id).sort(),
      where: [{ field: 'provider', equals: provider }],
    };
  };

  it('page by page finds each once, also when the read ones no longer match', async () => {
    const { ids, where } = await filled();
    const results = container('quizResults');
    const found: string[][] = [];
    for await (const page of pagesOf(results, { where }, 2)) {
      found.push(page.map(({ doc }) => doc.id));
      for (const { doc, etag } of page) await results.replace({ ...doc, provider: null }, etag);
    }
    expect(found.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(found.flat().sort()).toEqual(ids);
  });

  it('at once returns them all', async () => {
    const { ids, where } = await filled();
    const found = await everything(container('quizResults'), { where });
    expect(found.map(({ doc }) => doc.id).sort()).toEqual(ids);
  });
});
