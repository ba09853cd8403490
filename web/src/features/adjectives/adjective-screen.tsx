import { permissions } from '@vse/domain/access/permissions';
import { useParams } from 'react-router';
import { useAdjectives } from '../../lib/records/use-adjectives.ts';
import { DetailScreen, recordIn } from '../../ui/kit/detail-screen.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { AdjectiveDetail } from './adjective-detail.tsx';
import { adjectiveKind } from './feature.ts';

export const AdjectiveScreen = staffScreen(permissions.catalogue.write, () => (
  <DetailScreen kind={adjectiveKind} source={recordIn(useAdjectives(), useParams().adjectiveId)}>
    {(adjective) => <AdjectiveDetail adjective={adjective} />}
  </DetailScreen>
));
