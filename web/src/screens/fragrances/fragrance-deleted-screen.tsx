import { permissions } from '@vse/domain/access/permissions';
import { useParams } from 'react-router';
import { useOfficeWords } from '../../lib/words/words.ts';
import { BackPage } from '../../ui/office/back-page.tsx';
import { useParent } from '../../ui/office/record-kind.ts';
import { staffScreen } from '../../ui/office/staff-only.tsx';

/** The specification's address has only the name, which is not unique, so nothing can be looked up by it. */
export const FragranceDeletedScreen = staffScreen(permissions.catalogue.write, () => {
  const { fragrances: words } = useOfficeWords();
  const { back } = useParent('fragrances');
  const { fragrance = '' } = useParams();
  return (
    <BackPage title={words.deleted(fragrance)} text={words.deletedText(fragrance)} back={back} />
  );
});
