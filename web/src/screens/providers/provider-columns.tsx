import type { Provider } from '@vse/domain/records/providers';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Hidden } from '../../ui/base/hidden.tsx';
import { PencilIcon, TrashIcon } from '../../ui/base/staff-icons.tsx';
import { Button } from '../../ui/office/controls/button.tsx';
import type { Column } from '../../ui/office/data-table.tsx';
import styles from './providers.module.css';

type Actions = { onEdit: (provider: Provider) => void; onDelete: (provider: Provider) => void };

export function useProviderColumns({ onEdit, onDelete }: Actions): Column<Provider>[] {
  const { providers } = useOfficeWords();
  const { number } = useFormats();
  const { columns } = providers;
  return [
    {
      key: 'name',
      title: columns.name,
      isMain: true,
      isSortable: true,
      show: ({ id, name }) => <Link to={paths.provider.getHref(id)}>{name}</Link>,
    },
    {
      key: 'fragrances',
      title: columns.fragrances,
      isSortable: true,
      show: ({ id, fragrances }) => (
        <Link to={paths.inventory.getHref(id)}>{number(fragrances.length)}</Link>
      ),
    },
    {
      key: 'logo',
      title: columns.logo,
      show: ({ showLogoOnPdf }) => (showLogoOnPdf ? providers.logoShown : providers.logoHidden),
    },
    {
      key: 'actions',
      title: columns.actions,
      isShort: true,
      show: (provider) => (
        <span className={styles.actions}>
          <Button look="text" isSmall aria-haspopup="dialog" onClick={() => onEdit(provider)}>
            <PencilIcon />
            <Hidden>{providers.editOne(provider.name)}</Hidden>
          </Button>
          <Button look="text" isSmall aria-haspopup="dialog" onClick={() => onDelete(provider)}>
            <TrashIcon />
            <Hidden>{providers.deleteOne(provider.name)}</Hidden>
          </Button>
        </span>
      ),
    },
  ];
}
