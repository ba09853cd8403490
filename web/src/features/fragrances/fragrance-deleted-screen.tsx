import { permissions } from '@vse/domain/access/permissions';
import { useParams } from 'react-router';
import { useFragranceRows } from '../../lib/records/use-fragrance-rows.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { DeletedPage } from '../../ui/kit/deleted-page.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { fragranceKind } from './feature.ts';

/** The specification's address has only the name, which several fragrances may have. */
export const FragranceDeletedScreen = staffScreen(permissions.catalogue.write, () => {
  const { fragrances: words } = useOfficeWords();
  const { fragrance = '' } = useParams();
  return (
    <DeletedPage
      kind={fragranceKind}
      list={useFragranceRows()}
      isRecord={({ name }) => name === fragrance}
      title={words.deleted({ name: fragrance })}
      text={words.deletedText({ name: fragrance })}
    />
  );
});
