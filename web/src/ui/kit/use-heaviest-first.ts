import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Item = { id: string; weight?: number };

const byWeight = (one: Item, other: Item) => weightOf(other) - weightOf(one);
/** An unfinished weight comes last. */
const weightOf = ({ weight = 0 }: Item) => (Number.isNaN(weight) ? -Infinity : weight);
const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);

/**
 * The choices with the heaviest first. Their order changes when `settle` is called and not while a weight is typed. What
 * came since stands last.
 */
export function useHeaviestFirst<I extends Item>(value: readonly I[], isWeighted: boolean) {
  const [sorted, setSorted] = useState(() => value.toSorted(byWeight));
  const order = idsOf(sorted);
  const isPressed = useRef(false);
  const place = ({ id }: Item) => (order.includes(id) ? order.indexOf(id) : order.length);
  const sort = () => setSorted(value.toSorted(byWeight));
  const release = useEffectEvent(() => {
    isPressed.current = false;
    sort();
  });
  useEffect(() => {
    const onUp = () => {
      if (isPressed.current) setTimeout(release);
    };
    addEventListener('pointerup', onUp);
    return () => removeEventListener('pointerup', onUp);
  }, []);
  return {
    ordered: isWeighted ? value.toSorted((one, other) => place(one) - place(other)) : value,
    /** The weights at that time, without unfinished ones. */
    settled: sorted.flatMap(({ weight = Number.NaN }) => (Number.isNaN(weight) ? [] : weight)),
    settle: () => {
      if (!isPressed.current) sort();
    },
    /** A row that moved away under a press would not get its click: the order waits for it. */
    handlers: {
      onPointerDown: () => {
        isPressed.current = true;
      },
    },
  };
}
