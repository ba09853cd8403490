import { type SampleFragrance, weighted } from './sample-types.ts';

export const greenFragrances: SampleFragrance[] = [
  {
    name: 'Garden Path',
    sku: 'GP-0071',
    shortDescription: 'Cut stems and damp gravel, early.',
    longDescription:
      'Galbanum, tomato leaf and a soft mossy base. It smells of a path that someone has just watered.',
    family: 'Green',
    collection: 'Core',
    isOdorNeutralizer: false,
    detectionLevel: 'Medium',
    colors: ['#6F9A4E', '#A9C76F', '#2F5A37'],
    adjectives: weighted({ natural: 9, leafy: 8, fresh: 7, dewy: 6, calm: 5 }),
    publishState: 'Draft',
  },
  {
    name: 'Fern Hollow',
    sku: 'FH-0077',
    shortDescription: 'Fern, moss and the cool side of a stone.',
    longDescription:
      'Fern and oakmoss around a small spring of violet leaf. Deep shade, made comfortable.',
    family: 'Green',
    collection: 'Designer',
    isOdorNeutralizer: false,
    detectionLevel: 'Low',
    colors: ['#3F6B47', '#7FA870', '#C5D6A4', '#23402E'],
    adjectives: weighted({ mossy: 8, cool: 6, restful: 7, earthy: 6, mysterious: 4, misty: 5 }),
    publishState: 'Published',
  },
  {
    name: 'Matcha Ceremony',
    sku: 'MC-0083',
    shortDescription: 'Whisked green tea, straw mat, silence.',
    longDescription:
      'Matcha and tatami straw with a breath of steamed rice. It slows a room to the speed of its guests.',
    family: 'Green',
    collection: 'Prestige',
    isOdorNeutralizer: false,
    detectionLevel: 'Low',
    colors: ['#9DB35A', '#D3D99A', '#5F7A36', '#EFEBD0'],
    adjectives: weighted({ serene: 9, pure: 7, restful: 7, modern: 4, powdery: 4, refined: 5 }),
    publishState: 'Published',
  },
  {
    name: 'Basil Greenhouse',
    sku: 'BG-0088',
    shortDescription: 'Basil, warm glass, wet terracotta.',
    longDescription:
      'Basil and tomato vine under sun-warmed glass, sharpened with lime. A cheerful scent for cafés and kitchens.',
    family: 'Green',
    collection: 'Core',
    isOdorNeutralizer: false,
    detectionLevel: 'Medium',
    colors: ['#4F8A3C', '#93BF4D', '#D9E38E', '#2E5B2A'],
    adjectives: weighted({ herbal: 7, leafy: 8, energetic: 6, zesty: 6, natural: 6 }),
    publishState: 'Published',
  },
  {
    name: 'Bamboo Line',
    sku: 'BL-0091',
    shortDescription: 'Split bamboo and morning air.',
    longDescription:
      'Bamboo, white tea and cucumber water, drawn in a single line. Easy to live with, hard to tire of.',
    family: 'Green',
    collection: 'Core',
    isOdorNeutralizer: false,
    detectionLevel: 'Low',
    colors: ['#8DB48E', '#C9DEC0', '#5B8C74', '#EDF3E2'],
    adjectives: weighted({ clean: 7, airy: 7, calm: 8, modern: 6, light: 6 }),
    publishState: 'Published',
  },
];
