import { useAdjectives } from '../../../lib/records/use-adjectives.ts';

/** All adjectives by name; undefined while they load. */
export function useKnownAdjectives() {
  const { items } = useAdjectives();
  const names = new Map(items?.map(({ id, name }) => [id, name]));
  return {
    items,
    /** True for every id while the adjectives load. */
    isKnown: (id: string) => items === undefined || names.has(id),
    nameOf: (id: string) => names.get(id),
  };
}
export type Adjectives = ReturnType<typeof useKnownAdjectives>;
