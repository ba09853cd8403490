import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DAY_MS } from '@vse/domain/rules/durations';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { withinDeadline } from '../../clients/deadline.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { createContext } from '../context.ts';
import { readUser } from '../users/find-users.ts';
import { addSettings } from '../users/let-in-user.ts';
import { addRecord } from './catalogue.ts';
import { findFile, listLogos, removeLogo, uploadFile } from './files.ts';
import { providerKind } from './providers.ts';
import { removeUnsaved } from './uploads.ts';

let opened: OpenedContext;
beforeEach(() => {
  opened = openContext({});
});
afterEach(() => opened.stop());

/** A PNG of 24 bytes that declares this size. */
function png(width: number, height: number): Uint8Array {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d4948445200000000ffffffff', 'hex');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return Uint8Array.from(bytes);
}

test.each([
  [8192, 8193],
  [65_535, 65_535],
  [1, 67_108_865],
])(
  'a picture that declares %i by %i pixels is refused before it is stored',
  async (width, height) => {
    const upload = uploadFile(opened.context, 'vse-file-upload', 'bomb.png', png(width, height));
    await expect(upload).rejects.toMatchObject({
      status: 400,
      issues: [{ code: 'PICTURE_TOO_LARGE' }],
    });
  },
);

test('a picture whose size cannot be read is refused', async () => {
  const upload = uploadFile(opened.context, 'vse-file-upload', 'cut.png', png(1, 1).slice(0, 20));
  await expect(upload).rejects.toMatchObject({
    status: 400,
    issues: [{ code: 'FILE_TYPE_REFUSED' }],
  });
});

test('a photo of a phone with 64 megapixels is passed on to the storage', async () => {
  const upload = () => uploadFile(opened.context, 'vse-file-upload', 'large.png', png(9280, 6944));
  // There is no storage here: 503 shows that it was called.
  await expect(withinDeadline(upload, 200)).rejects.toMatchObject({ status: 503 });
});

/** A WebP of 30 bytes that declares this size. */
function webp(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(30);
  bytes.write('RIFF    WEBPVP8X');
  bytes.writeUInt16LE(width - 1, 24);
  bytes.writeUInt16LE(height - 1, 27);
  return Uint8Array.from(bytes);
}

type Size = readonly [width: number, height: number];

test.each<[string, Size, Size, Size | null]>([
  ['is too wide', [1200, 600], [800, 400], [401, 200]],
  ['is too narrow', [1200, 600], [799, 400], [400, 200]],
  ['is 16,000 pixels high', [1200, 600], [800, 400], [400, 16_000]],
  ['is of another ratio', [1200, 600], [800, 400], [400, 202]],
  ['is missing', [1200, 600], [800, 400], null],
  ['is too wide itself, the largest one', [1201, 600], [800, 400], [400, 200]],
])('a picture of which a width %s is refused', async (_, file, file800, file400) => {
  const widths = { file800: webp(...file800), ...(file400 && { file400: webp(...file400) }) };
  const upload = uploadFile(contextWith({}), 'vse-file-upload', 'a.webp', webp(...file), widths);
  await expect(upload).rejects.toMatchObject({
    ...{ status: 400, issues: [{ code: 'PICTURE_WIDTHS_WRONG' }] },
  });
});

