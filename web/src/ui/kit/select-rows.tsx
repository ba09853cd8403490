import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import styles from './select-rows.module.css';
import type { Selection } from './use-selection.ts';

export type RowSelection<Row> = Pick<Selection, 'ids' | 'choose'> & {
  /** The accessible name of a row's box, such as 'Select Salt Line', and that of the box in the header. */
  labelOf: (row: Row) => string;
  label: string;
};

type Range = {
  /** The keys of the rows on this page, in their order. */
  keys: readonly string[];
  selection: Pick<Selection, 'ids' | 'choose'> | undefined;
};

/** Selects a row or takes it from the selection; with Shift, so are all rows from the one pressed last. */
export function useToggleRow({ keys, selection }: Range) {
  const last = useRef<string>(undefined);
  return (key: string, isRange: boolean) => {
    const from = isRange ? keys.indexOf(last.current ?? key) : -1;
    const to = keys.indexOf(key);
    const range = from < 0 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1);
    last.current = key;
    selection?.choose(range, !selection.ids.has(key));
  };
}

/** Space on the link of a row selects it. A button there needs the key itself. */
export const isSelectKey = ({ key, target }: KeyboardEvent) =>
  key === ' ' && target instanceof Element && target.closest('th a') !== null;

/** In the header: selects the rows of this page. Some of them selected is a state of its own. */
export function SelectPage({ keys, selection, label }: Range & { label: string }) {
  const box = useRef<HTMLInputElement>(null);
  const count = keys.filter((key) => selection?.ids.has(key)).length;
  const isAll = count === keys.length;
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);
  return (
    <label className={styles.area}>
      <input
        ref={box}
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={isAll}
        onChange={() => selection?.choose(keys, !isAll)}
      />
    </label>
  );
}

type SelectRowProps = {
  label: string;
  isChosen: boolean;
  onToggle: (isRange: boolean) => void;
};

/** The browser's own box: a page has fifty of them, and it knows forced colors and touch by itself. */
export const SelectRow = ({ label, isChosen, onToggle }: SelectRowProps) => (
  <label className={styles.area}>
    <input
      type="checkbox"
      className={styles.box}
      aria-label={label}
      checked={isChosen}
      onChange={({ nativeEvent }) =>
        onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  </label>
);
