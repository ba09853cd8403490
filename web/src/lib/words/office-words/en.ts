import { officeMessages } from '@vse/domain/messages/office';
import office from './en.json';

const features = import.meta.glob<object>('../../../features/*/words/en.json', {
  eager: true,
  import: 'default',
});

export const texts = { office: { ...office, messages: officeMessages }, features };
