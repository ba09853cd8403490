import { permissions } from '@vse/domain/access/permissions';
import { useParams } from 'react-router';
import { DetailScreen } from '../../ui/kit/detail-screen.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { fragranceKind } from './feature.ts';
import { FragranceDetail } from './fragrance-detail.tsx';
import { useFragrance } from './use-fragrance.ts';

export const FragranceScreen = staffScreen(permissions.catalogue.write, () => (
  <DetailScreen kind={fragranceKind} source={useFragrance(useParams().fragranceId ?? '')}>
    {(fragrance) => <FragranceDetail fragrance={fragrance} />}
  </DetailScreen>
));
