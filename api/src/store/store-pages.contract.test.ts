import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { type Anything, describeStores, resultWith } from '../../../tests/support/store-suites.ts';
import type { Page, Query } from './store.ts';

const DIRECTIONS = ['ascending', 'descending'] as const;

describeStores('Paging', ({ container, plant }) => {
  const results = () => container('quizResults');

  async function filled(values: unknown[]) {
    const salespersonId = randomUUID();
    const docs = values.map((quizStartDate) => resultWith({ quizStartDate, salespersonId }));
    for (const doc of docs) await results().create(doc);
    return { docs, salespersonId, where: [{ field: 'salespersonId', equals: salespersonId }] };
  }

  /** Reads all pages. `meanwhile` runs after each. */
  async function pagesOf(query: Query, meanwhile?: () => Promise<unknown>) {
    const pages: Page<Anything>[] = [];
    let after: string | undefined;
    do {
      const page = await results().page(after === undefined ? query : { ...query, after });
      pages.push(page);
      after = page.after;
      await meanwhile?.();
    } while (after !== undefined && pages.length < 99);
    return pages;
  }
  const idsOf = (pages: Page<Anything>[]) =>
    pages.flatMap((page) => page.items.map((item) => item.doc.id));

  const DATES = ['2026-01-01', '2026-01-02', '2026-01-03'];
  it.each(DIRECTIONS)(
    '%s returns each document once, also among equal keys and nulls',
    async (direction) => {
      const values = Array.from({ length: 25 }, (_, at) => [...DATES, null][at % 4]);
      const { docs, where } = await filled(values);
      for (const limit of [1, 2, 6, 7, 24, 25, 26]) {
        const pages = await pagesOf({
          where,
          orderBy: { field: 'quizStartDate', direction },
          limit,
        });
        const ids = idsOf(pages);
        expect(ids).toHaveLength(25);
        expect(new Set(ids)).toEqual(new Set(docs.map((doc) => doc.id)));
        expect(pages.slice(0, -1).every((page) => page.items.length === limit)).toBe(true);
      }
    },
  );

  it.each(DIRECTIONS)(
    '%s ends, and repeats no document, while documents lack a newly declared field',
    async (direction) => {
      const { docs, salespersonId, where } = await filled(['2026-01-01', '2026-01-02']);
      for (let at = 0; at < 5; at++) {
        const { quizStartDate: _, ...old } = resultWith({ salespersonId });
        await plant('quizResults', { ...old, id: randomUUID() });
      }
      const orderBy = { field: 'quizStartDate', direction };
      const pages = await pagesOf({ where, orderBy, limit: 2 });
      const ids = idsOf(pages);
      expect(pages.length).toBeLessThan(6);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(docs.map((doc) => doc.id)));
    },
  );

  /** The same pages, read from the last one back to the first. */
  async function pagesBack(query: Query, last: Page<Anything>) {
    const pages = [last];
    for (let { before } = last; before !== undefined && pages.length < 99; ) {
      const page = await results().page({ ...query, after: before });
      pages.unshift(page);
      before = page.before;
    }
    return pages;
  }

  it.each([...DIRECTIONS, undefined])(
    '%s, the way back leads through the same pages, also among equal keys and nulls',
    async (direction) => {
      const values = Array.from({ length: 24 }, (_, at) => [...DATES, null][at % 4]);
      const { where } = await filled(values);
      const orderBy = direction && { field: 'quizStartDate', direction };
      for (const limit of [1, 2, 6, 8, 24]) {
        const query = { where, limit, ...(orderBy && { orderBy }) };
        const pages = await pagesOf(query);
        const back = await pagesBack(query, pages.at(-1) ?? { items: [] });
        expect(back.map((page) => idsOf([page]))).toEqual(pages.map((page) => idsOf([page])));
        expect(back.map(({ after }) => after)).toEqual(pages.map(({ after }) => after));
        expect(pages.map(({ before }) => before !== undefined)).toEqual(
          pages.map((_, at) => at > 0),
        );
      }
    },
  );

  it('keeps the fields of a projection on the way back', async () => {
    const { where } = await filled(['a', 'b', 'c']);
    const orderBy = { field: 'quizStartDate', direction: 'descending' } as const;
    const query = { where, orderBy, limit: 1, fields: ['id'] };
    const second = await results().page({
      ...query,
      after: (await results().page(query)).after ?? '',
    });
    const first = await results().page({ ...query, after: second.before ?? '' });
    expect(Object.keys(first.items[0]?.doc ?? {})).toEqual(['id']);
    expect(first.before).toBeUndefined();
    expect(first.after).toBeDefined();
  });

  it('the way back neither skips nor repeats a document that was inserted or removed elsewhere', async () => {
    const { salespersonId, where } = await filled(['a', 'b', 'c', 'd', 'e', 'f']);
    const orderBy = { field: 'quizStartDate', direction: 'ascending' } as const;
    const pages = await pagesOf({ where, orderBy, limit: 2 });
    const first = pages[2]?.items[0];
    if (first) await results().remove(first.doc.id, first.etag);
    await results().create(resultWith({ salespersonId, quizStartDate: 'cc' }));
    const page = await results().page({ where, orderBy, limit: 2, after: pages[2]?.before ?? '' });
    expect(page.items.map(({ doc }) => doc.quizStartDate)).toEqual(['cc', 'd']);
  });

  it('the page before a position is empty when all documents before it were removed', async () => {
    const { where } = await filled(['a', 'b']);
    const orderBy = { field: 'quizStartDate', direction: 'ascending' } as const;
    const [first, second] = await pagesOf({ where, orderBy, limit: 1 });
    for (const { doc, etag } of first?.items ?? []) await results().remove(doc.id, etag);
    const page = await results().page({ where, orderBy, limit: 1, after: second?.before ?? '' });
    expect(page).toEqual({ items: [] });
  });

  it('is by id without an order, and returns no token with the last page, even a full one', async () => {
    const { docs, where } = await filled(Array(6).fill(null));
    const pages = await pagesOf({ where, limit: 3 });
    expect(idsOf(pages)).toEqual(docs.map((doc) => doc.id).toSorted());
    expect(pages.map((page) => page.after !== undefined)).toEqual([true, false]);
  });

  it.each(DIRECTIONS)(
    '%s neither skips nor repeats a document while others are inserted before its position',
    async (direction) => {
      const { docs, salespersonId, where } = await filled(
        Array.from({ length: 12 }, (_, at) => `m${at % 3}`),
      );
      const behind = direction === 'ascending' ? 'a' : 'z';
      const pages = await pagesOf(
        { where, orderBy: { field: 'quizStartDate', direction }, limit: 2 },
        () => results().create(resultWith({ salespersonId, quizStartDate: behind })),
      );
      expect(idsOf(pages).toSorted()).toEqual(docs.map((doc) => doc.id).toSorted());
    },
  );

  it('continues after the last document even when that one has been removed', async () => {
    const { where } = await filled(['a', 'b', 'c', 'd']);
    const orderBy = { field: 'quizStartDate', direction: 'ascending' } as const;
    const first = await results().page({ where, orderBy, limit: 2 });
    const last = first.items[1];
    if (last) await results().remove(last.doc.id, last.etag);
    const next = await results().page({ where, orderBy, limit: 2, after: first.after ?? '' });
    expect(next.items.map((item) => item.doc.quizStartDate)).toEqual(['c', 'd']);
  });

  it('refuses a token that is malformed or from another query', async () => {
    const { where } = await filled(['a', 'b', 'c']);
    const orderBy = { field: 'quizStartDate', direction: 'ascending' } as const;
    const { after = '' } = await results().page({ where, orderBy, limit: 1 });
    const [hash] = JSON.parse(Buffer.from(after, 'base64url').toString());
    const forged = [
      [hash, {}, 'id'],
      [hash, 'a', 7],
      [hash, 'a', 'id', 1],
      [hash, 'a', 'id', true, true],
      [hash],
      [],
      null,
      7,
    ].map((token) => Buffer.from(JSON.stringify(token)).toString('base64url'));
    const refused = [
      ...['', 'x', '%%%', '😀', 'a'.repeat(10_000), after.slice(2), ...forged].map((token) =>
        results().page({ where, orderBy, limit: 1, after: token }),
      ),
      results().page({ where, limit: 1, after }),
      results().page({ orderBy, limit: 1, after }),
      results().page({ where, orderBy: { ...orderBy, direction: 'descending' }, limit: 1, after }),
      container('invites').page({ limit: 1, after }),
    ];
    for (const query of refused) {
      await expect(query).rejects.toMatchObject({ name: 'StoreError', kind: 'bad-page' });
    }
  });
});
