import { permissions } from '@vse/domain/access/permissions';
import { useParams } from 'react-router';
import { useAdjectives } from '../../lib/records/use-adjectives.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { DeletedPage, useDeletedName } from '../../ui/kit/deleted-page.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { adjectiveKind } from './feature.ts';

export const AdjectiveDeletedScreen = staffScreen(permissions.catalogue.write, () => {
  const { adjectives: words } = useOfficeWords();
  const { adjectiveId } = useParams();
  const name = useDeletedName();
  return (
    <DeletedPage
      kind={adjectiveKind}
      list={useAdjectives()}
      isRecord={({ id }) => id === adjectiveId}
      title={name === undefined ? words.deletedOne : words.deleted({ name })}
      text={words.deletedText}
    />
  );
});
