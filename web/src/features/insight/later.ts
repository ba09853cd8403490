import { type ComponentType, createContext } from 'react';
import type { Figure, MeaningKey } from './insight-table.ts';

export type DetailsProps = { numbers: readonly (MeaningKey & { title: string; figure: Figure })[] };

/**
 * What tables show later: their sentences are half of the words of the screen, and not needed for the first look. The
 * screen provides them, because their file imports the tables.
 */
export const LaterParts = createContext<{
  Details: ComponentType<DetailsProps>;
  Meaning: ComponentType<MeaningKey>;
}>({ Details: () => null, Meaning: () => null });
