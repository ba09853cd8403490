import { messages } from '@vse/domain/messages';
import { deleteLogo } from '@vse/domain/records/files';
import { endpoint } from '../../http/endpoint.ts';

export const deleteLogoEndpoint = endpoint(deleteLogo, async ({ input, services }) => {
  const takenFrom = await services.files.removeLogo(input.folder, input.image);
  return { message: messages.IMAGE_DELETED, takenFrom };
});