test.each<[string, Size, Size, Size]>([
  ['whose heights were rounded', [1200, 1001], [800, 668], [400, 333]],
  ['that is narrower than two of them', [500, 3], [500, 3], [400, 2]],
  ['that is a line', [1200, 1], [800, 1], [400, 1]],
])('a picture in three widths %s is stored', async (_, file, file800, file400) => {
  const widths = { file800: webp(...file800), file400: webp(...file400) };
  const path = await uploadFile(
    ...([contextWith({}), 'vse-file-upload', 'a.webp', webp(...file), widths] as const),
  );
  expect(path).toMatch(/^vse-file-upload\//);
});

const onePdf = (name: string) =>
  Uint8Array.from(
    readFileSync(resolve(import.meta.dirname, '../../../../tests/support/pdfs', `${name}.pdf`)),
  );

test('a one-sheet that asks for a password is refused before it is stored', async () => {
  const upload = uploadFile(
    ...([contextWith({}), 'vse-file-upload', 'a.pdf', onePdf('secret-aes-128')] as const),
  );
  await expect(upload).rejects.toMatchObject({
    ...{ status: 400, issues: [{ code: 'PDF_ASKS_FOR_PASSWORD' }] },
  });
});

test.each(['plain', 'open-aes-128'])('the one-sheet %s opens and is stored', async (name) => {
  const path = await uploadFile(contextWith({}), 'vse-file-upload', 'a.pdf', onePdf(name));
  expect(path).toMatch(/\.pdf$/);
});

/** The context of the verbs, with a storage in which every write succeeds. */
function contextWith(storage: { list?: string[]; remove?: () => Promise<boolean> }) {
  const { blobs, ...context } = createContext(opened.context.config, opened.store);
  const { list = [], remove = async () => true } = storage;
  const stub = { write: async () => {}, list: async () => list, remove };
  return { ...context, blobs: { ...blobs, ...stub } };
}

describe('a logo that is deleted', () => {
  const LOGO = 'vse-logos/own/gold.png';
  const addUser = (id: string) =>
    addSettings(opened.context, id, {
      firstName: id,
      lastName: 'Vance',
      email: `${id}@example.com`,
      provider: 'own',
      role: 'Salesperson',
      activeDirectoryMemberId: '',
      logo: LOGO,
    });
  const logoOf = async (id: string) => (await readUser(opened.context, id))?.logo;
  beforeEach(async () => {
    const fields = { name: 'Own', fragrances: [], showLogoOnPdf: true };
    await addRecord(opened.context, providerKind, 'own', fields);
    await addUser('ana');
  });

  test('is taken from its users, also from one who chooses it during the deletion', async () => {
    const remove = async () => {
      await addUser('ben');
      return true;
    };
    const context = contextWith({ list: [LOGO], remove });
    expect(await removeLogo(context, 'Own', 'gold.png')).toBe(2);
    expect([await logoOf('ana'), await logoOf('ben')]).toEqual(['', '']);
  });

  test('is taken from its users first, so that a crash leaves no user with a missing file', async () => {
    const remove = () => Promise.reject(new Error('The host is gone'));
    const context = contextWith({ list: [LOGO], remove });
    await expect(removeLogo(context, 'Own', 'gold.png')).rejects.toThrow('The host is gone');
    expect(await logoOf('ana')).toBe('');
  });
});

test('a file is found by its name until it is deleted', async () => {
  const context = contextWith({});
  const path = await uploadFile(context, 'vse-file-upload', 'sea.png', png(10, 10));
  expect(await findFile(context, 'vse-file-upload', 'sea.png')).toBe(path);
  const now = () => new Date(Date.now() + 3 * DAY_MS);
  expect((await removeUnsaved({ ...context, now })).removed).toBe(1);
  await expect(findFile(context, 'vse-file-upload', 'sea.png')).rejects.toMatchObject({
    status: 404,
    issues: [{ code: 'FILE_NOT_FOUND' }],
  });
});

/** A provider's gallery of 120 logos, and users who have some of them: the first three, and one the last. */
async function gallery() {
  const records = recordsOf(opened.store);
  const paths = Array.from({ length: 120 }, (_, index) => `vse-logos/aurum/logo-${index}.png`);
  const { blobs } = createContext(opened.context.config, opened.store);
  const list = async () => paths;
  const context = { records, blobs: { ...blobs, list, remove: async () => true } };
  await records.providers.create({
    id: 'aurum',
    name: 'Aurum',
    showLogoOnPdf: true,
    fragrances: [],
    changedBy: '',
    changedDate: '2026-03-01T10:00:00.000Z',
  });
  const logos = [...Array(60).fill(paths[0]), paths[1], paths[119]];
  for (const [index, logo] of logos.entries())
    await records.userSettings.create({
      id: `user-${index}`,
      email: `${index}@example.com`,
      emailKey: `${index}@example.com`,
      firstName: 'Noor',
      lastName: 'Haddad',
      sortKey: 'haddad  noor',
      provider: 'aurum',
      role: 'Salesperson',
      logo,
      joined: '2026-05-01T08:00:00.000Z',
      activeDirectoryMemberId: '',
      language: 'en',
      roleState: 'applied',
      roleReason: '',
      redeemUrl: null,
    });
  return { context, records };
}

test('the users of 120 logos are counted with a query for each hundred, not for each', async () => {
  const { context } = await gallery();
  let logos: Awaited<ReturnType<typeof listLogos>> = [];
  const calls = await opened.store.callsOf(async () => {
    logos = await listLogos(context, 'Aurum');
  });
  expect(calls).toEqual(['providers.page', 'userSettings.page', 'userSettings.page']);
  expect(logos).toHaveLength(120);
  expect(logos.map(({ usedBy }) => usedBy)).toEqual([60, 1, ...Array(117).fill(0), 1]);
});

test('a deleted logo is taken from all its users, page by page', async () => {
  const { context, records } = await gallery();
  expect(await removeLogo(context, 'Aurum', 'logo-0.png')).toBe(60);
  const left = await records.userSettings.count([{ field: 'logo', equals: '' }]);
  expect(left).toBe(60);
});
