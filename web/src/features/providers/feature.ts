import { paths } from '../../lib/paths.ts';
import { type Feature, recordKind } from '../feature.ts';

export const providerKind = recordKind('providers', {
  list: paths.providers,
  add: paths.addProvider,
  one: paths.provider,
});

export const providers: Feature = {
  label: ({ parts }) => parts.jumpTargets.providers,
  icon: 'M3 8.2 4.4 3.5h11.2L17 8.2M3 8.2c0 2.4 3.5 2.4 3.5 0 0 2.4 3.5 2.4 3.5 0 0 2.4 3.5 2.4 3.5 0 0 2.4 3.5 2.4 3.5 0M4.5 10.5v6h11v-6M8 16.5V13h4v3.5',
  href: () => paths.providers.getHref(),
  screens: {
    [paths.providers.path]: async () => (await import('./providers-screen.tsx')).ProvidersScreen,
    [paths.addProvider.path]: async () =>
      (await import('./add-provider-screen.tsx')).AddProviderScreen,
    [paths.provider.path]: async () => (await import('./provider-screen.tsx')).ProviderScreen,
    [paths.providerDeleted.path]: async () =>
      (await import('./provider-deleted-screen.tsx')).ProviderDeletedScreen,
    [paths.providerDeletedByName.path]: async () =>
      (await import('./provider-deleted-screen.tsx')).ProviderDeletedScreen,
  },
  record: providerKind,
};
