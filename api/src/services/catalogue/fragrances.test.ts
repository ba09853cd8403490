import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { MAX_ROWS_PAGE_SIZE } from '@vse/domain/limits';
import { FragranceRow, listFragrances, type NewFragrance } from '@vse/domain/records/fragrances';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { fillRecords } from '../../../../tests/support/fill-records.ts';
import { runRegular } from '../../../../tests/support/jobs.ts';
import { fragranceWith } from '../../../../tests/support/small-catalogue.ts';
import { publishJob } from '../../jobs/publish.ts';
import { readStored } from '../../store/documents.ts';
import { contentHash } from '../../store/ids.ts';
import { StoreError } from '../../store/store.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import type { Context } from '../context.ts';
import { adjectiveKind } from './adjectives.ts';
import { addRecord, listRecords, removeRecord, updateRecord } from './catalogue.ts';
import { fragranceKind, fragranceRow, onlyFragrance, pageOfRows } from './fragrances.ts';
import { providerKind } from './providers.ts';

/** What the timer's next run does for the published catalogue: how many announced changes it has completed. */
const settled = async (context: Context): Promise<number> =>
  (await runRegular(context, publishJob)).settled ?? 0;

let opened: OpenedContext;
beforeEach(() => {
  opened = openContext({});
});
afterEach(() => opened.stop());

const TEXTS = { shortDescription: 'Short.', longDescription: 'Long.' };
const fragrance = (sku: string, more: Partial<NewFragrance> = {}): NewFragrance => ({
  ...fragranceWith(sku, {}, { ...TEXTS, name: `Fragrance ${sku}`, publishState: 'Draft' }),
  ...more,
});
const WHOLE = { limit: MAX_ROWS_PAGE_SIZE };
const TAKEN = { status: 409, errors: ['There is a fragrance with this SKU already.'] };
const named = async () =>
  (await listRecords(opened.context, fragranceKind)).items.map(({ name }) => name);

