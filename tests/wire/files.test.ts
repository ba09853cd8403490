import { readFileSync } from 'node:fs';
import {
  deleteLogo,
  downloadFile,
  getLogos,
  uploadFile,
  uploadLogo,
} from '@vse/domain/records/files';
import { createFragrance, deleteFragrance, listFragrances } from '@vse/domain/records/fragrances';
import { createProvider, deleteProvider, updateProvider } from '@vse/domain/records/providers';
import { createUserSetting, deleteUserSetting, listUserSettings } from '@vse/domain/records/users';
import { describe, expect, test } from 'vitest';
import {
  ADMIN,
  call,
  listAll,
  listWhole,
  MANAGER,
  PNG,
  pngOf,
  providerNamed,
  request,
  SALESPERSON,
  send,
  startTimers,
  upload,
  webpOf,
} from '../support/api.ts';
import { freshEmail, freshFragrance, unique } from '../support/fresh.ts';

const PDF = new TextEncoder().encode('%PDF-1.7 something');

/** The first bytes of a JPEG of one pixel. */
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 1, 0, 1]);

const urlIn = (body: unknown) => (JSON.parse(String(body)) as { url: string }).url;

describe('a file', () => {
  test.each([
    ['picture.PNG', PNG, 'vse-file-upload', 'image/png'],
    ['sheet.pdf', PDF, 'vse-file-upload-blank', 'application/pdf'],
  ])(
    '%s is stored, found by its name, and read through a signed URL',
    async (filename, bytes, container, type) => {
      const { status, body } = await upload(uploadFile, { filename, container }, bytes, MANAGER);
      expect(status).toBe(200);
      const { url } = await call(
        downloadFile,
        { filename, container: container as 'vse-file-upload' },
        SALESPERSON,
      );
      expect(url).toBe(urlIn(body));
      const read = await fetch(url);
      expect(read.headers.get('content-type')).toBe(type);
      expect(new Uint8Array(await read.arrayBuffer())).toEqual(bytes);
    },
  );

  test.each([
    ['IMG_0042.jpeg', JPEG, 'image/jpeg', 'jpg'],
    ['photo.jfif', JPEG, 'image/jpeg', 'jpg'],
    ['photo.jpe', JPEG, 'image/jpeg', 'jpg'],
    ['photo', JPEG, 'image/jpeg', 'jpg'],
    ['logo.png', JPEG, 'image/jpeg', 'jpg'],
    ['shop.jpg', PNG, 'image/png', 'png'],
    ['shop.jpg', webpOf(40, 30), 'image/webp', 'webp'],
    ['mark.pdf', Uint8Array.of(0xef, 0xbb, 0xbf, ...PDF), 'application/pdf', 'pdf'],
    ['lines.pdf', Uint8Array.of(13, 10, ...PDF), 'application/pdf', 'pdf'],
    ['front.pdf', Uint8Array.of(...Array(128).fill(32), ...PDF), 'application/pdf', 'pdf'],
  ])('%s (%#) is stored as what its content is', async (filename, bytes, type, extension) => {
    const { status, body } = await upload(uploadFile, { filename }, bytes, MANAGER);
    expect(status).toBe(200);
    expect(new URL(urlIn(body)).pathname).toMatch(new RegExp(`/[\\w-]+\\.${extension}$`));
    const read = await fetch(urlIn(body));
    expect(read.headers.get('content-type')).toBe(type);
    await read.arrayBuffer();
  });

  test('that is a one-sheet is saved under its name rather than opened, so that no script in it runs', async () => {
    const filename = 'Fiche été.pdf';
    const url = urlIn((await upload(uploadFile, { filename }, PDF, MANAGER)).body);
    const read = await fetch(url);
    expect(read.headers.get('content-disposition')).toBe(
      `attachment; filename="Fiche _t_.pdf"; filename*=UTF-8''Fiche%20%C3%A9t%C3%A9.pdf`,
    );
    await read.arrayBuffer();
  });

  test('is referenced by its URL, which is stored as a path and signed again on each read', async () => {
    const url = urlIn((await upload(uploadFile, { filename: 'hero.png' }, PNG, MANAGER)).body);
    const fields = { ...freshFragrance(), heroImageUrl: url };
    const { id } = await call(createFragrance, fields, ADMIN);
    const items = await listWhole(ADMIN);
    expect(items.find((item) => item.id === id)?.heroImageUrl).toBe(url);
    const foreign = await send(
      createFragrance,
      { ...fields, heroImageUrl: 'https://elsewhere.example/a.png' },
      ADMIN,
    );
    expect(foreign.status).toBe(400);
    await call(deleteFragrance, { id }, ADMIN);
  });

  test.each([
    ['heroImageUrl', 'sheet.pdf', PDF, /JPG, PNG, GIF or WebP/],
    ['oneSheetPdfUrl', 'picture.png', PNG, /PDF/],
    ['oneSheetPdfUrlWithoutLogo', 'picture.png', PNG, /PDF/],
  ] as const)('is not taken as %s when it is %s', async (field, filename, bytes, words) => {
    const url = urlIn((await upload(uploadFile, { filename }, bytes, MANAGER)).body);
    const { status, problem } = await send(
      createFragrance,
      { ...freshFragrance(), [field]: url },
      ADMIN,
    );
    expect([status, problem.errors.length]).toEqual([400, 1]);
    expect(problem.errors[0]).toMatch(words);
  });

  test('is not taken from a logo gallery, nor a logo from the uploads', async () => {
    const { id: provider, name: Provider } = await providerNamed('Maison Verdier');
    const query = { filename: 'logo.png', Provider };
    const logo = ((await upload(uploadLogo, query, PNG, MANAGER)).body as { url: string }).url;
    const hero = urlIn((await upload(uploadFile, { filename: 'hero.png' }, PNG, MANAGER)).body);
    const fragrance = { ...freshFragrance(), heroImageUrl: logo };
    const names = { firstName: 'No', lastName: 'Logo', email: freshEmail('no.logo') };
    const user = { ...names, provider, role: 'Salesperson', logo: hero };
    for (const [contract, input] of [
      [createFragrance, fragrance],
      [createUserSetting, user],
    ] as const) {
      const { status, problem } = await send(contract, input, ADMIN);
      expect([status, problem.errors]).toEqual([
        400,
        ['The file is not known. Please upload it again.'],
      ]);
    }
    const image = logo.split('?')[0]?.split('/').at(-1) ?? '';
    await call(deleteLogo, { image, folder: Provider }, ADMIN);
  });

  test('with a path longer than any of ours is refused, and every fragrance stays readable', async () => {
    const heroImageUrl = `vse-file-upload/${'x'.repeat(1920)}.png`;
    const { status } = await send(createFragrance, { ...freshFragrance(), heroImageUrl }, ADMIN);
    expect(status).toBe(400);
    expect((await send(listFragrances, {}, ADMIN)).status).toBe(200);
  });

  test.each([
    ['a type that is not ours', 'picture.jpg', new TextEncoder().encode('MZ\u0090\0\u0003')],
    [
      'sound that calls itself a picture',
      'picture.webp',
      new TextEncoder().encode('RIFF    WAVEfmt '),
    ],
    ['a script that calls itself a picture', 'picture.png', new TextEncoder().encode('<script>')],
    ['a name that is a path', '../picture.png', PNG],
  ])('with %s is refused', async (_, filename, bytes) => {
    expect((await upload(uploadFile, { filename }, bytes, MANAGER)).status).toBe(400);
  });

  test.each([
    ['a picture of 200 megapixels', 'bomb.png', pngOf(20_000, 10_000), 'PICTURE_TOO_LARGE'],
    ['a picture of no width', 'flat.png', pngOf(0, 10), 'FILE_TYPE_REFUSED'],
    ['a picture without a size', 'cut.png', PNG.slice(0, 12), 'FILE_TYPE_REFUSED'],
    [
      'an SVG',
      'drawing.svg',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'FILE_TYPE_REFUSED',
    ],
    [
      'HTML that calls itself a PDF',
      'page.pdf',
      new TextEncoder().encode('<!doctype html>'),
      'FILE_TYPE_REFUSED',
    ],
    ['a PDF that calls itself a picture', 'page.png', PDF, 'FILE_TYPE_REFUSED'],
    ['a picture that calls itself a PDF', 'page.pdf', PNG, 'FILE_TYPE_REFUSED'],
    ['a null in its name', 'a\u0000.png', PNG, 'FILE_NAME_INVALID'],
    ['a name of 300 characters', `${'x'.repeat(296)}.png`, PNG, 'FILE_NAME_TOO_LONG'],
  ])('that is %s is refused and kept nowhere', async (_, filename, bytes, code) => {
    const { status, problem } = await upload(uploadFile, { filename }, bytes, MANAGER);
    expect([status, problem.issues[0]?.code]).toEqual([400, code]);
    if (code !== 'PICTURE_TOO_LARGE' && code !== 'FILE_TYPE_REFUSED') return;
    expect((await send(downloadFile, { filename }, ADMIN)).status).toBe(404);
  });

  test('that asks for a password is refused in words, and one that only restricts printing is stored', async () => {
    const pdf = (name: string) => Uint8Array.from(readFileSync(`tests/support/pdfs/${name}.pdf`));
    const filename = `${unique('locked')}.pdf`;
    const locked = await upload(uploadFile, { filename }, pdf('secret-aes-256'), MANAGER);
    expect([locked.status, locked.problem.errors]).toEqual([
      400,
      ['This PDF asks for a password. Please upload one that opens without a password.'],
    ]);
    expect((await send(downloadFile, { filename }, ADMIN)).status).toBe(404);
    const open = pdf('open-aes-256');
    const { status, body } = await upload(uploadFile, { filename }, open, MANAGER);
    expect(status).toBe(200);
    const read = await fetch(urlIn(body));
    expect(new Uint8Array(await read.arrayBuffer())).toEqual(open);
  });

  test.each(['%2e%2e%2fa.png', 'a picture 🌺.png', 'بخور.png'])(
    'named %s is stored under the hash of its content',
    async (filename) => {
      const { status, body } = await upload(uploadFile, { filename }, PNG, MANAGER);
      expect(status).toBe(200);
      expect(new URL(urlIn(body)).pathname).toMatch(/\/vse-file-upload\/[\w-]+\.png$/);
      expect((await send(downloadFile, { filename }, ADMIN)).status).toBe(200);
    },
  );

  test('over 10 MB is refused', async () => {
    const huge = new Uint8Array(11_000_000);
    huge.set(PNG);
    expect((await upload(uploadFile, { filename: 'huge.png' }, huge, MANAGER)).status).toBe(413);
  });

  test('that is missing, or not in a form, is refused', async () => {
    const path = `${uploadFile.name}?filename=a.png`;
    const empty = await request(path, { method: 'POST', body: new FormData() }, ADMIN);
    expect([empty.status, empty.problem.errors]).toEqual([400, ['Please select a file first.']]);
    const bare = await request(path, { method: 'POST', body: PNG }, ADMIN);
    expect(bare.status).toBe(415);
  });

  test('that no record has saved yet outlasts the run of the timer on the same day', async () => {
    const url = urlIn((await upload(uploadFile, { filename: 'new.png' }, PNG, MANAGER)).body);
    await startTimers();
    expect((await fetch(url)).status).toBe(200);
  });

  test('of another container or an unknown name is not found', async () => {
    expect((await send(downloadFile, { filename: 'never.png' }, ADMIN)).status).toBe(404);
    expect(
      (await send(downloadFile, { filename: 'a.png', container: 'secrets' }, ADMIN)).status,
    ).toBe(400);
  });

  test('can be uploaded by Managers and Admins only', async () => {
    expect((await upload(uploadFile, { filename: 'a.png' }, PNG, SALESPERSON)).status).toBe(403);
  });
});

