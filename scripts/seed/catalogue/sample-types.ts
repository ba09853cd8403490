/** The specification's terms, repeated here as plain data so that the sample catalogue has no dependencies. */
export type PublishState = 'Draft' | 'Published';

export type Family =
  | 'Aromatic'
  | 'Citrus'
  | 'Floral'
  | 'Fruity'
  | 'Gourmand'
  | 'Green'
  | 'Amber'
  | 'Ozonic'
  | 'Watery'
  | 'Woody';

export type Collection = 'Core' | 'Designer' | 'Holidays' | 'Prestige';

export type WeightedAdjective = { name: string; weight: number };

export type SampleFragrance = {
  name: string;
  sku: string;
  shortDescription: string;
  longDescription: string;
  family: Family;
  collection: Collection;
  isOdorNeutralizer: boolean;
  detectionLevel: 'Low' | 'Medium' | 'High';
  /** '#RRGGBB', the main color first. The drawn picture's background uses the first two. */
  colors: string[];
  adjectives: WeightedAdjective[];
  publishState: PublishState;
};

export type SampleAnswer = {
  title: string;
  publishState: PublishState;
  adjectives: string[];
  /** The slug of the drawn picture. Only answers of Photo + Text questions have one. */
  picture?: string;
};

export type SampleQuestion = {
  questionText: string;
  type: 'Photo + Text' | 'Single Choice' | 'Multiple Choice';
  publishState: PublishState;
  answers: SampleAnswer[];
};

export const weighted = (weights: Record<string, number>): WeightedAdjective[] =>
  Object.entries(weights).map(([name, weight]) => ({ name, weight }));
