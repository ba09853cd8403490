import { useProviderRecords } from '../../lib/records/use-providers.ts';
import { defineFinder } from '../finder.ts';
import { providerKind } from './feature.ts';

export const finder = defineFinder({
  name: 'providers',
  useRows: useProviderRecords,
  textOf: ({ name }) => name,
  hitOf: ({ id, name }) => ({
    label: name,
    picture: { kind: 'icon', name: 'providers' },
    href: providerKind.recordHref(id),
  }),
});
