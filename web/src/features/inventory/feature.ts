import { paths } from '../../lib/paths.ts';
import type { Feature } from '../feature.ts';

export const inventory: Feature = {
  label: ({ rail }) => rail.inventory,
  icon: 'M3 6.5 10 3l7 3.5v7L10 17l-7-3.5zM3 6.5l7 3.5 7-3.5M10 10v7',
  href: ({ provider }) => paths.inventory.getHref(provider?.id ?? ''),
  screens: {
    [paths.inventory.path]: async () =>
      (await import('../providers/inventory/inventory-screen.tsx')).InventoryScreen,
  },
};
