import { messages } from '@vse/domain/messages';
import * as contracts from '@vse/domain/records/files';
import { endpoint } from '../../http/endpoint.ts';
import { uploadLogo } from '../../services/catalogue/files.ts';
import { fileIdOf } from './file-id.ts';

export const uploadLogoEndpoint = endpoint(
  contracts.uploadLogo,
  async ({ input, file, context, noteFacts }) => {
    const path = await uploadLogo(context, input.Provider, input.filename, file);
    noteFacts({ record: fileIdOf(path) });
    const sign = await context.blobs.signer();
    return { message: messages.IMAGE_UPLOADED, url: sign(path) };
  },
);
