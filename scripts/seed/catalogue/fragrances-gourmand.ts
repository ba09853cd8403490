import { type SampleFragrance, weighted } from './sample-types.ts';

export const gourmandFragrances: SampleFragrance[] = [
  {
    name: 'Vanilla Crumb',
    sku: 'VC-0260',
    shortDescription: 'Shortbread still warm from the tin.',
    longDescription:
      'Vanilla pod, browned butter and a pinch of salt. It smells of a kitchen that someone has just left, meaning to come back.',
    family: 'Gourmand',
    collection: 'Designer',
    isOdorNeutralizer: false,
    detectionLevel: 'Medium',
    colors: ['#C89A6B', '#F0D9B5', '#8B5A3C'],
    adjectives: weighted({ cosy: 9, sweet: 8, buttery: 7, comforting: 7 }),
    publishState: 'Published',
  },
  {
    name: 'Hazelnut Latte',
    sku: 'HL-0266',
    shortDescription: 'Roasted hazelnut and steamed milk.',
    longDescription:
      'Hazelnut, espresso and a fold of warm milk. Set near the bar, it sells the second cup.',
    family: 'Gourmand',
    collection: 'Core',
    isOdorNeutralizer: false,
    detectionLevel: 'High',
    colors: ['#7B4F32', '#C49A72', '#EAD7BD', '#4A2E1F'],
    adjectives: weighted({ nutty: 9, toasted: 8, cosy: 6, warm: 6, welcoming: 5 }),
    publishState: 'Published',
  },
  {
    name: 'Salted Caramel Row',
    sku: 'SC-0271',
    shortDescription: 'Caramel at the moment before it burns.',
    longDescription:
      'Copper-pan caramel with sea salt and toasted rice. Generous, a little dark at the edges, best in small doses.',
    family: 'Gourmand',
    collection: 'Holidays',
    isOdorNeutralizer: false,
    detectionLevel: 'High',
    colors: ['#C9792B', '#F0B866', '#6B3A1E', '#F8E4C3'],
    adjectives: weighted({ sweet: 8, salty: 7, golden: 6, rich: 6, nostalgic: 6 }),
    publishState: 'Published',
  },
  {
    name: 'Almond Milk Bath',
    sku: 'AM-0275',
    shortDescription: 'Sweet almond, rice milk, a clean towel.',
    longDescription:
      'Almond and heliotrope thinned with rice milk until they are almost skin. For treatment rooms and the last hour of the day.',
    family: 'Gourmand',
    collection: 'Core',
    isOdorNeutralizer: false,
    detectionLevel: 'Low',
    colors: ['#F1E3D3', '#D8BFA6', '#E8C9C4', '#A98C77'],
    adjectives: weighted({ creamy: 9, soft: 8, comforting: 7, restful: 7, powdery: 5 }),
    publishState: 'Published',
  },
  {
    name: 'Cocoa Atelier',
    sku: 'CA-0279',
    shortDescription: 'Bitter cocoa on a marble bench.',
    longDescription:
      'Cocoa husk and tonka with a splinter of sandalwood. All of the depth of chocolate and little of its sugar.',
    family: 'Gourmand',
    collection: 'Prestige',
    isOdorNeutralizer: false,
    detectionLevel: 'Medium',
    colors: ['#4A2A22', '#8A5440', '#C98F6B', '#E9C8A6', '#D0A144'],
    adjectives: weighted({ rich: 9, deep: 7, velvety: 7, refined: 5, sensual: 5 }),
    publishState: 'Draft',
  },
];
