import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { FragranceRow, listFragrances, type NewFragrance } from '@vse/domain/records/fragrances';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fillRecords } from '../../../../tests/support/fill-records.ts';
import { runRegular } from '../../../../tests/support/jobs.ts';
import { openServices, type ServicesInTest } from '../../../../tests/support/services.ts';
import { fragranceWith } from '../../../../tests/support/small-catalogue.ts';
import { publishJob } from '../../jobs/publish.ts';
import { readStored } from '../../store/documents.ts';
import { contentHash } from '../../store/ids.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import type { Context } from '../context.ts';

/** What the timer's next run does for the published catalogue: how many announced changes it has completed. */
const settled = async (context: Context): Promise<number> =>
  (await runRegular(context, publishJob)).settled ?? 0;

let opened: ServicesInTest;
beforeEach(() => {
  opened = openServices({});
});
afterEach(() => opened.stop());

const TEXTS = { shortDescription: 'Short.', longDescription: 'Long.' };
const fragrance = (sku: string, more: Partial<NewFragrance> = {}): NewFragrance => ({
  ...fragranceWith(sku, {}, { ...TEXTS, name: `Fragrance ${sku}`, publishState: 'Draft' }),
  ...more,
});
const TAKEN = { status: 409, errors: ['There is a fragrance with this SKU already.'] };
const named = async () => (await opened.services.fragrances.list()).items.map(({ name }) => name);

describe('a deleted fragrance', () => {
  const stocked = async () =>
    (await opened.services.providers.list()).items.map(({ name, fragrances }) => [
      name,
      fragrances.map(({ id }) => id),
    ]);
  beforeEach(async () => {
    const { fragrances, providers } = opened.services;
    for (const id of ['a', 'b']) await fragrances.add(id, fragrance(id));
    const both = [{ id: 'a' }, { id: 'b' }];
    for (const name of ['One', 'Two'])
      await providers.add(name, { name, fragrances: both, showLogoOnPdf: false });
  });

  test('leaves every inventory and its counts', async () => {
    const { fragrances } = opened.services;
    await fragrances.remove('a', undefined);
    expect(await stocked()).toEqual([
      ['One', ['b']],
      ['Two', ['b']],
    ]);
    expect((await fragrances.rows()).items.map(({ inventories }) => inventories)).toEqual([
      { stocked: 2, all: 2 },
    ]);
  });

  test('leaves an inventory that is saved with it after the deletion has read all inventories', async () => {
    const { fragrances, providers } = opened.services;
    await fragrances.add('c', fragrance('c'));
    const more = (ids: string[]) => ({
      showLogoOnPdf: false,
      fragrances: ids.map((id) => ({ id })),
    });
    opened.store.beforeWrite('providers', 1, () => opened.other.fragrances.remove('c', undefined));
    await providers.update('One', undefined, { name: 'One', ...more(['a', 'c']) });
    opened.store.beforeWrite('providers', 1, () => opened.other.fragrances.remove('a', undefined));
    await providers.add('Three', { name: 'Three', ...more(['a', 'b']) });
    expect(await stocked()).toEqual([
      ['One', []],
      ['Three', ['b']],
      ['Two', ['b']],
    ]);
  });

  test('leaves an inventory that was written after its request was refused, within a minute', async () => {
    const { fragrances, providers } = opened.services;
    await fragrances.add('c', fragrance('c'));
    const { doc, etag } = await readStored(recordsOf(opened.store).providers, 'One');
    opened.store.beforeWrite('providers', 1, () => {
      throw new Error('no answer');
    });
    const inventory = [{ id: 'c' }, { id: 'b' }];
    const saved = { name: 'One', showLogoOnPdf: false, fragrances: inventory };
    await expect(providers.update('One', undefined, saved)).rejects.toThrow('no answer');
    await opened.other.fragrances.remove('c', undefined);
    await recordsOf(opened.store).providers.replace({ ...doc, fragrances: inventory }, etag);
    opened.pass(0.6);
    await settled(opened.other.context);
    expect(await stocked()).toEqual([
      ['One', ['b']],
      ['Two', ['a', 'b']],
    ]);
  });

  test('leaves them also after a crash in between, within a minute', async () => {
    opened.store.beforeWrite('providers', 1, () => {
      for (let write = 1; write < 9; write++)
        opened.store.beforeWrite('published', write, () => {
          throw new Error('the instance is gone');
        });
      throw new Error('the instance is gone');
    });
    await expect(opened.services.fragrances.remove('a', undefined)).rejects.toThrow();
    opened.pass(0.6);
    await settled(opened.other.context);
    expect(await stocked()).toEqual([
      ['One', ['b']],
      ['Two', ['b']],
    ]);
  });

  test('stays in the inventories when its deletion is refused', async () => {
    await expect(opened.services.fragrances.remove('a', 'stale')).rejects.toMatchObject({});
    expect(await stocked()).toEqual([
      ['One', ['a', 'b']],
      ['Two', ['a', 'b']],
    ]);
  });
});

