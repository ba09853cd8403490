import { deleteLogo } from '@vse/domain/files';
import { endpoint } from '../../http/endpoint.ts';

export const deleteLogoEndpoint = endpoint(deleteLogo, async ({ input, services }) => {
  await services.files.removeLogo(input.folder, input.image);
  return { message: 'The image was deleted.' };
});