describe('a picture in three widths', () => {
  const WIDTHS = { file800: webpOf(800, 400), file400: webpOf(400, 200) };
  const scaled = (more: Record<string, Uint8Array<ArrayBuffer>>, file = webpOf(1200, 600)) =>
    upload(uploadFile, { filename: `${unique('hero')}.webp` }, file, MANAGER, more);

  test('is stored with all of them, and read as a srcset', async () => {
    const { status, body } = await scaled(WIDTHS);
    expect(status).toBe(200);
    const heroImageUrl = urlIn(body);
    const { id } = await call(createFragrance, { ...freshFragrance(), heroImageUrl }, ADMIN);
    const found = (await listWhole(ADMIN)).find((item) => item.id === id);
    const widths = found?.heroImageSrcSet?.split(', ').map((part) => part.split(' ')) ?? [];
    expect(widths.map(([, width]) => width)).toEqual(['400w', '800w', '1200w']);
    const sizes = widths.map(
      async ([url = '']) => new Uint8Array(await (await fetch(url)).arrayBuffer()),
    );
    expect(await Promise.all(sizes)).toEqual([WIDTHS.file400, WIDTHS.file800, webpOf(1200, 600)]);
    await call(deleteFragrance, { id }, ADMIN);
  });

  test.each([
    ['a width is no WebP', { ...WIDTHS, file400: PNG }],
    ['a width is 16,000 pixels high', { ...WIDTHS, file400: webpOf(400, 16_000) }],
  ])('is refused when %s', async (_, more) => {
    const { status, problem } = await scaled(more);
    expect([status, problem.issues[0]?.code]).toEqual([400, 'PICTURE_WIDTHS_WRONG']);
  });
});