describe('a deleted fragrance', () => {
  const stocked = async () =>
    (await listRecords(opened.context, providerKind)).items.map(({ name, fragrances }) => [
      name,
      fragrances.map(({ id }) => id),
    ]);
  beforeEach(async () => {
    for (const id of ['a', 'b']) await addRecord(opened.context, fragranceKind, id, fragrance(id));
    const both = [{ id: 'a' }, { id: 'b' }];
    for (const name of ['One', 'Two'])
      await addRecord(opened.context, providerKind, name, {
        name,
        fragrances: both,
        showLogoOnPdf: false,
      });
  });

  test('leaves every inventory and its counts', async () => {
    await removeRecord(opened.context, fragranceKind, 'a', undefined);
    expect(await stocked()).toEqual([
      ['One', ['b']],
      ['Two', ['b']],
    ]);
    expect(
      (await pageOfRows(opened.context, WHOLE)).items.map(({ inventories }) => inventories),
    ).toEqual([{ stocked: 2, all: 2 }]);
  });

  test('leaves an inventory that is saved with it after the deletion has read all inventories', async () => {
    await addRecord(opened.context, fragranceKind, 'c', fragrance('c'));
    const more = (ids: string[]) => ({
      showLogoOnPdf: false,
      fragrances: ids.map((id) => ({ id })),
    });
    opened.store.beforeWrite('providers', 1, () =>
      removeRecord(opened.other, fragranceKind, 'c', undefined),
    );
    await updateRecord(opened.context, providerKind, 'One', undefined, {
      name: 'One',
      ...more(['a', 'c']),
    });
    opened.store.beforeWrite('providers', 1, () =>
      removeRecord(opened.other, fragranceKind, 'a', undefined),
    );
    await addRecord(opened.context, providerKind, 'Three', { name: 'Three', ...more(['a', 'b']) });
    expect(await stocked()).toEqual([
      ['One', []],
      ['Three', ['b']],
      ['Two', ['b']],
    ]);
  });

  test('an error after an inventory was written leaves its name taken and the rest to the timer', async () => {
    opened.store.beforeWrite('providers', 1, () =>
      removeRecord(opened.other, fragranceKind, 'a', undefined),
    );
    opened.store.beforeWrite('providers', 2, () => {
      throw new StoreError('too-large', 'The inventory cannot be written');
    });
    const three = {
      name: 'Three',
      showLogoOnPdf: false,
      fragrances: [{ id: 'a' }, { id: 'b' }],
    };
    await expect(addRecord(opened.context, providerKind, 'Three', three)).rejects.toMatchObject({
      kind: 'unavailable',
    });
    await expect(
      addRecord(opened.other, providerKind, 'Four', { ...three, fragrances: [] }),
    ).rejects.toMatchObject({ errors: ['There is a scent provider with this name already.'] });
    opened.pass(0.6);
    await settled(opened.other);
    expect(await stocked()).toContainEqual(['Three', ['b']]);
  });

  test('leaves an inventory that was written after its request was refused, within a minute', async () => {
    await addRecord(opened.context, fragranceKind, 'c', fragrance('c'));
    const { doc, etag } = await readStored(recordsOf(opened.store).providers, 'One');
    opened.store.beforeWrite('providers', 1, () => {
      throw new Error('no answer');
    });
    const inventory = [{ id: 'c' }, { id: 'b' }];
    const saved = { name: 'One', showLogoOnPdf: false, fragrances: inventory };
    await expect(
      updateRecord(opened.context, providerKind, 'One', undefined, saved),
    ).rejects.toThrow('no answer');
    await removeRecord(opened.other, fragranceKind, 'c', undefined);
    await recordsOf(opened.store).providers.replace({ ...doc, fragrances: inventory }, etag);
    opened.pass(0.6);
    await settled(opened.other);
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
    await expect(removeRecord(opened.context, fragranceKind, 'a', undefined)).rejects.toThrow();
    opened.pass(0.6);
    await settled(opened.other);
    expect(await stocked()).toEqual([
      ['One', ['b']],
      ['Two', ['b']],
    ]);
  });

  test('stays in the inventories when its deletion is refused', async () => {
    await expect(removeRecord(opened.context, fragranceKind, 'a', 'stale')).rejects.toMatchObject(
      {},
    );
    expect(await stocked()).toEqual([
      ['One', ['a', 'b']],
      ['Two', ['a', 'b']],
    ]);
  });
});

describe('a SKU', () => {
  test('is unique, also when two hosts want it at the same time; a name may repeat', async () => {
    const tries = await Promise.allSettled([
      addRecord(opened.context, fragranceKind, 'a', fragrance('T-1')),
      addRecord(opened.other, fragranceKind, 'b', fragrance('T-1')),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: TAKEN });
    await addRecord(
      opened.context,
      fragranceKind,
      'c',
      fragrance('T-2', { name: 'Fragrance T-1' }),
    );
    expect(await named()).toEqual(['Fragrance T-1', 'Fragrance T-1']);
  });

  test('is taken in any letter case, and a fragrance may change the case of its own', async () => {
    await addRecord(opened.context, fragranceKind, 'a', fragrance('Ab-1'));
    await expect(
      addRecord(opened.context, fragranceKind, 'b', fragrance('AB-1')),
    ).rejects.toMatchObject(TAKEN);
    await updateRecord(opened.context, fragranceKind, 'a', undefined, fragrance('aB-1'));
    await addRecord(opened.context, fragranceKind, 'c', fragrance('C-1'));
    await expect(
      updateRecord(opened.context, fragranceKind, 'c', undefined, fragrance('ab-1')),
    ).rejects.toMatchObject(TAKEN);
    await removeRecord(opened.context, fragranceKind, 'a', undefined);
    await updateRecord(opened.context, fragranceKind, 'c', undefined, fragrance('AB-1'));
  });

  test('is free again when its fragrance is deleted or gets another one', async () => {
    await addRecord(opened.context, fragranceKind, 'a', fragrance('T-1'));
    await updateRecord(opened.context, fragranceKind, 'a', undefined, fragrance('T-2'));
    await addRecord(opened.context, fragranceKind, 'b', fragrance('T-1'));
    await expect(
      updateRecord(opened.context, fragranceKind, 'a', undefined, fragrance('T-1')),
    ).rejects.toMatchObject(TAKEN);
    await removeRecord(opened.context, fragranceKind, 'b', undefined);
    await updateRecord(opened.context, fragranceKind, 'a', undefined, fragrance('T-1'));
    expect((await listRecords(opened.context, fragranceKind)).items[0]?.sku).toBe('T-1');
  });

  test('is not claimed by a fragrance that is refused', async () => {
    const foreign = fragrance('T-1', { heroImageUrl: 'https://elsewhere.example/a.png' });
    await expect(addRecord(opened.context, fragranceKind, 'a', foreign)).rejects.toMatchObject({
      status: 400,
    });
    await addRecord(opened.context, fragranceKind, 'b', fragrance('T-1'));
    expect(await named()).toEqual(['Fragrance T-1']);
  });

  test('is free again when the change that wanted it comes too late', async () => {
    await addRecord(opened.context, fragranceKind, 'a', fragrance('T-1'));
    const etag = (await onlyFragrance(opened.context, 'a')).items[0]?.etag;
    opened.store.beforeWrite('fragrances', 1, () =>
      updateRecord(
        opened.other,
        fragranceKind,
        'a',
        undefined,
        fragrance('T-1', { name: 'Faster' }),
      ),
    );
    const late = updateRecord(opened.context, fragranceKind, 'a', etag, fragrance('T-2'));
    await expect(late).rejects.toMatchObject({ status: 412 });
    await addRecord(opened.context, fragranceKind, 'b', fragrance('T-2'));
    expect(await named()).toEqual(['Faster', 'Fragrance T-2']);
  });
});

