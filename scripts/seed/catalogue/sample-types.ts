/** The words of the specification; kept here as plain data so that the seed runs on its own. */
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
  /** '#RRGGBB', the leading color first: portraits are washed in the first two. */
  colors: string[];
  adjectives: WeightedAdjective[];
  publishState: PublishState;
};

export const weighted = (weights: Record<string, number>): WeightedAdjective[] =>
  Object.entries(weights).map(([name, weight]) => ({ name, weight }));
