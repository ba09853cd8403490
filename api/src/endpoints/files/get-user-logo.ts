import { getLogos } from '@vse/domain/records/files';
import { endpoint } from '../../http/endpoint.ts';
import { listLogos } from '../../services/catalogue/files.ts';

/** One text of the specification reads the list from `data.images`, the other from `images`, so both are returned. */
export const getLogosEndpoint = endpoint(getLogos, async ({ input, context }) => {
  const [logos, sign] = await Promise.all([
    listLogos(context, input.Provider),
    context.blobs.signer(),
  ]);
  const images = logos.map(({ path, usedBy }) => ({ url: sign(path), usedBy }));
  return { images, data: { images } };
});
