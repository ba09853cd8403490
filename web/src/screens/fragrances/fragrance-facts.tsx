import type { Fragrance } from '@vse/domain/records/fragrances';
import type { Provider } from '@vse/domain/records/providers';
import { useProviders } from '../../lib/use-providers.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Card } from '../../ui/base/card.tsx';
import { Fact, Facts } from '../../ui/office/facts.tsx';
import { LastChange } from '../../ui/office/last-change.tsx';
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

function useInventories({ id }: Fragrance) {
  const { items, isRead } = useProviders();
  if (!isRead) return undefined;
  const has = ({ fragrances }: Provider) => fragrances.some((each) => each.id === id);
  return { stocked: items.filter(has).length, all: items.length };
}
