import { messages } from '@vse/domain/messages';
import { uploadLogo } from '@vse/domain/records/files';
import { endpoint } from '../../http/endpoint.ts';
import { fileIdOf } from './file-id.ts';

export const uploadLogoEndpoint = endpoint(
  uploadLogo,
  async ({ input, file, services, noteFacts }) => {
    const path = await services.files.uploadLogo(input.Provider, input.filename, file);
    noteFacts({ record: fileIdOf(path) });
    const sign = await services.blobs.signer();
    return { message: messages.IMAGE_UPLOADED, url: sign(path) };
  },
);
