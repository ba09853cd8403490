import { DeleteRegular, EditRegular } from '@fluentui/react-icons';
import type { Adjective } from '@vse/domain/records/adjectives';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Hidden } from '../../ui/base/hidden.tsx';
import { Button } from '../../ui/office/controls/button.tsx';
import type { Column } from '../../ui/office/data-table.tsx';
import styles from './adjectives.module.css';
import { useUsage } from './use-usage.ts';

type Actions = {
  onEdit: (adjective: Adjective) => void;
  onDelete: (adjective: Adjective) => void;
};

export function useAdjectiveColumns({ onEdit, onDelete }: Actions): Column<Adjective>[] {
  const { adjectives: words } = useOfficeWords();
  const { number } = useFormats();
  const usage = useUsage();
  const used = (part: 'fragrances' | 'answers') => ({
    key: part,
    title: words.columns[part],
    isShort: true,
    show: ({ id }: Adjective) => usage && number(usage(id)[part]),
  });
  return [
    {
      key: 'name',
      title: words.columns.name,
      isMain: true,
      isSortable: true,
      show: ({ id, name }) => <Link to={paths.adjective.getHref(id)}>{name}</Link>,
    },
    used('fragrances'),
    used('answers'),
    {
      key: 'actions',
      title: words.columns.actions,
      isShort: true,
      show: (adjective) => (
        <span className={styles.row}>
          <Button isSmall look="text" aria-haspopup="dialog" onClick={() => onEdit(adjective)}>
            <EditRegular fontSize={18} aria-hidden />
            <Hidden>{words.editOne(adjective.name)}</Hidden>
          </Button>
          <Button isSmall look="text" aria-haspopup="dialog" onClick={() => onDelete(adjective)}>
            <DeleteRegular fontSize={18} aria-hidden />
            <Hidden>{words.deleteOne(adjective.name)}</Hidden>
          </Button>
        </span>
      ),
    },
  ];
}
