import { type SampleFragrance, weighted } from './sample-types.ts';

export const amberFragrances: SampleFragrance[] = [
  {
    name: 'Golden Resin',
    sku: 'GR-0404',
    shortDescription: 'Honeyed glow by the fire.',
    longDescription:
      'Labdanum and benzoin, lifted by a peel of orange. The warmth arrives first and stays longest.',
    family: 'Amber',
    collection: 'Holidays',
    isOdorNeutralizer: false,
    detectionLevel: 'Medium',
    colors: ['#D98A2B', '#A3541A', '#F2C56B'],
    adjectives: weighted({ warm: 9, cosy: 7, rich: 5 }),
    publishState: 'Published',
  },
  {
    name: 'Saffron Thread',
    sku: 'ST-0408',
    shortDescription: 'One thread of saffron, drawn through leather.',
    longDescription:
      'Saffron and pimento laid over soft leather and amberwood. A scent with posture.',
    family: 'Amber',
    collection: 'Prestige',
    isOdorNeutralizer: false,
    detectionLevel: 'High',
    colors: ['#C4571F', '#E8A33C', '#7A2A1B', '#F4D79A'],
    adjectives: weighted({ spicy: 9, golden: 7, bold: 6, sensual: 6, confident: 5 }),
    publishState: 'Published',
  },
  {
    name: 'Myrrh & Honey',
    sku: 'MY-0411',
    shortDescription: 'Dark honey on an old silver spoon.',
    longDescription:
      'Myrrh and beeswax, brightened with a drop of bergamot. Old as a recipe and just as welcome.',
    family: 'Amber',
    collection: 'Designer',
    isOdorNeutralizer: false,
    detectionLevel: 'Medium',
    colors: ['#B8792E', '#E6B85C', '#6A4322', '#F5E2B3'],
    adjectives: weighted({ honeyed: 9, resinous: 8, warm: 6, nostalgic: 5 }),
    publishState: 'Published',
  },
  {
    name: 'Frankincense Hall',
    sku: 'FI-0416',
    shortDescription: 'Cool stone, slow smoke, high windows.',
    longDescription:
      'Frankincense and elemi rising over cypress. It gives a space height and its visitors a lower voice.',
    family: 'Amber',
    collection: 'Holidays',
    isOdorNeutralizer: false,
    detectionLevel: 'Medium',
    colors: ['#A98B5D', '#DCC79A', '#6D5A48', '#F3E9D2', '#8A3F2C'],
    adjectives: weighted({ resinous: 9, serene: 6, timeless: 7, smoky: 6, grounding: 5 }),
    publishState: 'Published',
  },
  {
    name: 'Tonka Lounge',
    sku: 'TL-0422',
    shortDescription: 'Tonka, tobacco leaf, the good armchair.',
    longDescription:
      'Tonka bean and blond tobacco with a sip of rum. Made for low lamps and late check-ins.',
    family: 'Amber',
    collection: 'Core',
    isOdorNeutralizer: false,
    detectionLevel: 'High',
    colors: ['#8E4B32', '#C98A4B', '#E9C08A', '#3D231C'],
    adjectives: weighted({ velvety: 8, warm: 7, sweet: 6, sensual: 6, comforting: 5 }),
    publishState: 'Published',
  },
];
