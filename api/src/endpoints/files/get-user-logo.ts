import { getLogos } from '@vse/domain/records/files';
import { endpoint } from '../../http/endpoint.ts';

/** The specification reads the list as `data.images` in one text and as `images` in the other: both are answered. */
export const getLogosEndpoint = endpoint(getLogos, async ({ input, services }) => {
  const [logos, sign] = await Promise.all([
    services.files.logos(input.Provider),
    services.blobs.signer(),
  ]);
  const images = logos.map(({ path, usedBy }) => ({ url: sign(path), usedBy }));
  return { images, data: { images } };
});
