import { isPublished } from '@vse/domain/rules/publish-state';
import { useFragranceRows } from '../../lib/records/use-fragrance-rows.ts';
import { defineFinder } from '../finder.ts';
import { fragranceKind } from './feature.ts';

export const finder = defineFinder({
  name: 'fragrances',
  useRows: useFragranceRows,
  textOf: ({ name, sku }) => `${name}\n${sku}`,
  hitOf: (row, { office: { fragrances } }) => ({
    label: row.name,
    detail: `${row.sku} · ${fragrances.family[row.family]}`,
    mark: isPublished(row) ? undefined : fragrances.state[row.publishState],
    picture: { kind: 'thumbnail', url: row.thumbnailUrl },
    href: fragranceKind.recordHref(row.id),
  }),
});
