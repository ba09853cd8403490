import { permissions } from '@vse/domain/access/permissions';
import { useParams } from 'react-router';
import { useProviderRecords } from '../../lib/records/use-providers.ts';
import { DetailScreen, recordIn } from '../../ui/kit/detail-screen.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { providerKind } from './feature.ts';
import { ProviderDetail } from './provider-detail.tsx';

export const ProviderScreen = staffScreen(permissions.catalogue.write, () => {
  const providers = useProviderRecords();
  return (
    <DetailScreen kind={providerKind} source={recordIn(providers, useParams().providerId)}>
      {(provider) => <ProviderDetail provider={provider} providers={providers} />}
    </DetailScreen>
  );
});
