import type { FragranceRow } from '@vse/domain/records/fragrances';
import { isPublished } from '@vse/domain/rules/publish-state';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { ColorDots } from '../../ui/base/color-dots.tsx';
import { columnsOf } from '../../ui/office/columns.tsx';
import type { Column } from '../../ui/office/data-table.tsx';
import { StateMark } from '../../ui/office/state-mark.tsx';
import styles from './fragrances.module.css';
import { SelectDraft } from './publishing/select-draft.tsx';
import type { Selection } from './publishing/use-drafts.ts';
import { Visibility } from './publishing/visibility.tsx';

export function useFragranceColumns(selection: Selection): Column<FragranceRow>[] {
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
    sku: { isQuiet: true, show: ({ sku }) => sku },
    family: { foldsUnder: 'collection', show: ({ family }) => words.family[family] },
    collection: { isSortable: true, show: ({ collection }) => words.collection[collection] },
    neutralizer: {
      isShort: true,
      show: ({ isOdorNeutralizer }) => (isOdorNeutralizer ? words.yes : words.no),
    },
    colors: { isFolded: true, show: ({ colors }) => <ColorDots colors={colors} /> },
    oneSheets: {
      isQuiet: true,
      isFolded: true,
      show: ({ oneSheets: { withLogo, withoutLogo } }) =>
        [withLogo && words.pdf, withoutLogo && words.pdfWithoutLogo].filter(Boolean).join(' · '),
    },
    published: {
      isShort: true,
      show: (row) => (
        <>
          <StateMark state={row.publishState} words={words.state} />
          {isPublished(row) && (
            <span className={styles.visibility}>
              <Visibility fragrance={row} inventories={row.inventories} />
            </span>
          )}
        </>
      ),
    },
    select: {
      isShort: true,
      show: (row) => <SelectDraft fragrance={row} selection={selection} />,
    },
  });
}

const Thumbnail = ({ url }: { url: string }) =>
  url ? (
    <img
      className={styles.thumbnail}
      src={url}
      alt=""
      width={56}
      height={42}
      loading="lazy"
      decoding="async"
    />
  ) : (
    <span className={styles.thumbnail} />
  );
