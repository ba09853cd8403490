import type { Provider } from '@vse/domain/records/providers';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { actionsColumn, columnsOf, nameColumn, type RowActions } from '../../ui/kit/columns.tsx';
import type { Column } from '../../ui/kit/data-table.tsx';
import { providerKind } from './feature.ts';

export function useProviderColumns(actions: RowActions<Provider>): Column<Provider>[] {
  const { providers } = useOfficeWords();
  const { number } = useFormats();
  const { columns } = providers;
  return columnsOf(columns, {
    name: nameColumn(providerKind),
    fragrances: {
      isSortable: true,
      show: ({ id, fragrances }) => (
        <Link to={paths.inventory.getHref(id)}>{number(fragrances.length)}</Link>
      ),
    },
    logo: {
      show: ({ showLogoOnPdf }) => (showLogoOnPdf ? providers.logoShown : providers.logoHidden),
    },
    actions: actionsColumn({ words: providers, ...actions }),
  });
}
