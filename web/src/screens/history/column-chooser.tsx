import { MenuItemCheckbox } from '@fluentui/react-components';
import { useState } from 'react';
import { safeLocalStorage } from '../../lib/browser/key-value.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Menu } from '../../ui/kit/controls/menu.tsx';
import type { Column } from '../../ui/kit/data-table.tsx';

const KEY = 'vse.historyHiddenColumns';

/** The visible columns. The choice is stored in this browser. */
export function useShownColumns<Row>(columns: readonly Column<Row>[], always: readonly string[]) {
  const [hidden, setHidden] = useState(() => (safeLocalStorage.get(KEY) ?? '').split(','));
  const choices = columns.filter(({ key }) => !always.includes(key));
  return {
    columns: columns.filter(({ key }) => always.includes(key) || !hidden.includes(key)),
    choices: choices.map(({ key, title }) => ({ key, title })),
    shown: choices.map(({ key }) => key).filter((key) => !hidden.includes(key)),
    show: (keys: readonly string[]) => {
      const next = choices.map(({ key }) => key).filter((key) => !keys.includes(key));
      safeLocalStorage.set(KEY, next.join(','));
      setHidden(next);
    },
  };
}

type ColumnChooserProps = Pick<ReturnType<typeof useShownColumns>, 'choices' | 'shown' | 'show'>;

export function ColumnChooser({ choices, shown, show }: ColumnChooserProps) {
  const { history } = useOfficeWords();
  return (
    <Menu
      label={history.chooseColumns}
      checkedValues={{ columns: [...shown] }}
      onCheckedValueChange={(_, { checkedItems }) => show(checkedItems)}
    >
      {choices.map(({ key, title }) => (
        <MenuItemCheckbox key={key} name="columns" value={key}>
          {title}
        </MenuItemCheckbox>
      ))}
    </Menu>
  );
}
