import type { Fragrance } from '@vse/domain/records/fragrances';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Fact } from '../../ui/kit/facts.tsx';
import { Glance } from '../../ui/kit/glance.tsx';
import { useInventories } from './publishing/use-inventories.ts';
import { Visibility } from './publishing/visibility.tsx';

/** Facts about a fragrance that are not among its fields. */
export function FragranceFacts({ fragrance }: { fragrance: Fragrance }) {
  const { fragrances: words } = useOfficeWords();
  return (
    <Glance record={fragrance} words={words}>
      <Fact term={words.visibility}>
        <Visibility fragrance={fragrance} inventories={useInventories(fragrance)} />
      </Fact>
    </Glance>
  );
}
