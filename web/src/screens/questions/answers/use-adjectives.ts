import { useAdjectives as useAllAdjectives } from '../../../lib/use-adjectives.ts';

/** All adjectives by name; undefined while they load. */
export function useAdjectives() {
  const { items } = useAllAdjectives();
  const names = new Map(items?.map(({ id, name }) => [id, name]));
  return {
    items,
    /** True for every id while the adjectives load. */
    isKnown: (id: string) => items === undefined || names.has(id),
    nameOf: (id: string) => names.get(id),
  };
}
export type Adjectives = ReturnType<typeof useAdjectives>;
