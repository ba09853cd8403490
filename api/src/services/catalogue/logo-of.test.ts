import { expect, test } from 'vitest';
import type { Blobs } from '../../clients/blobs.ts';
import { requireLogoOf } from './files.ts';

/** Galleries with one logo each. */
const blobs = { list: async (_: string, id: string) => [`vse-logos/${id}/a.png`] } as Blobs;

test.each([
  ['no logo', 'aurum', ''],
  ['a logo in the gallery of the provider', 'aurum', 'vse-logos/aurum/a.png'],
])('%s is taken', async (_, provider, logo) => {
  await expect(requireLogoOf({ blobs }, provider, logo)).resolves.toBeUndefined();
});

test.each([
  ['a logo that is not in the gallery', 'aurum', 'vse-logos/aurum/b.png'],
  ["another provider's logo", 'aurum', 'vse-logos/northlight/a.png'],
  ['a logo of a gallery whose name begins alike', 'aurum', 'vse-logos/aurum-2/a.png'],
])('%s is refused', async (_, provider, logo) => {
  await expect(requireLogoOf({ blobs }, provider, logo)).rejects.toMatchObject({
    status: 400,
    issues: [{ code: 'FILE_UNKNOWN', field: 'logo' }],
  });
});
