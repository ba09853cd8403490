import { downloadFile } from '@vse/domain/records/files';
import { endpoint } from '../../http/endpoint.ts';
import { findFile } from '../../services/catalogue/files.ts';

export const downloadFileEndpoint = endpoint(downloadFile, async ({ input, context }) => {
  const path = await findFile(context, input.container, input.filename);
  const sign = await context.blobs.signer();
  return { url: sign(path, input.filename) };
});
