import type { Fragrance } from '@vse/domain/records/fragrances';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useProviders } from '../../lib/records/use-providers.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Fact } from '../../ui/kit/facts.tsx';
import { Glance } from '../../ui/kit/glance.tsx';
import { Visibility } from './publishing/visibility.tsx';

/** Facts about a fragrance that are not among its fields. */
export function FragranceFacts({ fragrance }: { fragrance: Fragrance }) {
  const { fragrances: words, providers } = useOfficeWords();
  const { items, isRead } = useProviders();
  const stocking = items.filter(({ fragrances }) =>
    fragrances.some(({ id }) => id === fragrance.id),
  );
  const inventories = isRead ? { stocked: stocking.length, all: items.length } : undefined;
  return (
    <Glance record={fragrance} title={words.glance}>
      <Fact term={words.visibility}>
        <Visibility fragrance={fragrance} inventories={inventories} />
      </Fact>
      {stocking.length > 0 && (
        <Fact term={providers.crumb}>
          {stocking.map(({ id, name }, index) => (
            <Fragment key={id}>
              {index > 0 && <span>{', '}</span>}
              <Link to={paths.provider.getHref(id)}>{name}</Link>
            </Fragment>
          ))}
        </Fact>
      )}
    </Glance>
  );
}