describe('the rows of tables', () => {
  test('contain what tables need, and the smallest width of the picture', async () => {
    await addRecord(opened.context, adjectiveKind, 'calm', { name: 'calm' });
    const heroImageUrl = 'vse-file-upload/abc/1200.webp';
    const weights = [{ id: 'calm', name: 'calm', weight: 5 }];
    const colors = ['#333', '#F8B133'];
    const oneSheetPdfUrl = 'vse-file-upload/abc.pdf';
    const files = { heroImageUrl, oneSheetPdfUrl, colors };
    await addRecord(
      opened.context,
      fragranceKind,
      'a',
      fragrance('A', { ...files, adjectives: weights }),
    );
    await addRecord(opened.context, fragranceKind, 'b', fragrance('B'));
    const inventory = { showLogoOnPdf: false, fragrances: [{ id: 'a' }, { id: 'a' }] };
    await addRecord(opened.context, providerKind, 'one', { ...inventory, name: 'One' });
    await addRecord(opened.context, providerKind, 'two', { ...inventory, name: 'Two' });
    const [first, second] = (await pageOfRows(opened.context, WHOLE)).items;
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
    expect((await fragranceRow(opened.context, 'b')).items).toEqual([second]);
    expect((await fragranceRow(opened.context, 'gone')).items).toEqual([]);
    expect((await onlyFragrance(opened.context, 'a')).items[0]?.longDescription).toBe('Long.');
  });

  test('have at most 250 bytes each, 2,000 of them compressed', async () => {
    const { ids } = opened.context;
    const names = Array.from({ length: 30 }, () => ids.random());
    const change = { changedBy: 'Lena Vogel', changedDate: '2026-01-05T09:00:00.000Z' };
    const adjectives = names.map((id) => ({ id, name: id, ...change }));
    fillRecords(opened.file, 'adjectives', adjectives);
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
    await runRegular(opened.context, publishJob);
    const output = listFragrances.output.parse(await pageOfRows(opened.context, { limit: 2000 }));
    expect(output.items).toHaveLength(2000);
    expect(FragranceRow.safeParse(output.items[0]).success).toBe(true);
    expect(output.items.every((row) => row.adjectives.length === 8)).toBe(true);
    const bytes = gzipSync(JSON.stringify(output)).byteLength;
    expect(bytes / 2000).toBeLessThanOrEqual(250);
  });
});
