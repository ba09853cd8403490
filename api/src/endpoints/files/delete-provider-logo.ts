import { messages } from '@vse/domain/messages';
import { deleteLogo } from '@vse/domain/records/files';
import { endpoint } from '../../http/endpoint.ts';
import { removeLogo } from '../../services/catalogue/files.ts';
import { fileIdOf } from './file-id.ts';

export const deleteLogoEndpoint = endpoint(deleteLogo, async ({ input, context, noteFacts }) => {
  const takenFrom = await removeLogo(context, input.folder, input.image);
  noteFacts({ record: fileIdOf(input.image) });
  return { message: messages.IMAGE_DELETED, takenFrom };
});
