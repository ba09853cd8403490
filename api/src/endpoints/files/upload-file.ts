import { uploadFile } from '@vse/domain/files';
import { endpoint } from '../../http/endpoint.ts';

/** Answers a JSON string that contains url, as the specification has it. */
export const uploadFileEndpoint = endpoint(uploadFile, async ({ input, file, services }) => {
  const path = await services.files.upload(input.container, input.filename, file);
  const sign = await services.blobs.signer();
  return JSON.stringify({ url: sign(path) });
});
