import type { Fragrance } from '@vse/domain/records/fragrances';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Card } from '../../ui/base/card.tsx';
import { Fact, Facts } from '../../ui/office/facts.tsx';
import { LastChange } from '../../ui/office/last-change.tsx';
import { useInventories } from './publishing/use-inventories.ts';
import { Visibility } from './publishing/visibility.tsx';

/** Facts about a fragrance that are not among its fields. */
export function FragranceFacts({ fragrance }: { fragrance: Fragrance }) {
  const { fragrances: words } = useOfficeWords();
  return (
    <Card title={words.glance}>
      <Facts>
        <Fact term={words.visibility}>
          <Visibility fragrance={fragrance} inventories={useInventories(fragrance)} />
        </Fact>
        <LastChange record={fragrance} words={words} />
      </Facts>
    </Card>
  );
}
