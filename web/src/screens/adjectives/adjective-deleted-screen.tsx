import { permissions } from '@vse/domain/access/permissions';
import { useParams } from 'react-router';
import { useAdjectives } from '../../lib/use-adjectives.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { DeletedPage, useDeletedName } from '../../ui/office/deleted-page.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';

export const AdjectiveDeletedScreen = staffScreen(permissions.catalogue.write, () => {
  const { adjectives: words } = useOfficeWords();
  const { adjectiveId } = useParams();
  const name = useDeletedName();
  return (
    <DeletedPage
      kind="adjectives"
      list={useAdjectives()}
      isRecord={({ id }) => id === adjectiveId}
      title={name === undefined ? words.deletedOne : words.deleted(name)}
      text={words.deletedText}
    />
  );
});
