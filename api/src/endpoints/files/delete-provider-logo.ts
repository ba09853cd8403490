import { messages } from '@vse/domain/messages';
import { deleteLogo } from '@vse/domain/records/files';
import { endpoint } from '../../http/endpoint.ts';
import { fileIdOf } from './file-id.ts';

export const deleteLogoEndpoint = endpoint(deleteLogo, async ({ input, services, noteFacts }) => {
  const takenFrom = await services.files.removeLogo(input.folder, input.image);
  noteFacts({ record: fileIdOf(input.image) });
  return { message: messages.IMAGE_DELETED, takenFrom };
});
