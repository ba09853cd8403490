import { type SampleFragrance, weighted } from './sample-types.ts';

export const ozonicFragrances: SampleFragrance[] = [
  {
    name: 'Quiet Air',
    sku: 'QA-0501',
    shortDescription: 'Neutral, weightless, simply better air.',
    longDescription:
      'Ozone and cotton with an odor-neutralizing base. Nobody will name it; everybody will breathe more slowly.',
    family: 'Ozonic',
    collection: 'Core',
    isOdorNeutralizer: true,
    detectionLevel: 'Low',
    colors: ['#BFD4E2', '#E6EEF3', '#8FAFC6', '#F6F3EA'],
    adjectives: weighted({ airy: 9, pure: 6, clean: 5, light: 5, restful: 3 }),
    publishState: 'Published',
  },
  {
    name: 'First Snow',
    sku: 'FN-0506',
    shortDescription: 'The minute after the snow stops.',
    longDescription:
      'Cold air, white musk and a needle of pine. A clean winter scent without a single spice.',
    family: 'Ozonic',
    collection: 'Holidays',
    isOdorNeutralizer: false,
    detectionLevel: 'Low',
    colors: ['#DCE6EE', '#A9BED3', '#F8F8F6', '#7C93B0', '#C9B7C9'],
    adjectives: weighted({ crisp: 8, cool: 9, pure: 7, serene: 6, nostalgic: 5 }),
    publishState: 'Published',
  },
  {
    name: 'Linen Sky',
    sku: 'LS-0511',
    shortDescription: 'Sheets on the line, wind from the west.',
    longDescription:
      'Sun-dried linen, lily of the valley and a breath of ozone. The smell of a bed that someone made for you.',
    family: 'Ozonic',
    collection: 'Core',
    isOdorNeutralizer: false,
    detectionLevel: 'Medium',
    colors: ['#9CC3DE', '#D7E9F2', '#F7E9D2', '#6A98BF'],
    adjectives: weighted({ clean: 8, airy: 8, fresh: 7, comforting: 5, soft: 5 }),
    publishState: 'Published',
  },
  {
    name: 'Altitude',
    sku: 'AT-0517',
    shortDescription: 'Thin air, long view, cold metal rail.',
    longDescription:
      'Ozone and juniper over a bright mineral musk. It feels like good news at ten thousand feet.',
    family: 'Ozonic',
    collection: 'Designer',
    isOdorNeutralizer: false,
    detectionLevel: 'Medium',
    colors: ['#7FA6C9', '#C9DCE8', '#3F5F86', '#F1D9C0'],
    adjectives: weighted({ clear: 8, crisp: 8, modern: 7, confident: 6, energetic: 6 }),
    publishState: 'Published',
  },
  {
    name: 'After the Storm',
    sku: 'AS-0522',
    shortDescription: 'Petrichor, and the sky opening again.',
    longDescription:
      'Rain on warm ground, wet stone and a trace of violet. Dramatic for a moment, then very calm.',
    family: 'Ozonic',
    collection: 'Prestige',
    isOdorNeutralizer: false,
    detectionLevel: 'Medium',
    colors: ['#6E7F96', '#A9B7C6', '#D9D2C5', '#4A5568', '#E6B89C'],
    adjectives: weighted({ misty: 8, earthy: 7, mysterious: 6, wild: 6, cool: 5, calm: 4 }),
    publishState: 'Published',
  },
];
