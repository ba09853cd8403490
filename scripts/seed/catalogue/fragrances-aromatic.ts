import { type SampleFragrance, weighted } from './sample-types.ts';

export const aromaticFragrances: SampleFragrance[] = [
  {
    name: 'Lavender Press',
    sku: 'LP-0302',
    shortDescription: 'Lavender dried between two pages.',
    longDescription:
      'True lavender with clary sage and a hem of clean cotton. It settles a room the way dusk does.',
    family: 'Aromatic',
    collection: 'Core',
    isOdorNeutralizer: false,
    detectionLevel: 'Medium',
    colors: ['#8C7DB8', '#BBAEDB', '#6A8A66', '#E9E4F2'],
    adjectives: weighted({ restful: 9, herbal: 7, calm: 8, clean: 5, nostalgic: 4 }),
    publishState: 'Published',
  },
  {
    name: 'Rosemary Coast',
    sku: 'RC-0307',
    shortDescription: 'Rosemary growing where the spray lands.',
    longDescription:
      'Rosemary and sea fennel over warm driftwood. Somewhere between a kitchen garden and a cliff.',
    family: 'Aromatic',
    collection: 'Designer',
    isOdorNeutralizer: false,
    detectionLevel: 'Medium',
    colors: ['#5F7F73', '#9DB7A0', '#C7D4DC', '#3B5563'],
    adjectives: weighted({ coastal: 7, herbal: 8, fresh: 6, wild: 6, salty: 5 }),
    publishState: 'Published',
  },
  {
    name: 'Sage & Suede',
    sku: 'SS-0311',
    shortDescription: 'Clary sage on a well-worn glove.',
    longDescription:
      'Clary sage and juniper with a suede accord that stays matt. Quiet, tailored, slightly weathered.',
    family: 'Aromatic',
    collection: 'Prestige',
    isOdorNeutralizer: false,
    detectionLevel: 'Low',
    colors: ['#8F9A7C', '#C2BFA3', '#9B7B62', '#5D5A4A'],
    adjectives: weighted({ elegant: 6, dry: 8, grounding: 7, refined: 7, soft: 4 }),
    publishState: 'Published',
  },
  {
    name: 'Eucalyptus Court',
    sku: 'EC-0316',
    shortDescription: 'A deep breath for busy rooms.',
    longDescription:
      'Eucalyptus and spearmint on an odor-neutralizing base, made for spas, gyms and entrances. It opens the head first and the room second.',
    family: 'Aromatic',
    collection: 'Core',
    isOdorNeutralizer: true,
    detectionLevel: 'Medium',
    colors: ['#6FA79B', '#A9CFC2', '#3E7169', '#DDEBE4'],
    adjectives: weighted({ clear: 9, fresh: 8, energetic: 6, cool: 7, clean: 7 }),
    publishState: 'Published',
  },
  {
    name: 'Thyme & Ember',
    sku: 'TE-0320',
    shortDescription: 'Wild thyme thrown on the coals.',
    longDescription:
      'Thyme and bay with a curl of wood smoke and orange rind. The start of a long supper.',
    family: 'Aromatic',
    collection: 'Holidays',
    isOdorNeutralizer: false,
    detectionLevel: 'High',
    colors: ['#7A8450', '#B9A45C', '#A5512F', '#3F4630'],
    adjectives: weighted({ rustic: 8, smoky: 6, herbal: 6, festive: 6, warm: 6 }),
    publishState: 'Published',
  },
];
