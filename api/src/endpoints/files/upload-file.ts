import { uploadFile } from '@vse/domain/records/files';
import { endpoint } from '../../http/endpoint.ts';
import { fileIdOf } from './file-id.ts';

/** Returns a JSON string that contains `url`, as specified. */
export const uploadFileEndpoint = endpoint(
  uploadFile,
  async ({ input, file, moreFiles, services, noteFacts }) => {
    const { container, filename } = input;
    const path = await services.files.upload(container, filename, file, moreFiles);
    noteFacts({ record: fileIdOf(path) });
    const sign = await services.blobs.signer();
    return JSON.stringify({ url: sign(path, filename) });
  },
);
