import { useState } from 'react';
import { safeLocalStorage } from '../../lib/browser/key-value.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Menu } from '../../ui/kit/controls/menu.tsx';
import type { Column } from '../../ui/kit/data-table.tsx';

const KEY = 'vse.historyHiddenColumns';

/**
 * The visible columns. What differs from the first look is stored in this browser: the columns of the specification that
 * are hidden, and the `extra` ones that are shown.
 */
export function useShownColumns(extra: readonly string[]) {
  const [changed, setChanged] = useState(() => (safeLocalStorage.get(KEY) ?? '').split(','));
  return {
    isShown: (key: string) => extra.includes(key) === changed.includes(key),
    toggle: (key: string) => {
      const next = changed.includes(key)
        ? changed.filter((one) => one !== key)
        : [...changed.filter(Boolean), key];
      safeLocalStorage.set(KEY, next.join(','));
      setChanged(next);
    },
  };
}

type ColumnChooserProps = ReturnType<typeof useShownColumns> & {
  columns: readonly Pick<Column<unknown>, 'key' | 'title'>[];
};

export function ColumnChooser({ columns, isShown, toggle }: ColumnChooserProps) {
  const items = columns.map(({ key, title }) => ({
    label: title,
    isChecked: isShown(key),
    onSelect: () => toggle(key),
  }));
  return <Menu label={useOfficeWords().history.chooseColumns} items={items} />;
}
