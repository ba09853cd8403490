import { permissions } from '@vse/domain/access/permissions';
import { useParams } from 'react-router';
import { useFragranceRows } from '../../lib/use-fragrance-rows.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { DeletedPage } from '../../ui/office/deleted-page.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';

/** The specification's address has only the name, which several fragrances may have. */
export const FragranceDeletedScreen = staffScreen(permissions.catalogue.write, () => {
  const { fragrances: words } = useOfficeWords();
  const { fragrance = '' } = useParams();
  return (
    <DeletedPage
      kind="fragrances"
      list={useFragranceRows()}
      isRecord={({ name }) => name === fragrance}
      title={words.deleted(fragrance)}
      text={words.deletedText(fragrance)}
    />
  );
});
