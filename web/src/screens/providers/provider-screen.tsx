import { permissions } from '@vse/domain/access/permissions';
import { useParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useProviderRecords } from '../../lib/use-providers.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { DetailScreen } from '../../ui/office/detail-screen.tsx';
import { StaffOnly } from '../../ui/office/staff-only.tsx';
import { ProviderDetail } from './provider-detail.tsx';

export function ProviderScreen() {
  return <StaffOnly access={permissions.catalogue.write}>{() => <Provider />}</StaffOnly>;
}

function Provider() {
  const { providers: words } = useOfficeWords();
  const { providerId = '' } = useParams();
  const providers = useProviderRecords();
  const source = {
    ...providers,
    record: providers.items?.find(({ id }) => id === providerId),
    isLoading: !providers.items || providers.isFetching,
  };
  const unknown = {
    title: words.unknown,
    text: words.unknownText,
    toList: words.toProviders,
    listHref: paths.providers.getHref(),
  };
  return (
    <DetailScreen source={source} unknown={unknown}>
      {(provider) => <ProviderDetail key={providerId} provider={provider} providers={providers} />}
    </DetailScreen>
  );
}
