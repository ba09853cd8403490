import office from './fr.json';

const features = import.meta.glob<object>('../../../features/*/words/fr.json', {
  eager: true,
  import: 'default',
});

export const texts = { office: office, features };
