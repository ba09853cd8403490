import type { TileName } from '@vse/domain/records/lists';

/** What a quiz needs, in the order in which one builds on the other. */
export const STEPS = ['adjectives', 'fragrances', 'providers', 'users'] as const;
export type Step = (typeof STEPS)[number];

type Tiles = readonly { name: TileName; count: number }[];

/** The steps that are left until a quiz can be asked. None for people who do not see all of these lists. */
export function stepsLeft(tiles: Tiles): readonly Step[] {
  const counts = new Map(tiles.map(({ name, count }) => [name, count]));
  return STEPS.every((name) => counts.has(name)) ? STEPS.filter((name) => !counts.get(name)) : [];
}
