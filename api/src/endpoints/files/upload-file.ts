import * as contracts from '@vse/domain/records/files';
import { endpoint } from '../../http/endpoint.ts';
import { uploadFile } from '../../services/catalogue/files.ts';
import { fileIdOf } from './file-id.ts';

/** Returns a JSON string that contains `url`, as specified. */
export const uploadFileEndpoint = endpoint(
  contracts.uploadFile,
  async ({ input, file, moreFiles, context, noteFacts }) => {
    const { container, filename } = input;
    const path = await uploadFile(context, container, filename, file, moreFiles);
    noteFacts({ record: fileIdOf(path) });
    const sign = await context.blobs.signer();
    return JSON.stringify({ url: sign(path, filename) });
  },
);
