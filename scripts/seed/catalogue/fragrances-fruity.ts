import { type SampleFragrance, weighted } from './sample-types.ts';

export const fruityFragrances: SampleFragrance[] = [
  {
    name: 'Orchard Light',
    sku: 'OL-0415',
    shortDescription: 'Ripe apples, low sun, a ladder in the grass.',
    longDescription:
      'Red apple and quince over hay and a touch of cinnamon bark. Orchard more than pie, harvest more than feast.',
    family: 'Fruity',
    collection: 'Holidays',
    isOdorNeutralizer: false,
    detectionLevel: 'Medium',
    colors: ['#BF3B4B', '#E8704F', '#F2AE67'],
    adjectives: weighted({ juicy: 8, sunny: 7, joyful: 7, sweet: 6, rustic: 5, welcoming: 6 }),
    publishState: 'Published',
  },
  {
    name: 'Fig & Shade',
    sku: 'FS-0421',
    shortDescription: 'Green fig, warm wall, cool courtyard.',
    longDescription:
      'Fig leaf and fig milk, with the bitter green of the stem left in. It brings a southern courtyard to a northern room.',
    family: 'Fruity',
    collection: 'Designer',
    isOdorNeutralizer: false,
    detectionLevel: 'Medium',
    colors: ['#6E4A6B', '#8FA36A', '#C9B28F', '#4B3350'],
    adjectives: weighted({ leafy: 6, natural: 7, creamy: 6, calm: 6, sensual: 5 }),
    publishState: 'Published',
  },
  {
    name: 'Cassis Hour',
    sku: 'CH-0428',
    shortDescription: "Blackcurrant, dark glass, seven o'clock.",
    longDescription:
      'Blackcurrant bud and plum skin on a base of patchouli. Tart, dressed up and entirely sure of itself.',
    family: 'Fruity',
    collection: 'Prestige',
    isOdorNeutralizer: false,
    detectionLevel: 'High',
    colors: ['#4E2A5A', '#8C3F7B', '#C66A93', '#E7B7C8'],
    adjectives: weighted({ bold: 8, juicy: 7, confident: 7, mysterious: 5, modern: 4 }),
    publishState: 'Published',
  },
  {
    name: 'White Peach Picnic',
    sku: 'WP-0433',
    shortDescription: 'White peach on a cold plate.',
    longDescription:
      'White peach, mirabelle and a leaf of mint. Sweet in the way that fruit is sweet, and gone before it is too much.',
    family: 'Fruity',
    collection: 'Core',
    isOdorNeutralizer: false,
    detectionLevel: 'Low',
    colors: ['#F6C7A5', '#F2937D', '#FBE6CF', '#A7BF7A'],
    adjectives: weighted({ playful: 8, sweet: 7, juicy: 7, light: 6, joyful: 6 }),
    publishState: 'Published',
  },
  {
    name: 'Mango Verandah',
    sku: 'MV-0439',
    shortDescription: 'Ripe mango, rattan, a slow ceiling fan.',
    longDescription:
      'Mango and passion fruit kept honest with a squeeze of lime. It belongs near pools, breakfast rooms and children.',
    family: 'Fruity',
    collection: 'Core',
    isOdorNeutralizer: false,
    detectionLevel: 'Medium',
    colors: ['#F2A33A', '#F6CD5E', '#D9632F', '#6FA05A'],
    adjectives: weighted({ tropical: 9, sunny: 8, joyful: 6, playful: 6, energetic: 4 }),
    publishState: 'Published',
  },
];
