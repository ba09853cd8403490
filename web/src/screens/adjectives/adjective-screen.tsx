import { permissions } from '@vse/domain/access/permissions';
import { useParams } from 'react-router';
import { useAdjectives } from '../../lib/records/use-adjectives.ts';
import { DetailScreen, recordIn } from '../../ui/kit/detail-screen.tsx';
import { kinds } from '../../ui/office/kinds.ts';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { AdjectiveDetail } from './adjective-detail.tsx';

export const AdjectiveScreen = staffScreen(permissions.catalogue.write, () => (
  <DetailScreen kind={kinds.adjectives} source={recordIn(useAdjectives(), useParams().adjectiveId)}>
    {(adjective) => <AdjectiveDetail adjective={adjective} />}
  </DetailScreen>
));
