import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { describeStores, resultWith } from '../../../tests/support/store-suites.ts';
import { revise } from './documents.ts';

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