describe('a SKU', () => {
  test('is unique, also when two hosts want it at the same time; a name may repeat', async () => {
    const tries = await Promise.allSettled([
      opened.services.fragrances.add('a', fragrance('T-1')),
      opened.other.fragrances.add('b', fragrance('T-1')),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: TAKEN });
    await opened.services.fragrances.add('c', fragrance('T-2', { name: 'Fragrance T-1' }));
    expect(await named()).toEqual(['Fragrance T-1', 'Fragrance T-1']);
  });

  test('is taken in any letter case, and a fragrance may change the case of its own', async () => {
    const { fragrances } = opened.services;
    await fragrances.add('a', fragrance('Ab-1'));
    await expect(fragrances.add('b', fragrance('AB-1'))).rejects.toMatchObject(TAKEN);
    await fragrances.update('a', undefined, fragrance('aB-1'));
    await fragrances.add('c', fragrance('C-1'));
    await expect(fragrances.update('c', undefined, fragrance('ab-1'))).rejects.toMatchObject(TAKEN);
    await fragrances.remove('a', undefined);
    await fragrances.update('c', undefined, fragrance('AB-1'));
  });

  test('is free again when its fragrance is deleted or gets another one', async () => {
    const { fragrances } = opened.services;
    await fragrances.add('a', fragrance('T-1'));
    await fragrances.update('a', undefined, fragrance('T-2'));
    await fragrances.add('b', fragrance('T-1'));
    await expect(fragrances.update('a', undefined, fragrance('T-1'))).rejects.toMatchObject(TAKEN);
    await fragrances.remove('b', undefined);
    await fragrances.update('a', undefined, fragrance('T-1'));
    expect((await fragrances.list()).items[0]?.sku).toBe('T-1');
  });

  test('is not claimed by a fragrance that is refused', async () => {
    const { fragrances } = opened.services;
    const foreign = fragrance('T-1', { heroImageUrl: 'https://elsewhere.example/a.png' });
    await expect(fragrances.add('a', foreign)).rejects.toMatchObject({ status: 400 });
    await fragrances.add('b', fragrance('T-1'));
    expect(await named()).toEqual(['Fragrance T-1']);
  });

  test('is free again when the change that wanted it comes too late', async () => {
    const { fragrances } = opened.services;
    await fragrances.add('a', fragrance('T-1'));
    const etag = (await fragrances.only('a')).items[0]?.etag;
    opened.store.beforeWrite('fragrances', 1, () =>
      opened.other.fragrances.update('a', undefined, fragrance('T-1', { name: 'Faster' })),
    );
    const late = fragrances.update('a', etag, fragrance('T-2'));
    await expect(late).rejects.toMatchObject({ status: 412 });
    await fragrances.add('b', fragrance('T-2'));
    expect(await named()).toEqual(['Faster', 'Fragrance T-2']);
  });
});

describe('the rows of tables', () => {
  test('contain what tables need, and the smallest width of the picture', async () => {
    const { adjectives, fragrances, providers } = opened.services;
    await adjectives.add('calm', { name: 'calm' });
    const heroImageUrl = 'vse-file-upload/abc/1200.webp';
    const weights = [{ id: 'calm', name: 'calm', weight: 5 }];
    const colors = ['#333', '#F8B133'];
    const oneSheetPdfUrl = 'vse-file-upload/abc.pdf';
    const files = { heroImageUrl, oneSheetPdfUrl, colors };
    await fragrances.add('a', fragrance('A', { ...files, adjectives: weights }));
    await fragrances.add('b', fragrance('B'));
    const inventory = { showLogoOnPdf: false, fragrances: [{ id: 'a' }, { id: 'a' }] };
    await providers.add('one', { ...inventory, name: 'One' });
    await providers.add('two', { ...inventory, name: 'Two' });
    const [first, second] = (await fragrances.rows()).items;
    expect(first).toEqual({
      id: 'a',
      etag: expect.any(String),
      name: 'Fragrance A',
      sku: 'A',
      family: 'Green',
      collection: 'Core',
      publishState: 'Draft',
      isOdorNeutralizer: false,
      adjectives: [{ id: 'calm' }],
      thumbnailUrl: expect.stringMatching(/\/vse-file-upload\/abc\/400\.webp\?/),
      colors: ['#333', '#F8B133'],
      oneSheets: { withLogo: true, withoutLogo: false },
      inventories: { stocked: 2, all: 2 },
    });
    expect(second).toMatchObject({
      thumbnailUrl: '',
      oneSheets: { withLogo: false, withoutLogo: false },
      inventories: { stocked: 0, all: 2 },
    });
    expect((await fragrances.rows('b')).items).toEqual([second]);
    expect((await fragrances.rows('gone')).items).toEqual([]);
    expect((await fragrances.only('a')).items[0]?.longDescription).toBe('Long.');
  });

  test('have at most 250 bytes each, 2,000 of them compressed', async () => {
    const { fragrances, ids } = opened.services;
    const names = Array.from({ length: 30 }, () => ids.random());
    const change = { changedBy: 'Lena Vogel', changedDate: '2026-01-05T09:00:00.000Z' };
    const adjectives = names.map((id) => ({ id, name: id, ...change }));
    fillRecords(opened.file, 'adjectives', adjectives);
    await runRegular(opened.context, publishJob);
    const many = Array.from({ length: 2000 }, (_, number) => {
      const { requestId: _id, ...fields } = fragrance(`SKU-${number}`, {
        heroImageUrl: `vse-file-upload/${contentHash(`${number}`)}/1200.webp`,
        adjectives: Array.from({ length: 8 }, (_, index) => ({
          id: names[(number * 7 + index * 3) % 30] ?? '',
          name: '',
          weight: 1,
        })),
        colors: Array.from(
          { length: 8 },
          (_, index) =>
            `#${createHash('sha256').update(`${number} ${index}`).digest('hex').slice(0, 6)}`,
        ),
      });
      return { ...fields, ...change, id: ids.random() };
    });
    fillRecords(opened.file, 'fragrances', many);
    const output = listFragrances.output.parse(await fragrances.rows());
    expect(output.items).toHaveLength(2000);
    expect(FragranceRow.safeParse(output.items[0]).success).toBe(true);
    expect(output.items.every((row) => row.adjectives.length === 8)).toBe(true);
    const bytes = gzipSync(JSON.stringify(output)).byteLength;
    expect(bytes / 2000).toBeLessThanOrEqual(250);
  });
});
