import { MAX_COLORS } from '@vse/domain/limits';
import { quoted } from '@vse/domain/messages/quoted';
import { hexColorsIn } from '@vse/domain/rules/hex-colors';
import { type RefObject, useEffect, useState } from 'react';

type Options = {
  value: readonly string[];
  onValue: (colors: string[]) => void;
  /** Calls back once the code of the popover is there. */
  whenReady: (open: () => void) => void;
};

/** The colors with those of a text from this place on. Left out are parts that are no color, and colors without a place. */
function pastedAt(index: number, before: readonly string[], text: string) {
  const { colors, others } = hexColorsIn(text);
  const taken = colors.slice(0, MAX_COLORS - index);
  const leftOut = [...others, ...colors.slice(taken.length)].join(', ');
  return {
    colors: [...before.slice(0, index), ...taken, ...before.slice(index + taken.length)],
    pasted: { count: taken.length, leftOut: leftOut && quoted(leftOut) },
  };
}

/** Takes the place that gets the focus once the popover has closed. */
function useFocusAt(field: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<number>();
  useEffect(() => {
    if (place === undefined) return;
    const all = field.current?.querySelectorAll<HTMLElement>('[data-swatch], [data-add]');
    all?.[Math.min(place, all.length - 1)]?.focus();
    setPlace(undefined);
  }, [field, place]);
  return setPlace;
}

/** Which swatch is open, with the colors from before it was, and what changes it. */
export function useSwatches(
  field: RefObject<HTMLElement | null>,
  { value, onValue, whenReady }: Options,
) {
  const [open, setOpen] = useState<{ index: number; before: readonly string[] }>();
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [pasted, setPasted] = useState<{ count: number; leftOut: string }>();
  const setLeft = useFocusAt(field);

  const show = (index: number, before: readonly string[] = value) => {
    whenReady(() => {
      setPasted(undefined);
      setOpen({ index, before });
    });
  };
  const close = () => {
    // A press beside the popover has taken the focus elsewhere.
    if (field.current?.contains(document.activeElement)) setLeft(open?.index);
    setOpen(undefined);
  };
  return {
    open,
    target,
    setTarget,
    pasted,
    /** Opens a swatch, or closes it when it is open. */
    press: (index: number) => (open?.index === index ? close() : show(index)),
    add: (color: string) => {
      const colors = [...value, color];
      onValue(colors);
      show(value.length, colors);
    },
    set: (color: string) => {
      if (!open) return;
      setPasted(undefined);
      onValue(value.with(open.index, color));
    },
    /** Fills this place and those after it. */
    paste: (text: string) => {
      if (!open) return;
      const after = pastedAt(open.index, value, text);
      onValue(after.colors);
      setPasted(after.pasted);
    },
    remove: () => {
      if (!open) return;
      onValue(value.toSpliced(open.index, 1));
      setLeft(open.index);
      setOpen(undefined);
    },
    close,
    cancel: () => {
      if (open) onValue([...open.before]);
      setLeft(open?.index);
      setOpen(undefined);
    },
  };
}