describe('a logo gallery', () => {
  async function provider() {
    const name = unique('Gallery');
    const { fragrances } = await providerNamed('Maison Verdier');
    const { id } = await call(createProvider, { name, fragrances }, ADMIN);
    return { id, name, fragrances };
  }
  const logos = async (name: string) => (await call(getLogos, { Provider: name }, ADMIN)).images;

  test('shows what was uploaded for its provider, until it is deleted', async () => {
    const { id, name: Provider } = await provider();
    expect(await logos(Provider)).toEqual([]);
    const { body } = await upload(uploadLogo, { filename: 'logo.png', Provider }, PNG, MANAGER);
    expect(body).toMatchObject({ message: 'The image was uploaded.' });
    const { images, data } = await call(getLogos, { Provider }, SALESPERSON);
    expect(data.images).toEqual(images);
    expect(images).toEqual([{ url: expect.any(String), usedBy: 0 }]);
    const image = images[0]?.url.split('?')[0]?.split('/').at(-1) ?? '';
    const other = await provider();
    expect((await send(deleteLogo, { image, folder: other.name }, ADMIN)).status).toBe(404);
    await call(deleteLogo, { image, folder: Provider }, ADMIN);
    expect(await logos(Provider)).toEqual([]);
    for (const made of [id, other.id]) await call(deleteProvider, { id: made }, ADMIN);
  });

  test('says how many users have a logo, and deleting it takes it from them', async () => {
    const { id: provider_, name: Provider } = await provider();
    const { body } = await upload(uploadLogo, { filename: 'logo.png', Provider }, PNG, MANAGER);
    const { url } = body as { url: string };
    const email = freshEmail('with.logo');
    const person = { firstName: 'With', lastName: 'Logo', email, provider: provider_ };
    const user = await call(
      createUserSetting,
      { ...person, role: 'Salesperson', logo: url },
      ADMIN,
    );
    const logoOf = async () =>
      (await listAll(listUserSettings, ADMIN)).find(({ id }) => id === user.id)?.logo;
    expect(await logoOf()).toBe(url);
    expect(await logos(Provider)).toEqual([{ url, usedBy: 1 }]);
    const image = url.split('?')[0]?.split('/').at(-1) ?? '';
    expect(await call(deleteLogo, { image, folder: Provider }, MANAGER)).toEqual({
      message: 'The image was deleted.',
      takenFrom: 1,
    });
    expect(await logoOf()).toBe('');
    await call(deleteUserSetting, { id: user.id, email }, ADMIN);
    await call(deleteProvider, { id: provider_ }, ADMIN);
  });

  test('stays with its provider when the name changes', async () => {
    const { id, name, fragrances } = await provider();
    await upload(uploadLogo, { filename: 'logo.png', Provider: name }, PNG, MANAGER);
    const before = await logos(name);
    const renamed = unique('Renamed gallery');
    await call(updateProvider, { id, name: renamed, fragrances }, ADMIN);
    expect(await logos(renamed)).toEqual(before);
    expect((await send(getLogos, { Provider: name }, ADMIN)).status).toBe(404);
    await call(deleteProvider, { id }, ADMIN);
  });

  test('of an unknown provider returns 404 and accepts no logo', async () => {
    const Provider = unique('Nobody');
    const { status, problem } = await upload(
      uploadLogo,
      { filename: 'a.png', Provider },
      PNG,
      MANAGER,
    );
    expect([status, problem.message]).toEqual([404, 'The scent provider was not found.']);
    expect((await send(getLogos, { Provider }, ADMIN)).status).toBe(404);
    expect((await send(deleteLogo, { image: 'a.png', folder: Provider }, ADMIN)).status).toBe(404);
  });

  test('accepts JPG and PNG only', async () => {
    const { status, problem } = await upload(
      uploadLogo,
      { filename: 'a.pdf', Provider: 'x' },
      PDF,
      MANAGER,
    );
    const words = 'Invalid file type. Please upload an image in JPG, JPEG, or PNG format.';
    expect([status, problem.errors, problem.message]).toEqual([400, [words], words]);
  });

  test('asks for an image to delete', async () => {
    const { problem } = await send(deleteLogo, { folder: 'x' }, ADMIN);
    expect(problem.errors).toEqual(['Please select an image to delete.']);
    expect(problem.message).toBe('Please select an image to delete.');
  });
});
