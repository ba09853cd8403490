import { permissions } from '@vse/domain/access/permissions';
import { useParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useAdjectives } from '../../lib/use-adjectives.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { DetailScreen } from '../../ui/office/detail-screen.tsx';
import { StaffOnly } from '../../ui/office/staff-only.tsx';
import { AdjectiveDetail } from './adjective-detail.tsx';

export function AdjectiveScreen() {
  return <StaffOnly access={permissions.catalogue.write}>{() => <Adjective />}</StaffOnly>;
}

function Adjective() {
  const { adjectives: words } = useOfficeWords();
  const { adjectiveId = '' } = useParams();
  const all = useAdjectives();
  const source = {
    ...all,
    record: all.items?.find(({ id }) => id === adjectiveId),
    isLoading: !all.items || all.isFetching,
  };
  const unknown = {
    title: words.unknown,
    text: words.unknownText,
    toList: words.toList,
    listHref: paths.adjectives.getHref(),
  };
  return (
    <DetailScreen source={source} unknown={unknown}>
      {(adjective) => <AdjectiveDetail key={adjectiveId} adjective={adjective} />}
    </DetailScreen>
  );
}
