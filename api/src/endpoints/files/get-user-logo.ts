import { getLogos } from '@vse/domain/records/files';
import { endpoint } from '../../http/endpoint.ts';

/** One text of the specification reads the list from `data.images`, the other from `images`, so both are returned. */
export const getLogosEndpoint = endpoint(getLogos, async ({ input, services }) => {
  const [logos, sign] = await Promise.all([
    services.files.logos(input.Provider),
    services.blobs.signer(),
  ]);
  const images = logos.map(({ path, usedBy }) => ({ url: sign(path), usedBy }));
  return { images, data: { images } };
});
