import { permissions } from '@vse/domain/access/permissions';
import { useParams } from 'react-router';
import { useProviderRecords } from '../../lib/records/use-providers.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { DeletedPage } from '../../ui/kit/deleted-page.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { providerKind } from './feature.ts';

/** Text 2 has two routes, by id and by name; both lead here. */
export const ProviderDeletedScreen = staffScreen(permissions.catalogue.write, () => {
  const { providers } = useOfficeWords();
  const { providerId, name } = useParams();
  return (
    <DeletedPage
      kind={providerKind}
      list={useProviderRecords()}
      isRecord={(item) => (name === undefined ? item.id === providerId : item.name === name)}
      title={name === undefined ? providers.deletedUnnamed : providers.deleted({ name })}
      text={name === undefined ? providers.deletedUnnamedText : providers.deletedText({ name })}
    />
  );
});
