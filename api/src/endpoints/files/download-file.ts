import { downloadFile } from '@vse/domain/records/files';
import { endpoint } from '../../http/endpoint.ts';

export const downloadFileEndpoint = endpoint(downloadFile, async ({ input, services }) => {
  const path = await services.files.find(input.container, input.filename);
  const sign = await services.blobs.signer();
  return { url: sign(path, input.filename) };
});
