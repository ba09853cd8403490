import type { FragranceRow } from '@vse/domain/records/fragrances';
import type { PublishState } from '@vse/domain/rules/publish-state';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { ColorDots } from '../../ui/base/color-dots.tsx';
import { columnsOf } from '../../ui/kit/columns.tsx';
import type { Column } from '../../ui/kit/data-table.tsx';
import { Thumbnail } from './files/thumbnail.tsx';
import styles from './fragrances.module.css';
import { PublishedMark } from './publishing/published-mark.tsx';

export function useFragranceColumns(
  /** The states that were just set here. */
  justSet: ReadonlyMap<string, PublishState>,
): Column<FragranceRow>[] {
  const { fragrances: words } = useOfficeWords();
  const columns = { ...words.columns, colors: words.fields.colors };
  return columnsOf(columns, {
    name: {
      isMain: true,
      isSortable: true,
      show: ({ id, name, thumbnailUrl }) => (
        <span className={styles.name}>
          <Thumbnail url={thumbnailUrl} />
          <Link to={paths.fragrance.getHref(id)}>{name}</Link>
        </span>
      ),
    },
    sku: { isQuiet: true, isPlain: true, show: ({ sku }) => sku },
    family: { isFolded: true, isPlain: true, show: ({ family }) => words.family[family] },
    collection: {
      isSortable: true,
      isPlain: true,
      show: ({ collection }) => words.collection[collection],
    },
    neutralizer: {
      isShort: true,
      show: ({ isOdorNeutralizer }) =>
        isOdorNeutralizer ? (
          words.yes
        ) : (
          <span data-rule className={styles.rule}>
            {words.no}
          </span>
        ),
    },
    colors: {
      isFolded: true,
      isPlain: true,
      show: ({ colors }) => <ColorDots colors={colors} />,
    },
    published: {
      isPlain: true,
      isBeside: true,
      show: (row) => (
        <PublishedMark fragrance={row} isJustSet={justSet.get(row.id) === row.publishState} />
      ),
    },
  });
}
