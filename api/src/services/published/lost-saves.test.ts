import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { runRegular } from '../../../../tests/support/jobs.ts';
import {
  addFragrance,
  addSmallCatalogue,
  fragranceWith,
  recommendedFor,
  saveFragrance,
} from '../../../../tests/support/small-catalogue.ts';
import { publishJob } from '../../jobs/publish.ts';
import { revise } from '../../store/documents.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { updateRecord } from '../catalogue/catalogue.ts';
import { fragranceKind } from '../catalogue/fragrances.ts';
import { partNameOf } from './published-parts.ts';

let opened: OpenedContext;
beforeEach(async () => {
  opened = openContext({});
  await addSmallCatalogue(opened.context);
});
afterEach(() => opened.stop());

const partOf = (id: string) => partNameOf({ kind: 'fragrance', id });
/** The id of another fragrance whose row is in the same part. */
const besides = (id: string): string => {
  for (let at = 0; ; at += 1) if (partOf(`f${at}`) === partOf(id)) return `f${at}`;
};

test('A save that is tried again is refused once the running change set has written the record', async () => {
  const { other, store, database } = opened;
  const records = recordsOf(database);
  const date = new Date().toISOString();
  opened.store.beforeWrite('fragrances', 1, async () => {
    // Kept by the first attempt, which the set writes over.
    await revise(records.publishedHead, 'head', undefined, (head) => ({
      ...head,
      set: { id: 'set', date },
    }));
    await revise(records.fragrances, 'sea', undefined, (doc) => ({
      ...doc,
      family: 'Citrus' as const,
      changedDate: date,
      changeSet: { id: 'set', replaced: doc.changedDate },
    }));
  });
  const saving = saveFragrance(opened.context, 'sea', { calm: 7 });
  await expect(saving).rejects.toMatchObject({
    status: 409,
    issues: [{ code: 'RECORD_IN_CHANGE_SET' }],
  });
  const stored = (await recordsOf(store).fragrances.read('sea'))?.doc;
  expect([stored?.family, stored?.changeSet?.id]).toEqual(['Citrus', 'set']);
  // Quizzes see neither.
  expect(await recommendedFor('quiet', other)).toEqual(['sea 2', 'sun 0']);
});

test('A slow save reaches quizzes although another writer replaces its part while it is read', async () => {
  const { other, store, context } = opened;
  const beside = besides('sea');
  const saveBeside = (weight: number) =>
    updateRecord(other, fragranceKind, beside, undefined, fragranceWith(beside, { calm: weight }));
  await addFragrance(other, beside, { calm: 1 });
  store.beforeWrite('fragrances', 1, async () => {
    // Longer than a request may take: the timer takes the save for one that crashed.
    opened.pass(1);
    expect(await runRegular(other, publishJob)).toMatchObject({ settled: 1 });
    // This instance does not know the part that is made here.
    await saveBeside(2);
    // The next reads are those of the list and of the head, the one after them that of the part, which is gone by then.
    store.beforeCall('published.read', () =>
      store.beforeCall('published.read', () =>
        store.beforeCall('published.read', () => saveBeside(3)),
      ),
    );
  });
  await saveFragrance(context, 'sea', { calm: 9 });
  expect(await recommendedFor('quiet', other)).toEqual(['sea 9', 'sun 0']);
});
