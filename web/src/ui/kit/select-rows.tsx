import { useLayoutEffect, useRef } from 'react';
import type { RowSelection } from './data-table.tsx';
import styles from './select-rows.module.css';
import type { Selection } from './use-selection.ts';

type Labels<Row> = {
  /** The accessible name of a row's box, such as 'Select Salt Line'. */
  labelOf: (row: Row) => string;
  /** The accessible name of the box in the header. */
  label: string;
};

/** What a table draws and does for rows that can be selected. Only lists that have it load its code. */
export function useRowSelection<Row>(
  selection: Selection,
  { labelOf, label }: Labels<Row>,
): RowSelection<Row> {
  const { ids, choose } = selection;
  const last = useRef<string>(undefined);
  /** Selects a row or takes it from the selection; with Shift, so are all rows from the one pressed last. */
  const toggle = (key: string, keys: readonly string[], isRange: boolean) => {
    const from = isRange ? keys.indexOf(last.current ?? key) : -1;
    const to = keys.indexOf(key);
    const range = from < 0 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1);
    last.current = key;
    choose(range, !ids.has(key));
  };
  return {
    isChosen: (key) => ids.has(key),
    head: (keys) => <SelectPage keys={keys} selection={selection} label={label} />,
    box: (row, key, keys) => (
      <SelectRow
        label={labelOf(row)}
        isChosen={ids.has(key)}
        onToggle={(isRange) => toggle(key, keys, isRange)}
      />
    ),
    /** Escape clears the selection. Space on the link of a row selects it; a button there needs the key itself. */
    onKeyDown: (event, keys) => {
      // A tooltip that Escape has hidden prevented the default.
      if (event.key === 'Escape' && !event.defaultPrevented) return selection.clear();
      const link = event.target instanceof Element ? event.target.closest('th a') : null;
      const key = keys[link?.closest('tr')?.sectionRowIndex ?? -1];
      if (event.key !== ' ' || key === undefined) return;
      event.preventDefault();
      toggle(key, keys, event.shiftKey);
    },
  };
}

type SelectPageProps = {
  /** The keys of the rows on this page. */
  keys: readonly string[];
  selection: Selection;
  label: string;
};

/** In the header: selects the rows of this page. Some of them selected is a state of its own. */
function SelectPage({ keys, selection, label }: SelectPageProps) {
  const box = useRef<HTMLInputElement>(null);
  const count = keys.filter((key) => selection.ids.has(key)).length;
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
        onChange={() => selection.choose(keys, !isAll)}
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
const SelectRow = ({ label, isChosen, onToggle }: SelectRowProps) => (
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
