import { getLogos } from '@vse/domain/files';
import { endpoint } from '../../http/endpoint.ts';

/** The specification reads the list as `data.images` in one text and as `images` in the other: both are answered. */
export const getLogosEndpoint = endpoint(getLogos, async ({ input, services }) => {
  const [paths, sign] = await Promise.all([
    services.files.logos(input.Provider),
    services.blobs.signer(),
  ]);
  const images = paths.map((path) => ({ url: sign(path) }));
  return { images, data: { images } };
});
