import { permissions } from '@vse/domain/access/permissions';
import { useParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { DetailScreen } from '../../ui/office/detail-screen.tsx';
import { StaffOnly } from '../../ui/office/staff-only.tsx';
import { FragranceDetail } from './fragrance-detail.tsx';
import { useFragrance } from './use-fragrance.ts';

export function FragranceScreen() {
  return <StaffOnly access={permissions.catalogue.write}>{() => <Fragrance />}</StaffOnly>;
}

function Fragrance() {
  const { fragrances: words } = useOfficeWords();
  const { fragranceId = '' } = useParams();
  const source = useFragrance(fragranceId);
  const unknown = {
    title: words.unknown,
    text: words.unknownText,
    toList: words.toList,
    listHref: paths.fragrances.getHref(),
  };
  return (
    <DetailScreen source={source} unknown={unknown}>
      {(fragrance) => (
        <FragranceDetail key={fragranceId} fragrance={fragrance} refresh={source.refresh} />
      )}
    </DetailScreen>
  );
}
