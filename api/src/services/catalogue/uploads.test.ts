import { MINUTE_MS } from '@vse/domain/rules/durations';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import type { Store } from '../../store/store.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { createContext } from '../context.ts';
import { isRemoved, noteUpload, removeUnsaved, saveUploads } from './uploads.ts';

const PICTURE = 'vse-file-upload/abc/1200.webp';
const SHEET = 'vse-file-upload/def.pdf';
const DAY = 24 * 60;

let opened: OpenedContext;
let passed = 0;
let removed: string[] = [];
beforeEach(() => {
  opened = openContext({});
  [passed, removed] = [0, []];
});
afterEach(() => opened.stop());

const now = () => new Date(Date.now() + passed * MINUTE_MS);
const pass = (minutes: number) => {
  passed += minutes;
};

/** The context of the verbs, with blobs that only record deletions. */
function contextOf(store: Store, onRemove: () => unknown = () => undefined) {
  const { blobs } = createContext(opened.context.config, store, { now });
  const remove = async (path: string) => {
    await onRemove();
    removed.push(path);
    return true;
  };
  return { records: recordsOf(store), now, blobs: { ...blobs, remove } };
}

test('an upload that no record saves is deleted after two days, in all widths', async () => {
  const context = contextOf(opened.store);
  await noteUpload(context, PICTURE);
  pass(2 * DAY - 1);
  expect((await removeUnsaved(context)).removed).toBe(0);
  pass(2);
  expect((await removeUnsaved(context)).removed).toBe(1);
  expect(removed).toEqual([
    'vse-file-upload/abc/400.webp',
    'vse-file-upload/abc/800.webp',
    'vse-file-upload/abc/1200.webp',
  ]);
  expect(await isRemoved(context, PICTURE)).toBe(true);
  expect((await removeUnsaved(context)).removed).toBe(0);
});

test('a file that a record saved once is kept, even when it is uploaded again and not saved', async () => {
  const context = contextOf(opened.store);
  await noteUpload(context, SHEET);
  await saveUploads(context, [SHEET, ''], []);
  await noteUpload(context, SHEET);
  pass(10 * DAY);
  expect([(await removeUnsaved(context)).removed, removed]).toEqual([0, []]);
});

test('a repeated upload starts its two days again', async () => {
  const context = contextOf(opened.store);
  await noteUpload(context, SHEET);
  pass(DAY);
  await noteUpload(context, SHEET);
  pass(DAY + 1);
  expect((await removeUnsaved(context)).removed).toBe(0);
});

test('a record cannot save a deleted file, but can after it is uploaded again', async () => {
  const context = contextOf(opened.store);
  await noteUpload(context, SHEET);
  pass(3 * DAY);
  await removeUnsaved(context);
  await expect(saveUploads(context, [SHEET], [])).rejects.toMatchObject({
    status: 400,
    errors: ['The file is not known. Please upload it again.'],
  });
  await noteUpload(context, SHEET);
  await saveUploads(context, [SHEET], []);
  pass(3 * DAY);
  expect((await removeUnsaved(context)).removed).toBe(0);
});

test('a file that a record saves while it is being checked is kept', async () => {
  const context = contextOf(opened.store);
  await noteUpload(context, SHEET);
  pass(3 * DAY);
  const records = recordsOf(opened.store);
  opened.store.beforeWrite('uploads', 1, () => saveUploads({ records, now }, [SHEET], []));
  expect([(await removeUnsaved(context)).removed, removed]).toEqual([0, []]);
});

test('the same content is refused while its file is being deleted', async () => {
  const context = contextOf(opened.store, async () => {
    await expect(noteUpload(context, SHEET)).rejects.toMatchObject({ status: 503 });
  });
  await noteUpload(context, SHEET);
  pass(3 * DAY);
  expect((await removeUnsaved(context)).removed).toBe(1);
  await noteUpload(context, SHEET);
  expect(await isRemoved(context, SHEET)).toBe(false);
});

test('an interrupted deletion is finished later', async () => {
  let isBroken = true;
  const context = contextOf(opened.store, () => {
    if (isBroken) throw new Error('Crash');
  });
  await noteUpload(context, SHEET);
  pass(3 * DAY);
  await expect(removeUnsaved(context)).rejects.toThrow('Crash');
  isBroken = false;
  pass(3 * DAY);
  expect([(await removeUnsaved(context)).removed, removed]).toEqual([1, [SHEET]]);
});

test('a file that was put into the storage by another way can be saved and is never deleted', async () => {
  const context = contextOf(opened.store);
  await saveUploads(context, ['vse-file-upload/old.pdf'], []);
  await noteUpload(context, 'vse-file-upload/old.pdf');
  pass(10 * DAY);
  expect([(await removeUnsaved(context)).removed, removed]).toEqual([0, []]);
});
