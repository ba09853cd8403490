import { expect, test, vi } from 'vitest';
import { foundBy, pageQuery, withTotal } from './page.ts';

test('a page continues after the token; the first page has none', () => {
  expect(pageQuery({ page: 'token', limit: 50 })).toEqual({ limit: 50, after: 'token' });
  expect(pageQuery({ limit: 50 })).toEqual({ limit: 50 });
  expect(pageQuery({ page: '', limit: 50 })).toEqual({ limit: 50 });
});

test('records are counted only for the first page', async () => {
  const count = vi.fn(async () => 7);
  expect(await withTotal({}, { items: ['a'] }, count)).toEqual({ items: ['a'], total: 7 });
  expect(await withTotal({ page: 'token' }, { items: ['b'] }, count)).toEqual({ items: ['b'] });
  expect(count).toHaveBeenCalledTimes(1);
});

test('an empty search adds no condition', () => {
  expect(foundBy('name', 'ana')).toEqual([{ field: 'name', contains: 'ana' }]);
  expect(foundBy('name', '')).toEqual([]);
  expect(foundBy('name', undefined)).toEqual([]);
});
