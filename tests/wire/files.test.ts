import type { Contract } from '@vse/domain/contract';
import { deleteLogo, downloadFile, getLogos, uploadFile, uploadLogo } from '@vse/domain/files';
import { createFragrance, deleteFragrance, listFragrances } from '@vse/domain/fragrances';
import { describe, expect, test } from 'vitest';
import { ADMIN, call, MANAGER, request, SALESPERSON, send, unique } from '../support/api.ts';

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const PDF = new TextEncoder().encode('%PDF-1.7 something');

function upload(
  contract: Contract,
  query: Record<string, string>,
  bytes: Uint8Array<ArrayBuffer>,
  by = MANAGER,
) {
  const body = new FormData();
  body.set('file', new Blob([bytes]), 'file');
  return request(`${contract.name}?${new URLSearchParams(query)}`, { method: 'POST', body }, by);
}

const urlIn = (body: unknown) => (JSON.parse(String(body)) as { url: string }).url;

describe('a file', () => {
  test.each([
    ['picture.PNG', PNG, 'vse-file-upload', 'image/png'],
    ['sheet.pdf', PDF, 'vse-file-upload-blank', 'application/pdf'],
  ])(
    '%s is stored, found by its name, and read through a signed URL',
    async (filename, bytes, container, type) => {
      const { status, body } = await upload(uploadFile, { filename, container }, bytes);
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

  test('is referred to by its URL, which is stored as a path and signed anew', async () => {
    const url = urlIn((await upload(uploadFile, { filename: 'hero.png' }, PNG)).body);
    const fields = {
      ...{ name: unique('With picture'), sku: 'T', shortDescription: 's', longDescription: 'l' },
      ...({
        family: 'Amber',
        collection: 'Core',
        publishState: 'Draft',
        heroImageUrl: url,
      } as const),
    };
    const { id } = await call(createFragrance, fields, ADMIN);
    const { items } = await call(listFragrances, {}, ADMIN);
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
    ['a type that is not ours', 'run.exe', PNG],
    ['bytes that are not what the name says', 'picture.jpg', PNG],
    ['a script that calls itself a picture', 'picture.png', new TextEncoder().encode('<script>')],
    ['a name that is a path', '../picture.png', PNG],
  ])('with %s is refused', async (_, filename, bytes) => {
    expect((await upload(uploadFile, { filename }, bytes)).status).toBe(400);
  });

  test('over 10 MB is refused', async () => {
    const huge = new Uint8Array(11_000_000);
    huge.set(PNG);
    expect((await upload(uploadFile, { filename: 'huge.png' }, huge)).status).toBe(413);
  });

  test('that is missing, or not in a form, is refused', async () => {
    const path = `${uploadFile.name}?filename=a.png`;
    const empty = await request(path, { method: 'POST', body: new FormData() }, ADMIN);
    expect([empty.status, empty.problem.errors]).toEqual([400, ['Please select a file first.']]);
    const bare = await request(path, { method: 'POST', body: PNG }, ADMIN);
    expect(bare.status).toBe(415);
  });

  test('of another container or an unknown name is not found', async () => {
    expect((await send(downloadFile, { filename: 'never.png' }, ADMIN)).status).toBe(404);
    expect(
      (await send(downloadFile, { filename: 'a.png', container: 'secrets' }, ADMIN)).status,
    ).toBe(400);
  });

  test('is uploaded by nobody below a Manager', async () => {
    expect((await upload(uploadFile, { filename: 'a.png' }, PNG, SALESPERSON)).status).toBe(403);
  });
});

describe('a logo gallery', () => {
  test('shows what was uploaded for its provider, until it is deleted', async () => {
    const Provider = unique('Gallery');
    expect((await call(getLogos, { Provider }, ADMIN)).images).toEqual([]);
    const { body } = await upload(uploadLogo, { filename: 'logo.png', Provider }, PNG);
    expect(body).toMatchObject({ message: 'The image was uploaded.' });
    const { images, data } = await call(getLogos, { Provider }, SALESPERSON);
    expect(data.images).toEqual(images);
    expect(images).toHaveLength(1);
    const image = images[0]?.url.split('?')[0]?.split('/').at(-1) ?? '';
    expect((await send(deleteLogo, { image, folder: unique('Other') }, ADMIN)).status).toBe(404);
    await call(deleteLogo, { image, folder: Provider }, ADMIN);
    expect((await call(getLogos, { Provider }, ADMIN)).images).toEqual([]);
  });

  test('takes JPG and PNG only, and says so', async () => {
    const { status, problem } = await upload(uploadLogo, { filename: 'a.pdf', Provider: 'x' }, PDF);
    expect([status, problem.errors]).toEqual([
      400,
      ['Invalid file type. Please upload an image in JPG, JPEG, or PNG format.'],
    ]);
  });

  test('asks for an image to delete', async () => {
    const { problem } = await send(deleteLogo, { folder: 'x' }, ADMIN);
    expect(problem.errors).toEqual(['Please select an image to delete.']);
  });
});
