import { permissions } from '@vse/domain/access/permissions';
import { useParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { MessagePage } from '../../ui/feedback/message-page.tsx';
import { ButtonTo } from '../../ui/office/controls/button-to.tsx';
import { StaffOnly } from '../../ui/office/staff-only.tsx';

export function FragranceDeletedScreen() {
  return <StaffOnly access={permissions.catalogue.write}>{() => <Deleted />}</StaffOnly>;
}

/** The specification's address has only the name, which is not unique, so nothing can be looked up by it. */
function Deleted() {
  const { fragrances: words } = useOfficeWords();
  const { fragrance = '' } = useParams();
  return (
    <MessagePage title={words.deleted(fragrance)} text={words.deletedText(fragrance)}>
      <ButtonTo look="ink" to={paths.fragrances.getHref()}>
        {words.toList}
      </ButtonTo>
    </MessagePage>
  );
}
