import office from './de.json';

const features = import.meta.glob<object>('../../../features/*/words/de.json', {
  eager: true,
  import: 'default',
});

export const texts = { office: office, features };
