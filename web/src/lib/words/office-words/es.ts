import office from './es.json';

const features = import.meta.glob<object>('../../../features/*/words/es.json', {
  eager: true,
  import: 'default',
});

export const texts = { office: office, features };
